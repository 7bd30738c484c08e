// @ts-check
"use strict";

/** The energy of each day of a week as bars, split by protein, carbs and fat, with a line at the goal. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { t, days } = galley;
  const MACROS = ["protein", "carbohydrate", "fat"];
  /** Pixels from the top, and thousandths of the width beside the bars. */
  const [TOP, BASE, HEIGHT, MARGIN] = [34, 262, 296, 95];

  /** @param {string} name @param {Record<string, string | number>} attributes @param {...(Node | string)} children */
  function drawn(name, attributes, ...children) {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.append(...children);
    return element;
  }

  /** @param {string} id @param {number} size @param {string} kind of its lines */
  const pattern = (id, size, kind) => drawn("pattern", { id, width: size, height: size, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, drawn("path", { class: kind, d: `M${size / 2} 0V${size}` }));

  /** Kilocalories between two lines, at most four of them above zero, and how many lines there are. @param {number} most thousandths */
  function scale(most) {
    let step = 250;
    while (4 * step * 1000 < most) step *= 2;
    return { step, lines: Math.ceil(most / (1000 * step)) };
  }

  /** Where the parts of a day's energy end, in thousandths of a kilocalorie; one part where they are not all known. @param {any} sum */
  function segments({ amounts: [energy, ...macros] }) {
    if (!energy) return [];
    const energies = macros.map((/** @type {number | null} */ amount, /** @type {number} */ index) => (amount ?? 0) * galley.goals.energy[index]);
    const sum = energies.reduce((/** @type {number} */ all, /** @type {number} */ one) => all + one, 0);
    if (sum === 0 || macros.includes(null)) return [{ kind: "energy", end: energy }];
    // What is far beyond the three is alcohol.
    const whole = energy * 5 > sum * 6 ? energy : sum;
    let before = 0;
    const parts = energies.map((/** @type {number} */ part, /** @type {number} */ index) => {
      before += part;
      return { kind: MACROS[index], end: (energy * before) / whole };
    });
    return [...parts, { kind: "energy", end: energy }];
  }

  /** @param {any} week of `planFigures` @param {string} id unique on the page */
  galley.planChart = (week, id) => {
    const goal = week.wanted[0];
    const most = Math.max(1000 * goal, ...week.days.map((/** @type {any} */ { sum }) => sum.amounts[0] ?? 0));
    const { step, lines } = scale(most);
    const y = (/** @type {number} */ thousandths) => BASE - Math.round((thousandths * (BASE - TOP)) / (1000 * step * lines));
    const column = (1000 - 2 * MARGIN) / 7;
    const percent = (/** @type {number} */ thousandths) => `${Math.round(thousandths) / 10}%`;
    const hatch = (/** @type {number} */ left) => drawn("rect", { class: "chart-missing", x: percent(left), y: y(1000 * goal), width: percent(column * 0.7), height: BASE - y(1000 * goal), fill: `url(#${id}-hatch)` });

    const bars = week.days.map((/** @type {any} */ { day, standing, sum, printed }, /** @type {number} */ index) => {
      const centre = MARGIN + column * (index + 0.5);
      const left = centre - column * 0.35;
      const isPlanned = standing !== "unplanned";
      let below = BASE;
      const parts = segments(sum).flatMap((/** @type {any} */ { kind, end }) => {
        const [from, to] = [below, y(end)];
        below = Math.min(below, to);
        if (to >= from) return [];
        const place = { x: percent(left), y: to, width: percent(column * 0.7), height: from - to };
        return [drawn("rect", { class: `part-${kind}`, ...place }),
          ...(kind === "energy" ? [drawn("rect", { class: "chart-unsplit", ...place, fill: `url(#${id}-unsplit)` })] : [])];
      });
      const value = printed[0] === null ? "?" : galley.planFigures.sign(sum, 0) + galley.number(printed[0]);
      // Numbers stand before the line of the goal, bars behind it.
      return [[...(isPlanned && sum.knows[0] ? [] : [hatch(left)]), ...parts],
        [isPlanned ? drawn("text", { class: "chart-value", x: percent(centre), y: y(sum.amounts[0] ?? 0) - 7 }, value)
          : drawn("text", { class: "chart-missing-label", x: percent(centre), y: BASE, dy: -8 }, t("noPlan")),
        drawn("text", { class: "chart-day", x: percent(centre), y: BASE, dy: 24 }, days.weekday(day))]];
    });
    return drawn("svg", { class: "week-chart", width: "100%", height: HEIGHT, role: "img", "aria-labelledby": `${id}-chart`, focusable: "false" },
      drawn("title", { id: `${id}-chart` }, t("chartDescription", { goal: galley.kilocalories(goal) })),
      drawn("defs", {}, pattern(`${id}-hatch`, 9, "chart-hatch"), pattern(`${id}-unsplit`, 6, "chart-unsplit-line")),
      ...Array.from({ length: lines + 1 }, (_, number) => [
        drawn("line", { class: "chart-line", x1: 0, x2: "100%", y1: y(1000 * step * number), y2: y(1000 * step * number) }),
        drawn("text", { class: "chart-tick", x: 0, y: y(1000 * step * number) - 5 }, galley.number(step * number))]).flat(),
      ...bars.flatMap((/** @type {any[][]} */ [part]) => part),
      drawn("line", { class: "chart-goal", x1: 0, x2: "100%", y1: y(1000 * goal), y2: y(1000 * goal) }),
      drawn("text", { class: "chart-goal-label", x: "100%", y: y(1000 * goal), dy: "-0.45em" }, t("goal")),
      drawn("text", { class: "chart-goal-label", x: "100%", y: y(1000 * goal), dy: "1.15em" }, galley.number(goal)),
      ...bars.flatMap((/** @type {any[][]} */ [, words]) => words));
  };
})();
