// @ts-check
"use strict";

/** Sliders for the goals of a day, which show the grams they mean and always share out 100 %. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, goals, storage } = galley;
  const MACROS = ["protein", "carbohydrate", "fat"];

  /**
   * @param {Element} place
   * @param {() => any} read
   * @param {(next: any) => void} write
   */
  galley.goalSliders = (place, read, write) => {
    const calories = el("input", { type: "range", min: goals.least, max: goals.most, step: 50, id: "goal-energy", oninput: () => write(goals.withCalories(read(), Number(calories.value))) });
    /** The split before the slider that is moved was taken hold of: what each step rounds would pile up. @type {number[]} */
    let start = [];
    /** What the last step made of it, and the slider it was. @type {{ index?: number, split?: number[] }} */
    let last = {};
    /** @param {number} index @param {number} percent */
    function move(index, percent) {
      const { calories, split } = read();
      if (last.index !== index || String(last.split) !== String(split)) start = split;
      const next = goals.withShare({ calories, split: start }, index, percent);
      last = { index, split: next.split };
      write(next);
    }

    const shares = MACROS.map((macro, index) => {
      const input = el("input", { type: "range", min: 0, max: 100, step: 1, id: `goal-${macro}`, oninput: () => move(index, Number(input.value)) });
      return input;
    });
    const texts = ["energy", ...MACROS].map(() => el("output", { class: "goal-text" }));
    /** @param {string} kind @param {any} input @param {number} index */
    const row = (kind, input, index) => el("p", { class: `goal goal-${kind}` }, el("label", { for: input.id }, t(kind)), input, texts[index]);
    place.replaceChildren(el("h2", { id: "goals-title" }, t("appGoals")), row("energy", calories, 0), ...MACROS.map((macro, index) => row(macro, shares[index], index + 1)));

    function show() {
      const now = read();
      const grams = goals.grams(now);
      calories.value = String(now.calories);
      texts[0].textContent = t("kilocalories", { count: galley.number(now.calories) });
      shares.forEach((input, index) => {
        input.value = String(now.split[index]);
        texts[index + 1].textContent = `${t("percent", { count: now.split[index] })} · ${t("grams", { count: grams[index] })}`;
        input.setAttribute("aria-valuetext", texts[index + 1].textContent);
      });
    }

    for (const collection of ["people", "settings"]) storage.subscribe(collection, show);
    show();
  };
})();
