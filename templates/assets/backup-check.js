// @ts-check
"use strict";

/**
 * Which entries pages could have written: what a backup holds beside them may come from anybody's hands, and no page is made
 * for it. Collections that no script of this theme writes are those of others, who know what they hold.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  /** @typedef {(value: any) => boolean} Test */

  /** @type {Test} */
  const isText = (value) => typeof value === "string";
  /** @type {Test} */
  const isTrue = (value) => value === true;
  /** @type {Test} */
  const isFlag = (value) => typeof value === "boolean";
  /** @type {Test} */
  const isNumber = (value) => typeof value === "number" && value >= 0;
  /** Of which there is some. @type {Test} */
  const isCount = (value) => typeof value === "number" && value > 0;
  /** @type {Test} */
  const isPlace = (value) => Number.isSafeInteger(value) && value >= 0;
  /** An exact fraction that is not below zero, `3/2`. @type {Test} */
  const isPart = (value) => isText(value) && /^\d{1,64}(\/0*[1-9]\d{0,63})?$/.test(value);
  /** The same, above zero: nobody cooks nothing. @type {Test} */
  const isAmount = (value) => isPart(value) && !/^0+(\/|$)/.test(value);
  /** @type {Test} */
  const isDay = (value) => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value);
  /** @type {Test} */
  const isNothing = (value) => value === null || value === undefined;

  /** @param {...Test} tests @returns {Test} */
  const either = (...tests) => (value) => tests.some((test) => test(value));
  /** @param {...string} words @returns {Test} */
  const oneOf = (...words) => (value) => words.includes(value);
  /** @param {Test} test @param {number} [count] how many there are; at least one where that is open @returns {Test} */
  const list = (test, count) => (value) => Array.isArray(value) && value.every(test) && (count === undefined ? value.length > 0 : value.length === count);
  /** @type {Test} */
  const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  /** By any names. @param {Test} test @returns {Test} */
  const table = (test) => (value) => isObject(value) && Object.values(value).every(test);
  /** What has to be there, and what may be; more than that is of a later version. @param {Record<string, Test>} needed @param {Record<string, Test>} [possible] @returns {Test} */
  const object = (needed, possible = {}) => (value) => isObject(value) && Object.entries(needed).every(([key, test]) => test(value[key]))
    && Object.entries(possible).every(([key, test]) => value[key] === undefined || test(value[key]));

  const eaten = { eaters: table(isPart), leftover: isFlag, remark: isText };
  const dish = either(
    object({ recipe: isText, servings: isAmount }, { source: isText, title: isText, ...eaten }),
    object({ food: isText }, { title: isText, grams: isNumber, said: isText, about: isTrue, ...eaten }),
    object({ note: isText }, { figures: list(either(isNumber, isNothing), 4), ...eaten }));

  /** @type {Record<string, Test>} */
  const settings = {
    units: oneOf("metric", "us", "imperial", "weights"), scheme: oneOf("auto", "light", "dark"), person: isText, welcomed: isTrue,
    aloud: isTrue, "cook-view": oneOf("all"), shelves: list(either(isPlace, isText)),
  };

  /** @type {Record<string, Test>} */
  const values = {
    favourites: isFlag,
    basket: object({ title: isText, servings: isAmount }, { weeks: table(isPart) }),
    items: object({ text: isText }, { week: isText }),
    bought: either(isText, object({}, { amount: either(isText, isNothing) })),
    shelves: either(isPlace, isText),
    plan: dish,
    pantry: object({ text: isText }, { day: isText }),
    usedUp: isTrue,
    people: object({ calories: isCount, split: list(isNumber, 3) }, { name: isText, grams: either(list(isNumber), isNothing) }),
    ticks: isTrue,
    scales: isAmount,
    timers: object({ name: isText, step: isNumber, recipe: isText, title: isText, seconds: isCount, more: isNumber }, { place: Number.isSafeInteger, end: isNumber, left: isNumber, isOver: isFlag }),
    cooking: object({}, { page: isPlace }),
    cooked: list(isDay),
    notes: isText,
    pending: object({}, { title: isText, text: isText, url: isText }),
  };

  /** Dishes stand on a day, in a meal. */
  const DISH = /^\d{4}-\d\d-\d\d\/[^/]+\/./;

  /** @param {string} key collection and id, as backups have them @param {any} value */
  galley.disk.isSound = (key, value) => {
    const [, collection, id] = /^([a-z]+)\/(.+)$/is.exec(key) ?? [];
    if (collection === undefined) return false;
    if (collection === "settings") return settings[id]?.(value) ?? true;
    return (collection !== "plan" || DISH.test(id)) && (values[collection]?.(value) ?? true);
  };
})();
