// @ts-check
"use strict";

/** What everybody's week comes to against their goals, as the report of a published week shows it: a sentence, averages, bars, a table. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, days, people, planFigures } = galley;
  const KINDS = ["energy", "protein", "carbohydrate", "fat"];
  const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  /** @type {Record<string, string>} */
  const STANDINGS = { unplanned: "dayUnplanned", unknown: "dayUnknown", "on-target": "dayOnTarget", under: "dayUnder", over: "dayOver" };

  /** @param {any} week @param {string} standing */
  const count = (week, standing) => week.days.filter((/** @type {any} */ day) => day.standing === standing).length;

  /** @param {any} week */
  function headline(week) {
    if (count(week, "unplanned") === week.days.length) return t("nothingPlanned");
    const judged = count(week, "on-target") + count(week, "under") + count(week, "over");
    return judged === 0 ? t("reportNothingJudged") : galley.counted("reportHeadline", judged, { good: galley.number(count(week, "on-target")) });
  }

  /** How an average differs from the goal. @param {number} energy @param {number} goal */
  function difference(energy, goal) {
    const percent = Math.floor((200 * Math.abs(energy - goal) + goal) / (2 * goal));
    return percent === 0 ? t("reportAtGoal") : t(energy > goal ? "reportAbove" : "reportBelow", { share: t("percent", { count: percent }) });
  }

  /** The most days in a row that are on target. @param {any} week */
  function streak(week) {
    let [best, run] = [0, 0];
    for (const { standing } of week.days) {
      run = standing === "on-target" ? run + 1 : 0;
      best = Math.max(best, run);
    }
    return best;
  }

  /** The sign before averages where one of the days is an estimate. @param {any} week */
  const about = (week) => (planFigures.isAbout(planFigures.total(week.days.map((/** @type {any} */ { sum }) => sum).filter((/** @type {any} */ { knows }) => knows[0]))) ? "≈\u{a0}" : "");

  /** @param {any} week */
  function lead(week) {
    const goal = week.wanted[0];
    const known = week.days.filter((/** @type {any} */ { standing, sum }) => standing !== "unplanned" && sum.knows[0]);
    const judged = week.days.filter((/** @type {any} */ day) => known.includes(day) || planFigures.isOverInPart(day));
    const far = (/** @type {any} */ { sum }) => Math.abs((sum.amounts[0] ?? 0) - 1000 * goal);
    const [near, most] = [Math.min(...known.map(far)), Math.max(...judged.map(far))];
    const best = known.length < 2 ? undefined : known.find((/** @type {any} */ day) => far(day) === near);
    const worst = judged.length < 2 ? undefined : judged.find((/** @type {any} */ day) => far(day) === most && day.standing !== "on-target");
    const named = (/** @type {string} */ key, /** @type {any} */ day) => t(key, { day: t(WEEKDAYS[week.days.indexOf(day)]), energy: planFigures.sign(day.sum, 0) + galley.kilocalories(day.printed[0] ?? 0) });
    const mean = planFigures.printed(week.averages[0]);
    const unknown = count(week, "unknown");
    return [
      mean !== null && t("reportAverage", { energy: about(week) + galley.kilocalories(mean), difference: difference(mean, goal) }),
      worst && named("reportWorst", worst), best && named("reportBest", best),
      streak(week) > 1 && galley.counted("reportStreak", streak(week)), unknown > 0 && galley.counted("reportUnknownDays", unknown),
    ].filter(Boolean).join(" ");
  }

  /** The average of a day against a goal, as far as one and a half times that. @param {any} week @param {number} index */
  function gauge(week, index) {
    const [amount, goal] = [week.averages[index], week.wanted[index]];
    const bar = el("span", { class: "gauge-track", "aria-hidden": "true" }, el("span", { class: `part-${KINDS[index]}` }));
    /** @type {HTMLElement} */ (bar.firstElementChild).style.inlineSize = `${goal > 0 ? Math.min(100, (amount ?? 0) / (15 * goal)) : 0}%`;
    const share = amount === null || goal === 0 ? "" : ` · ${t("percent", { count: Math.floor((2 * amount + 10 * goal) / (20 * goal)) })}`;
    const value = amount === null ? "–" : about(week) + t(index === 0 ? "kilocalories" : "grams", { count: galley.number(planFigures.printed(amount)) });
    return el("div", { class: "gauge" }, el("dt", {}, el("span", { class: `gauge-dot part-${KINDS[index]}` }), t(KINDS[index])),
      el("dd", { class: "gauge-value" }, el("b", {}, value), " ", el("span", {}, `${t("goal")} ${galley.number(goal)}${share}`)), el("dd", { class: "gauge-bar" }, bar));
  }

  /** The bars, and what the hatched part of one is. @param {any} week @param {string} id */
  function figure(week, id) {
    const chart = galley.planChart(week, id);
    return el("figure", { class: "report-figure" }, el("figcaption", { class: "label" }, `${t("reportEnergyByDay")} (${t("kilocaloriesUnit")})`), chart,
      chart.querySelector(".chart-unsplit") !== null && el("p", { class: "chart-legend" }, el("span", { class: "gauge-dot chart-unsplit-dot" }), t("notSplit")));
  }

  /** @param {any} week @param {string} label of the table */
  function table(week, label) {
    const cells = (/** @type {(number | null)[]} */ values, /** @type {(index: number) => string} */ sign) => values.map((value, index) => el("td", {}, value === null ? "–" : sign(index) + galley.number(value)));
    const signs = (/** @type {any} */ sum) => (/** @type {number} */ index) => planFigures.sign(sum, index);
    const row = (/** @type {string} */ kind, /** @type {any} */ head, /** @type {any[]} */ all, note = "") => el("tr", { class: kind }, el("th", { scope: "row" }, head), ...all, el("td", { class: "standing" }, note));
    const heads = KINDS.map((kind, index) => el("th", { scope: "col" }, index === 0 ? t("kilocaloriesUnit") : `${t(kind)} (${t("gramsUnit")})`));
    return el("div", { class: "report-table" }, el("h3", { class: "label" }, t("reportByDay")),
      el("div", { class: "table-scroll", role: "region", "aria-label": label, tabindex: "0" }, el("table", { class: "figures-table" },
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t("reportDay")), ...heads, el("th", { class: "standing", scope: "col" }, t("reportStanding")))),
        el("tbody", {},
          ...week.days.map((/** @type {any} */ { day, standing, sum, printed }) => row(`day-${standing}`, el("time", { datetime: day }, days.short(day)), cells(printed, signs(sum)), t(STANDINGS[standing]))),
          row("day-sum", t("reportSum"), cells(week.printed, signs(week.sum)))),
        el("tfoot", {},
          row("", t("reportAverageDay"), cells(week.averages.map(planFigures.printed), () => about(week))),
          row("", t("reportGoalDay"), cells(week.wanted, () => ""))))));
  }

  /** @param {any} week @param {number} place of the person @param {string | undefined} name where there are several */
  function report(week, place, name) {
    const id = `person-${place + 1}`;
    const isPlanned = count(week, "unplanned") < week.days.length;
    const said = lead(week);
    return el("section", { class: "report", "aria-labelledby": `${id}-name ${id}` },
      el("header", { class: "report-head" }, el("p", { class: "label", id: `${id}-name` }, name ?? t("reportTitle")),
        el("h2", { class: "report-headline", id }, headline(week)), said !== "" && el("p", { class: "report-lead" }, said)),
      isPlanned && el("dl", { class: "gauges", "aria-label": t("reportAverages") }, ...KINDS.map((_, index) => gauge(week, index))),
      isPlanned && figure(week, id),
      isPlanned && table(week, `${name ? `${name}: ` : ""}${t("reportByDay")}`),
      isPlanned && el("p", { class: "nutrition-note" }, `${t("reportTarget", { share: t("percent", { count: galley.goals.tolerance }), energy: galley.kilocalories(week.wanted[0]) })} ${t("reportAtLeast")}`));
  }

  /**
   * Nothing where nothing is planned.
   * @param {Element} place @param {any[]} weeks of `planFigures`, one for each person
   */
  galley.planReport = (place, weeks) => {
    const isPlanned = weeks.some((week) => count(week, "unplanned") < week.days.length);
    place.replaceChildren(...(isPlanned ? weeks.map((week, index) => report(week, index, people.all().length > 1 ? week.person.name : undefined)) : []));
  };
})();
