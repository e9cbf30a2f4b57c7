"""What people made of judged texts, as labels; docs/measuring-your-judge.md has the words."""
