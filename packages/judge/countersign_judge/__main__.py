from countersign_judge.commands.main import main

raise SystemExit(main())
