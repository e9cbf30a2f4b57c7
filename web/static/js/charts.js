// Draws every chart of a page with Chart.js from the data beside it, which insight/panels.py
// describes. Arrow keys go from value to value; the table under a chart has the same figures.
const language = document.documentElement.lang;
// As the theme has it: a variable may be light-dark(), which no canvas reads.
const probe = document.body.appendChild(document.createElement("i"));
function colour(name) {
  probe.style.color = `var(${name})`;
  return getComputedStyle(probe).color;
}

const COLOURS = 7;
const SHAPES = ["circle", "rect", "triangle", "star", "cross", "crossRot", "rectRounded"];
// Of hours and minutes the title of the axis tells.
const UNITS = {
  dollar: { style: "currency", currency: "USD", maximumFractionDigits: 4 },
  percent: { style: "percent", minimumFractionDigits: 0, maximumFractionDigits: 0 },
};
// What goes with the figures of a chart; the silent ones have no values of their own.
const LINE = { type: "line", pointRadius: 0, borderWidth: 1, pointStyle: "line" };
const MARK = { type: "line", showLine: false, pointStyle: "rectRot", pointRadius: 6 };
const FULL = { pointStyle: "rect", type: "bar", categoryPercentage: 1, barPercentage: 1 };
const PARTS = {
  interval: { order: 0, barThickness: 3, borderWidth: 2, pointStyle: "line", tone: "--text" },
  marks: { order: 0, ...MARK, tone: "--text" },
  same: { order: 2, ...LINE, tone: "--line-strong", silent: true },
  shade: { order: 2, ...FULL, tone: "--line", silent: true },
};

const HIDDEN = { display: false };
const PILED = { display: false, stacked: true };
const SMALL = { stack: { x: PILED, y: PILED }, lines: { x: HIDDEN, y: HIDDEN } };

// The label of a bar and its text, in as many lines as they take beside it.
function beside(label, text, width) {
  const letters = Math.min(29, Math.floor(width / 14));
  const line = new RegExp(`\\S.{0,${letters - 1}}(?=\\s|$)|\\S+`, "g");
  const both = `${label}: ${text}`;
  return both.length <= letters ? [both] : [...label.match(line), ...text.match(line)];
}

function scales({ kind, x, y, unit, labels, datasets }, width) {
  const title = (text) => ({ display: Boolean(text), text });
  const few = { maxRotation: 0, maxTicksLimit: 6 };
  const ticks = unit ? { ...few, format: UNITS[unit] } : { ...few, precision: 0 };
  const numbers = { beginAtZero: true, ticks, max: unit === "percent" ? 1 : undefined };
  const grid = { display: false };
  if (kind === "bars") {
    const callback = (_, at) => beside(labels[at], datasets[0].texts[at], width);
    return { x: { ...numbers, title: title(x) }, y: { grid, ticks: { callback, autoSkip: false } } };
  }
  if (kind === "bubbles") {
    const callback = (score) => (score % 6 ? score : "");
    const scores = { min: 0, max: 6, ticks: { stepSize: 1, callback } };
    return { x: { ...scores, title: title(x) }, y: { ...scores, title: title(y) } };
  }
  const stacked = kind === "stack";
  const days = { maxRotation: 0, autoSkipPadding: 12 };
  return {
    x: { grid, stacked, ticks: days, title: title(x) },
    y: { ...numbers, stacked, title: title(y) },
  };
}

// A title, and what is said of each point.
function callbacks({ unit, labels }) {
  const written = new Intl.NumberFormat(language, UNITS[unit]);
  return {
    title: ([item]) => (item && labels ? labels[item.dataIndex] : ""),
    label({ dataset, dataIndex, raw }) {
      const text = dataset.texts?.[dataIndex];
      return `${dataset.label}: ${text ?? [raw].flat().map(written.format).join(" – ")}`;
    },
  };
}

function draw(canvas) {
  const told = JSON.parse(document.getElementById(canvas.dataset.from).textContent);
  const { kind, labels } = told;
  const small = "small" in canvas.dataset;
  const shown = told.datasets.filter((dataset) => !small || !dataset.part);
  const datasets = shown.map((dataset, at) => {
    const part = PARTS[dataset.part];
    const shade = colour(part?.tone ?? `--series-${(at % COLOURS) + 1}`);
    const look = { borderColor: shade, backgroundColor: shade, clip: false };
    return { order: 1, pointStyle: SHAPES[at % SHAPES.length], ...look, ...dataset, ...part };
  });
  const lying = kind === "bars";
  const width = canvas.parentElement.clientWidth;
  if (lying) {
    for (const dataset of datasets) Object.assign(dataset, { grouped: false, maxBarThickness: 24 });
    const lines = labels.map((label, at) => beside(label, datasets[0].texts[at], width).length);
    const height = 95 + labels.length * (10 + 15 * Math.max(...lines));
    canvas.parentElement.style.minHeight = `${height}px`;
  }
  new window.Chart(canvas, {
    type: { bars: "bar", stack: "bar", lines: "line", bubbles: "bubble" }[kind],
    data: { labels, datasets },
    options: {
      indexAxis: lying ? "y" : "x",
      interaction:
        kind === "bubbles"
          ? { mode: "nearest", intersect: true }
          : { mode: "index", axis: lying ? "y" : "x", intersect: false },
      scales: small ? SMALL[kind] : scales(told, width),
      elements: small ? { point: { radius: 1 } } : {},
      plugins: {
        legend: { display: datasets.length > 1 && !small },
        tooltip: {
          enabled: !small,
          callbacks: callbacks(told),
          filter: ({ dataset, raw }) => !dataset.silent && raw !== null,
        },
      },
    },
  });
}

// By the page's own colours and width, again when these change.
function drawAll() {
  const { defaults } = window.Chart;
  Object.assign(defaults, { locale: language, animation: false, maintainAspectRatio: false });
  Object.assign(defaults, { color: colour("--text"), borderColor: colour("--line") });
  Object.assign(defaults.font, { family: getComputedStyle(document.body).fontFamily, size: 12 });
  Object.assign(defaults.plugins.legend, { position: "bottom", align: "start" });
  Object.assign(defaults.plugins.legend.labels, { usePointStyle: true, boxHeight: 7 });
  Object.assign(defaults.elements.bar, { borderRadius: 2 });
  Object.assign(defaults.elements.line, { borderWidth: 2 });
  for (const canvas of document.querySelectorAll("canvas[data-from]")) {
    window.Chart.getChart(canvas)?.destroy();
    draw(canvas);
  }
}
drawAll();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawAll);
let later = 0;
addEventListener("resize", () => {
  clearTimeout(later);
  later = setTimeout(drawAll, 200);
});

// --- Keyboard -----------------------------------------------------------------------------------
function pointsAt(chart, index) {
  return chart
    .getSortedVisibleDatasetMetas()
    .filter(({ index: of, data }) => {
      const { silent, data: raw } = chart.data.datasets[of];
      return !silent && data[index] && (raw[index] ?? null) !== null;
    })
    .map(({ index: of }) => ({ datasetIndex: of, index }));
}

function show(chart, active) {
  chart.setActiveElements(active);
  chart.tooltip.setActiveElements(active, { x: 0, y: 0 });
  chart.update();
  const { title, body } = chart.tooltip;
  const lines = active.length ? [...title, ...body.flatMap((each) => each.lines)] : [];
  chart.canvas.parentElement.querySelector("[role=status]").textContent = lines.join(", ");
}

const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

document.addEventListener("keydown", (event) => {
  const chart = event.target.dataset.from && window.Chart.getChart(event.target);
  const step = STEPS[event.key];
  if (!chart || !step) return;
  event.preventDefault();
  const all = chart.data.datasets[0].data.map((_, index) => pointsAt(chart, index));
  const places = all.filter((points) => points.length);
  const here = places.findIndex(([first]) => first.index === chart.getActiveElements()[0]?.index);
  const next = here < 0 ? Math.min(step, 0) : Math.min(Math.max(here + step, 0), places.length - 1);
  show(chart, places.at(next));
});
document.addEventListener("focusout", (event) => {
  const chart = event.target.dataset.from && window.Chart.getChart(event.target);
  if (chart) show(chart, []);
});
