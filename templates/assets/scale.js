// @ts-check
"use strict";

/** Scales the amounts of the page, in the list, below the steps and inside them, and shows them in other measures. */
(() => {
  const galley = globalThis.galley;
  const { storage, amounts, fraction, part: opened } = galley;
  const { id } = galley.recipe;
  const { add, compare, divide, multiply, parse, text, one } = fraction;

  const data = JSON.parse(document.getElementById("recipe-data")?.textContent ?? "{}");
  const tools = /** @type {HTMLElement} */ (document.querySelector("[data-scale-tools]"));
  const number = /** @type {HTMLInputElement} */ (tools.querySelector("input"));
  const yields = /** @type {HTMLSelectElement} */ (tools.querySelector('[name="yield"]'));
  const systems = /** @type {HTMLSelectElement} */ (document.querySelector('select[name="measures"]'));
  const notice = /** @type {HTMLElement} */ (document.querySelector(".scaled"));

  /** @typedef {{ element: Element, original: Node[], amount: any, part?: string }} Target */
  /** @type {Target[]} */
  const targets = [];

  /** @param {Element | null | undefined} element @param {any} amount @param {string} [part] */
  function collect(element, amount, part) {
    if (element && amount) targets.push({ element, original: [...element.childNodes], amount, part });
  }

  /** What a step takes of an amount of the list, as the step says it. @param {any} amount @param {any} share */
  function portion(amount, share) {
    const taken = (/** @type {string | undefined} */ number) => number && text(multiply(parse(number), share));
    return amount && { ...amount, value: taken(amount.value), to: taken(amount.to) };
  }

  /** @param {any} amount */
  const partOfAmount = (amount) => (amount?.isSize ? "size" : amount?.rest === undefined ? undefined : "words");

  for (const [line, amount] of Object.entries(data.ingredients)) {
    collect(document.querySelector(`#${line} .amount`), amount, partOfAmount(amount));
  }
  // Amounts within names: without asterisks, said twice, or among the remarks.
  for (const [line, places] of Object.entries(data.further ?? {})) {
    for (const [index, amount] of places.entries()) {
      collect(document.querySelector(`#${line} [data-further="${index + 1}"]`), amount, amount.part);
    }
  }
  for (const [line, words] of Object.entries(data.unscaled ?? {})) {
    const mark = galley.el("span", {});
    document.querySelector(`#${line} .ingredient-name`)?.append(mark);
    collect(mark, { words }, "mark");
  }
  for (const [step, shares] of Object.entries(data.uses)) {
    for (const [line, share] of Object.entries(/** @type {any} */ (shares))) {
      const amount = data.ingredients[line];
      const use = document.querySelector(`#${step} .step-uses [data-ingredient="${line}"]`);
      collect(use?.querySelector(".amount"), portion(amount, parse(share)), partOfAmount(amount));
      for (const noun of /** @type {NodeListOf<HTMLElement>} */ (use?.querySelectorAll("[data-further]") ?? [])) {
        const place = data.further[line][Number(noun.dataset.further) - 1];
        collect(noun, portion(place, parse(share)), place.part);
      }
    }
  }
  for (const [index, amount] of data.method.entries()) {
    collect(document.querySelector(`:is(.method, .cook-tools) [data-quantity="${index + 1}"]`), amount, amount.part);
  }
  for (const [index, element] of document.querySelectorAll(".ingredients-yield > span").entries()) collect(element, data.yields[index]);
  const [first] = data.yields;
  collect(document.querySelector(".fact-yield dd span"), first && { ...first, word: first.isServings ? undefined : first.word });

  /** How often the recipe is made: as the dish needs it that it was opened from, else as it was scaled. */
  const made = () => amounts.factor(opened.times) ?? amounts.factor(storage.get("scales", id)) ?? one;
  let factor = made();
  /** @returns {string} */
  const system = () => storage.get("settings", "units") ?? "asWritten";

  /** The text of an amount; `undefined` where it stays as it is written. @param {Target} target @param {any} scale @param {string} measures */
  function textOf({ amount }, scale, measures) {
    const fixed = amount[measures === "weights" ? "metric" : measures];
    if (fixed || amount.value === undefined) return fixed;
    const shown = amounts.adjust(amount, scale, measures, data);
    return shown && !isSame(shown, amount) ? amounts.text(shown, data.decimalSign, true, amount.range) : undefined;
  }

  /** Whether an amount comes to what is written: then it stays as somebody wrote it. @param {any} shown @param {any} amount */
  function isSame({ measure, word, isApproximate }, { value, to, word: written, isApproximate: wasApproximate = false }) {
    const numbers = [value, ...(to ? [to] : [])].map((number) => parse(number));
    return word === written && isApproximate === wasApproximate && measure.length === numbers.length && measure.every((/** @type {any} */ part, /** @type {number} */ index) => compare(part, numbers[index]) === 0);
  }

  /** What stands within a name, always in its own measures, and what one vessel holds. @param {Target} target @param {any} scale @param {string} measures */
  function partOf({ amount, part, original }, scale, measures) {
    const size = part === "size" ? amount[measures === "weights" ? "metric" : measures] : undefined;
    if (compare(scale, one) === 0) return size;
    if (part === "mark") return ` ${amount.words}`;
    if (part === "times") return `${amounts.numberText(scale, undefined, data.decimalSign)} × `;
    // Tins and pieces are counted in parts that a cook can see.
    const count = () => amounts.text(amounts.adjust({ value: "1" }, scale, "asWritten", data), data.decimalSign);
    if (part === "size") return `${count()} × ${size ?? original.map((node) => node.textContent).join("")}`;
    const shown = amounts.adjust(amount, scale, "asWritten", data);
    if (!shown || part === "unit") return shown?.word;
    const whole = amounts.text(shown, data.decimalSign, part === "whole" || part === "words");
    if (part === "words") return whole + amount.rest;
    return part === "spacedNumber" ? `${whole} ` : whole;
  }

  /** @param {any} scale @param {string} measures */
  function write(scale, measures) {
    for (const target of targets) {
      const isAsWritten = measures === "asWritten" && compare(scale, one) === 0;
      const shown = isAsWritten ? undefined : target.part ? partOf(target, scale, measures) : textOf(target, scale, measures);
      if (shown === undefined) target.element.replaceChildren(...target.original);
      else target.element.textContent = shown;
    }
  }

  /** The yields that can be asked for, those that the page lists; the recipe itself where it states none. @type {any[]} */
  const choices = data.yields.filter((/** @type {any} */ { made }) => made);
  if (!choices.length) choices.push({ made: "1", word: "×" });
  const chosen = () => choices[Math.max(0, yields.selectedIndex)];

  function show() {
    write(factor, system());
    for (const [index, option] of [...yields.options].entries()) {
      const { made, unit, word } = choices[index];
      const shown = amounts.adjust({ value: made, unit, word, isSaidTwice: false }, factor, "asWritten", data);
      option.textContent = (shown?.unit === unit ? shown?.word : undefined) ?? word ?? "×";
    }
    const wanted = multiply(parse(chosen().made), factor);
    if (document.activeElement !== number) number.value = amounts.numberText(wanted, chosen().word, data.decimalSign);
    systems.value = system();
    const isScaled = compare(factor, one) !== 0;
    notice.hidden = !isScaled;
    const label = /** @type {Element} */ (notice.querySelector("b"));
    label.textContent = galley.fill(tools.dataset.factor, { factor: amounts.numberText(factor, undefined, data.decimalSign) });
    document.querySelector(".recipe-body")?.classList.toggle("is-scaled", isScaled);
  }

  /** By hand, whatever it was opened for. What nobody could keep is not made either. @param {any} next */
  function scaleTo(next) {
    if (!amounts.factor(text(next))) return;
    opened.free();
    storage.set("scales", id, compare(next, one) === 0 ? undefined : text(next));
    factor = next;
    show();
  }

  /** By halves up to two, then by ones; what is weighed by quarters of the recipe. @param {any} now @param {boolean} isMore */
  function step(now, isMore) {
    const { made, unit, isServings } = chosen();
    const isCount = isServings || !unit || !galley.measures.sizes[unit];
    const isFew = compare(now, parse("2")) < (isMore ? 0 : 1);
    const size = !isCount ? divide(parse(made), parse("4")) : isFew ? parse("1/2") : one;
    const count = divide(now, size);
    const whole = isMore ? count.n / count.d + 1n : (count.n - 1n) / count.d;
    return multiply({ n: whole > 0n ? whole : 1n, d: 1n }, size);
  }

  /** What people type: `6`, `1½`, `1 1/2`, `1,5`. @param {string} typed */
  function read(typed) {
    const parts = typed.trim().replace(/([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/, " $1").normalize("NFKC").replaceAll("⁄", "/").split(/\s+/).filter(Boolean).map(parse);
    const sum = parts.length > 0 && parts.every(Boolean) ? parts.reduce((a, b) => add(a, b)) : undefined;
    return sum && sum.n > 0n && compare(sum, parse("1000")) <= 0 ? sum : undefined;
  }

  /** @param {any} wanted of the chosen yield */
  const ask = (wanted) => scaleTo(divide(wanted, parse(chosen().made)));

  tools.addEventListener("click", ({ target }) => {
    const way = /** @type {Element} */ (target).closest("[data-scale]")?.getAttribute("data-scale");
    if (way) ask(step(multiply(parse(chosen().made), factor), way === "more"));
  });
  number.addEventListener("change", () => {
    const wanted = read(number.value);
    if (wanted) ask(wanted);
    number.blur();
    show();
  });
  number.addEventListener("focus", () => number.select());
  notice.querySelector("button")?.addEventListener("click", () => { scaleTo(one); number.focus(); });
  systems.addEventListener("change", () => storage.set("settings", "units", systems.value === "asWritten" ? undefined : systems.value));
  yields.addEventListener("change", show);
  storage.subscribe("settings", show);
  storage.subscribe("scales", ({ id: changed }) => {
    if (changed !== id) return;
    factor = made();
    show();
  });

  show();

  galley.scale = {
    get factor() { return text(factor); },
    /** Shows the recipe as written until the returned function is called. */
    suspend() {
      write(one, "asWritten");
      return show;
    },
    /**
     * How often another recipe has to be made: for these lines of the list, all together.
     * @param {string[]} lines @returns {string | undefined} nothing where its yields do not say
     */
    times(lines) {
      const known = lines.flatMap((line) => (data.parts?.[line] ? [parse(data.parts[line])] : []));
      return known.length > 0 ? text(multiply(known.reduce((a, b) => add(a, b)), factor)) : undefined;
    },
    /** Back to the recipe as written; what was scaled by hand stays where that was not asked. */
    reset() {
      if (opened.times === undefined) return scaleTo(one);
      opened.free();
      factor = made();
      show();
    },
    /** Writes the amounts so many times over, in the measures of a system, and keeps nothing. @param {string} scale @param {string} measures */
    preview: (scale, measures) => write(parse(scale), measures),
  };
})();
