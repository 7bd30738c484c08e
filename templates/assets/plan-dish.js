// @ts-check
"use strict";

/** One dish of a plan file, read as `PlanItemReader` of the program does it. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fraction, words } = galley;
  /** @typedef {{ id: string, name: string }} Person */
  /** @typedef {{ y?: string, q?: [string, string | null][] }} Yields */
  /** A number and what stands behind it. @typedef {{ value: any, rest: string }} Amount */
  /** A dish, or what it is left over of; neither where nothing is taken. @typedef {{ value?: any, left?: any, shares: { name: string, part: any, unit: string, id?: string }[] }} Dish */

  /** Without a remark in brackets at its end. @param {string} text @returns {{ words: string, remark?: string }} */
  function split(text) {
    const trimmed = text.trim();
    const open = trimmed.endsWith(")") ? trimmed.lastIndexOf("(") : -1;
    return open < 0 ? { words: trimmed } : { words: trimmed.slice(0, open).trim(), remark: trimmed.slice(open + 1, -1).trim() || undefined };
  }
  /** @param {string} text */
  const plain = (text) => text.replace(/^[*_\s]+|[*_\s]+$/g, "");

  /** What the file says of each recipe. @type {WeakMap<object, any>} */
  const amounts = new WeakMap();

  /** Where links stand: the title of a recipe may hold any sign. @param {string} text @returns {[number, number][]} */
  const linksIn = (text) => [...text.matchAll(new RegExp(LINK, "gu"))].map((link) => [link.index, link.index + link[0].length]);
  /** @param {[number, number][]} links @param {number} at */
  const isLinked = (links, at) => links.some(([start, end]) => start <= at && at < end);

  /** The dishes of a meal. @param {string} text */
  function parts(text) {
    const found = [""];
    const links = linksIn(text);
    let [depth, offset] = [0, 0];
    for (const sign of text) {
      offset += sign.length;
      if (isLinked(links, offset - 1)) {
        found[found.length - 1] += sign;
        continue;
      }
      if ("([".includes(sign)) depth += 1;
      else if (")]".includes(sign)) depth = Math.max(0, depth - 1);
      const rest = text.slice(offset);
      const isBetween = depth === 0 && /^( |$)/.test(rest) && (sign === ";" || (sign === "+" && found[found.length - 1].endsWith(" ")) || (sign === "," && /^ +[\d[\u0080-\u00bf]/.test(rest)));
      if (isBetween) found.push("");
      else found[found.length - 1] += sign;
    }
    return found.map((part) => part.trim()).filter(Boolean);
  }

  /**
   * Who eats how much, behind at signs: a number of servings, or of what else the recipe yields; what is no number is named as unread.
   * @param {string} text @param {Person[]} people @param {string[]} unread
   */
  const sharesIn = (text, people, unread) => text.split("@").slice(1).map((share) => {
    const name = /^[\p{L}\p{N}_-]*/u.exec(share)?.[0] ?? "";
    const { words: said, remark } = split(share.slice(name.length));
    const amount = plain(said.replace(/^[\s,]+|[\s,]+$/gu, ""));
    const read = amount === "" ? { value: fraction.one, rest: "" } : fraction.read(amount);
    const upper = /^[-–—]/.test(read?.rest ?? "") ? fraction.read(read.rest.slice(1)) : undefined;
    const unit = upper && fraction.compare(read.value, upper.value) < 0 ? upper.rest : read?.rest ?? "";
    if (!read || name === "") unread.push(`@${share.trim()}`);
    return { name, part: read?.value, unit: galley.foods.plans.servings.includes(unit.toLowerCase()) ? "" : unit, remark, id: people.find((person) => person.name.toLowerCase() === name.toLowerCase())?.id };
  });

  /** `2 servings`; of `2-3 servings` there has to be enough in any case. @param {string} text @returns {Amount | undefined} */
  function numberIn(text) {
    const first = fraction.read(text);
    const upper = first && /^[-–—]/.test(first.rest) ? fraction.read(first.rest.slice(1)) : undefined;
    return upper && fraction.compare(first.value, upper.value) < 0 ? upper : first;
  }

  /** Whether two words are one unit, perhaps of one and of several. @param {string} a @param {string} b */
  function isOneUnit(a, b) {
    const [one, other] = [a, b].map((word) => words.words(word).trim());
    const forms = (/** @type {string} */ word) => [word, ...words.stems(word).map((/** @type {string} */ stem) => stem.trim())];
    return one === other || (one.length > 2 && other.length > 2 && (forms(one).includes(other) || forms(other).includes(one)));
  }

  /** How many of the second unit one of the first is; `undefined` where that is not known. @param {string} a @param {string} b */
  function ratio(a, b) {
    const [one, other] = [a, b].map(galley.foods.unitCalled);
    if (one && other && one.number === other.number) return fraction.one;
    if (one && other && galley.planFood.isOneKind(one, other)) return fraction.divide(fraction.parse(one.size), fraction.parse(other.size));
    return isOneUnit(a, b) ? fraction.one : undefined;
  }

  /**
   * Servings, or how often a recipe is made that counts none; `undefined` for what it does not yield.
   * @param {Amount | undefined} amount @param {Yields} recipe
   */
  function servingsOf(amount, { y, q }) {
    const whole = fraction.parse(y ?? 1);
    if (!amount) return whole;
    const word = amount.rest.toLowerCase();
    if (galley.foods.plans.servings.includes(word)) return y || !q ? amount.value : undefined;
    if (word === "") return fraction.multiply(whole, fraction.divide(amount.value, galley.planFile.alone({ q })));
    for (const [number, unit] of q ?? []) {
      const times = unit === null ? undefined : ratio(word, unit);
      if (times) return fraction.multiply(whole, fraction.divide(fraction.multiply(amount.value, times), fraction.parse(number)));
    }
    return undefined;
  }

  /** The recipe's file that a link leads to, below the content folder; what is no address stands for itself. @param {string} link */
  function sourceOf(link) {
    let path = link.trim().replace(/^<(.*)>$/, "$1");
    try {
      path = decodeURIComponent(path);
    } catch {
      // A percent sign of a name that somebody typed.
    }
    const steps = path.startsWith("/") ? [] : ["plans"];
    for (const step of path.split("/")) {
      if (step === "..") steps.pop();
      else if (step !== "" && step !== ".") steps.push(step);
    }
    return steps.join("/");
  }

  const LINK = /\[((?:\\.|[^[\]\\]|\[[^[\]]*\])*)\]\(((?:\\.|[^()\\]|\([^()]*\))*)\)/u;
  /** The ending may be left out, and behind a question mark may stand what is no part of the name. @param {string} source */
  const candidates = (source) => [...new Set([source, source.replace(/\?.*$/, "")])].flatMap((path) => [path, `${path}.md`, `${path}.json`]);

  /** @param {string} text @param {(path: string) => any} recipeAt @param {string[]} unread @returns {Omit<Dish, "shares">} */
  function linked(text, recipeAt, unread) {
    const found = /** @type {RegExpExecArray} */ (LINK.exec(text));
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    if (/^\s*<?(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(found[2])) return { value: { note: found[1] } };
    const recipe = candidates(sourceOf(found[2])).map(recipeAt).find(Boolean);
    // It is eaten all the same, and nobody knows what of it.
    const nothing = () => { unread.push(text); return { value: { note: found[1] } }; };
    if (!recipe) return nothing();
    const rest = galley.planLeftover.afterWord(before.trim());
    if (rest !== undefined) {
      const { words: said, remark } = split(after);
      const place = [rest, said].filter(Boolean).join(" ");
      const meal = place === "" ? {} : galley.planLeftover.meal(place);
      return meal && !meal.name ? { left: { ...meal, recipe: recipe.id, made: recipe, remark, text } } : nothing();
    }
    return cooked(text, recipe, [before, after], unread);
  }

  /** @param {string} text of a dish @param {any} recipe @param {string[]} sides what stands before and behind its link @param {string[]} unread */
  function cooked(text, recipe, sides, unread) {
    const said = sides.map(split);
    const remark = said.flatMap((side) => side.remark ?? []).join(", ");
    let amount = /** @type {Amount | undefined} */ (undefined);
    for (const { words: side } of said.filter((one) => plain(one.words) !== "")) {
      const read = amount ? undefined : numberIn(plain(side));
      // A whole recipe in place of some of it is more than anybody meant.
      if (!read && /^(?:\*|\S+ ?\d)/.test(side)) return unread.push(text), { value: { note: recipe.title } };
      if (!read) unread.push(side);
      amount = read ?? amount;
    }
    const servings = servingsOf(amount, recipe);
    if (!servings || servings.n === 0n) return unread.push(text), { value: { note: recipe.title } };
    return { value: planned(recipe, servings, { isStated: amount !== undefined }, remark ? { remark } : {}) };
  }

  /** @param {any} recipe @param {any} made @param {any} said @param {any} more */
  function planned(recipe, made, said, more) {
    const value = { recipe: recipe.id, source: recipe.source, title: recipe.title, servings: fraction.text(made), ...more };
    amounts.set(value, { made, isStated: false, isPart: recipe.q !== undefined && recipe.y === undefined, from: recipe, ...said });
    return value;
  }

  /** @param {string} text @param {string[]} unread @returns {Omit<Dish, "shares">} */
  function unlinked(text, unread) {
    const { words: said, remark } = split(text);
    const hasFigures = galley.planNote.read(text).figures !== undefined;
    const rest = hasFigures ? undefined : galley.planLeftover.afterWord(said);
    const left = rest ? galley.planLeftover.meal(rest) : undefined;
    if (left) return { left: { ...left, remark, text } };
    if (rest) return unread.push(text), { value: { note: text } };
    return { value: (!hasFigures && galley.planFood.read(text)) || { note: text } };
  }

  /**
   * A dish with who eats it; whoever is not known is named as unread, and then everybody eats it.
   * @param {string} text @param {(path: string) => any} recipeAt @param {Person[]} people @param {string[]} unread @returns {Dish}
   */
  function read(text, recipeAt, people, unread) {
    const links = linksIn(text);
    const start = [...text.matchAll(/(?<=^|[ (\t])@/g)].find((sign) => !isLinked(links, sign.index))?.index ?? -1;
    const body = (start < 0 ? text : text.slice(0, start)).trim();
    if (body === "") return unread.push(text), { shares: [] };
    const all = start < 0 ? [] : sharesIn(text.slice(start), people, unread);
    const dish = LINK.test(body) ? linked(body, recipeAt, unread) : unlinked(body, unread);
    const remark = all.map((share) => share.remark).findLast(Boolean);
    if (remark && (dish.value?.recipe || dish.left)) (dish.value ?? dish.left).remark = remark;
    const shares = all.filter(({ name, part }) => part && name !== "");
    unread.push(...shares.filter(({ id }) => id === undefined).map(({ name }) => `@${name}`));
    return { ...dish, shares };
  }

  /**
   * Servings of a share, or how often the recipe is made for it; `undefined` for 500 g of what yields no grams, and for a bare
   * number beside grams where no servings are counted. @param {Dish["shares"][number]} share @param {any} known @param {boolean} isMeasured
   */
  const partOf = ({ part, unit }, known, isMeasured) => (unit === "" ? (isMeasured && known?.isPart ? undefined : part) : known && servingsOf({ value: part, rest: unit }, known.from));

  /**
   * Gives a dish to those who eat it; `false` where nobody knows how much that is. @param {any} value @param {Dish["shares"]} shares
   */
  function give(value, shares) {
    if (shares.length === 0) return true;
    const known = amounts.get(value);
    const isMeasured = shares.some(({ unit }) => unit !== "");
    const parts = shares.map((share) => partOf(share, known, isMeasured));
    if (parts.includes(undefined)) return false;
    const eaten = parts.reduce(fraction.add);
    if (known) Object.assign(known, { eaten, isMeasured });
    if (known && (isMeasured || !known.isPart)) value.servings = fraction.text(eaten);
    if (shares.every(({ id }) => id !== undefined)) value.eaters = Object.fromEntries(shares.map(({ id }, index) => [id, fraction.text(parts[index])]));
    return true;
  }

  /** What is left of a recipe that is cooked. @param {any} recipe @param {any} [origin] the dish itself @param {string} [remark] */
  const leftOf = (recipe, origin, remark) => planned(recipe, fraction.parse(recipe.y ?? 1), { origin }, { leftover: true, ...(remark ? { remark } : {}) });

  galley.planDish = { parts, read, give, leftOf, amounts, candidates, sources: (/** @type {string} */ text) => [...text.matchAll(new RegExp(LINK, "gu"))].map(([, , link]) => sourceOf(link)) };
})();
