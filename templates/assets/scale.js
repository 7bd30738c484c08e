// @ts-check
"use strict";

/** Scales the amounts of the page, in the list, below the steps and inside them, and shows them in other measures. */
(() => {
  const galley = globalThis.galley;
  const { storage, amounts, fraction } = galley;
  const { id } = galley.recipe;
  const { add, compare, divide, multiply, parse, text, one } = fraction;

  const data = JSON.parse(document.getElementById("recipe-data")?.textContent ?? "{}");
  const tools = /** @type {HTMLElement} */ (document.querySelector("[data-scale-tools]"));
  const number = /** @type {HTMLInputElement} */ (tools.querySelector("input"));
  const yields = /** @type {HTMLSelectElement} */ (tools.querySelector('[name="yield"]'));
  const systems = /** @type {HTMLSelectElement} */ (document.querySelector('select[name="measures"]'));
  const notice = /** @type {HTMLElement} */ (document.querySelector(".scaled"));

  /** @typedef {{ element: Element, original: Node[], amount: any, share: any, part?: string }} Target */
  /** @type {Target[]} */
  const targets = [];

  /** @param {Element | null | undefined} element @param {any} amount @param {any} share @param {string} [part] */
  function collect(element, amount, share = one, part) {
    if (element && amount) targets.push({ element, original: [...element.childNodes], amount, share, part });
  }

  /** @param {any} amount */
  const partOfAmount = (amount) => (amount?.isSize ? "size" : amount?.rest === undefined ? undefined : "words");

  for (const [line, amount] of Object.entries(data.ingredients)) {
    collect(document.querySelector(`#${line} .amount`), amount, one, partOfAmount(amount));
  }
  // Amounts within names: without asterisks, said twice, or among the remarks.
  for (const [line, places] of Object.entries(data.further ?? {})) {
    for (const [index, amount] of places.entries()) {
      collect(document.querySelector(`#${line} [data-further="${index + 1}"]`), amount, one, amount.part);
    }
  }
  for (const [line, words] of Object.entries(data.unscaled ?? {})) {
    const mark = galley.el("span", {});
    document.querySelector(`#${line} .ingredient-name`)?.append(mark);
    collect(mark, { words }, one, "mark");
  }
  for (const [step, shares] of Object.entries(data.uses)) {
    for (const [line, share] of Object.entries(/** @type {any} */ (shares))) {
      const amount = data.ingredients[line];
      const use = document.querySelector(`#${step} .step-uses [data-ingredient="${line}"]`);
      collect(use?.querySelector(".amount"), amount, parse(share), partOfAmount(amount));
      for (const noun of /** @type {NodeListOf<HTMLElement>} */ (use?.querySelectorAll("[data-further]") ?? [])) {
        const place = data.further[line][Number(noun.dataset.further) - 1];
        collect(noun, place, parse(share), place.part);
      }
    }
  }
  for (const [index, amount] of data.method.entries()) {
    collect(document.querySelector(`:is(.method, .cook-tools) [data-quantity="${index + 1}"]`), amount, one, amount.part);
  }
  for (const [index, element] of document.querySelectorAll(".ingredients-yield > span").entries()) collect(element, data.yields[index]);
  const [first] = data.yields;
  collect(document.querySelector(".fact-yield dd span"), first && { ...first, word: first.isServings ? undefined : first.word });

  // A recipe that was opened from another one is made as often as that one needs it.
  const { need } = storage.get("cooking", id) ?? {};
  let factor = (need && amounts.times(need, data.yields)) ?? parse(storage.get("scales", id) ?? "1") ?? one;
  /** @returns {string} */
  const system = () => storage.get("settings", "units") ?? "asWritten";

  /** The text of an amount; `undefined` where it stays as it is written. @param {Target} target @param {any} scale @param {string} measures */
  function textOf({ amount, share }, scale, measures) {
    const fixed = amount[measures === "weights" ? "metric" : measures];
    if (fixed || amount.value === undefined) return fixed;
    const shown = amounts.adjust(amount, multiply(scale, share), measures, data);
    return shown && !isSame(shown, amount, share) ? amounts.text(shown, data.decimalSign, true, amount.range) : undefined;
  }

  /** Whether an amount comes to what is written: then it stays as somebody wrote it. @param {any} shown @param {any} amount @param {any} share */
  function isSame({ measure, word, isApproximate }, { value, to, word: written, isApproximate: wasApproximate = false }, share) {
    const numbers = [value, ...(to ? [to] : [])].map((number) => multiply(parse(number), share));
    return word === written && isApproximate === wasApproximate && measure.length === numbers.length && measure.every((/** @type {any} */ part, /** @type {number} */ index) => compare(part, numbers[index]) === 0);
  }

  /** What stands within a name, always in its own measures, and what one vessel holds. @param {Target} target @param {any} scale @param {string} measures */
  function partOf({ amount, share, part, original }, scale, measures) {
    const size = part === "size" ? amount[measures === "weights" ? "metric" : measures] : undefined;
    if (compare(scale, one) === 0) return size;
    if (part === "mark") return ` ${amount.words}`;
    if (part === "times") return `${amounts.numberText(scale, undefined, data.decimalSign)} × `;
    // Tins and pieces are counted in parts that a cook can see.
    const count = () => amounts.text(amounts.adjust({ value: "1" }, scale, "asWritten", data), data.decimalSign);
    if (part === "size") return `${count()} × ${size ?? original.map((node) => node.textContent).join("")}`;
    const shown = amounts.adjust(amount, multiply(scale, share), "asWritten", data);
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

  /** The yields that can be asked for, as the page lists them; the recipe itself where it states none. */
  const choices = data.yields.filter((/** @type {any} */ { value }) => value && value !== "0").map(amounts.counted);
  if (!choices.length) choices.push({ value: "1", word: "×" });
  const chosen = () => choices[Math.max(0, yields.selectedIndex)];

  function show() {
    write(factor, system());
    for (const [index, option] of [...yields.options].entries()) {
      const { value, unit, word } = choices[index];
      const shown = amounts.adjust({ value, unit, word, isSaidTwice: false }, factor, "asWritten", data);
      option.textContent = (shown?.unit === unit ? shown?.word : undefined) ?? word ?? "×";
    }
    const wanted = multiply(parse(chosen().value), factor);
    if (document.activeElement !== number) number.value = amounts.numberText(wanted, chosen().word, data.decimalSign);
    systems.value = system();
    const isScaled = compare(factor, one) !== 0;
    notice.hidden = !isScaled;
    const label = /** @type {Element} */ (notice.querySelector("b"));
    label.textContent = galley.fill(tools.dataset.factor, { factor: amounts.numberText(factor, undefined, data.decimalSign) });
    document.querySelector(".recipe-body")?.classList.toggle("is-scaled", isScaled);
  }

  /** @param {any} next above zero */
  function scaleTo(next) {
    factor = next;
    storage.set("scales", id, compare(next, one) === 0 ? undefined : text(next));
    show();
  }

  /** By halves up to two, then by ones; what is weighed by quarters of the recipe. @param {any} now @param {boolean} isMore */
  function step(now, isMore) {
    const { value, unit, isServings } = chosen();
    const isCount = isServings || !unit || !galley.measures.sizes[unit];
    const isFew = compare(now, parse("2")) < (isMore ? 0 : 1);
    const size = !isCount ? divide(parse(value), parse("4")) : isFew ? parse("1/2") : one;
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
  const ask = (wanted) => scaleTo(divide(wanted, parse(chosen().value)));

  tools.addEventListener("click", ({ target }) => {
    const way = /** @type {Element} */ (target).closest("[data-scale]")?.getAttribute("data-scale");
    if (way) ask(step(multiply(parse(chosen().value), factor), way === "more"));
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
  storage.subscribe("scales", ({ id: changed, value }) => {
    if (changed !== id) return;
    factor = parse(value ?? "1") ?? one;
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
    /** How much of another recipe this one needs, by the address of its page. @param {string} url @returns {any} */
    need(url) {
      const link = [...document.querySelectorAll(".ingredient a")].find((link) => /** @type {HTMLAnchorElement} */ (link).href === url);
      const amount = data.ingredients[link?.closest(".ingredient")?.id ?? ""];
      if (!amount?.value) return undefined;
      const scaled = (/** @type {string} */ part) => text(multiply(parse(part), factor));
      return { ...amount, value: scaled(amount.value), to: amount.to && scaled(amount.to) };
    },
    /** Back to the recipe as written. */
    reset: () => scaleTo(one),
    /** Writes the amounts so many times over, in the measures of a system, and keeps nothing. @param {string} scale @param {string} measures */
    preview: (scale, measures) => write(parse(scale), measures),
  };
})();
