// @ts-check
"use strict";

/** The first page of cook mode: everything in its place. Ingredients to tick, and what has to be hot in time. */
(() => {
  const galley = globalThis.galley;

  /** Degrees from which on something is an oven: in Celsius, Fahrenheit, gas marks. @type {Record<string, number>} */
  const OVEN = { celsius: 120, fahrenheit: 250, gasMark: 0 };

  /** A copy of an element without the ids that are on the page already; a line of ingredients says whose copy it is. @param {Element} element */
  galley.copy = (element) => {
    const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
    for (const line of copy.querySelectorAll(".ingredient[id]")) line.setAttribute("data-ingredient", line.id);
    for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
    for (const part of copy.querySelectorAll("[aria-labelledby]")) part.removeAttribute("aria-labelledby");
    return copy;
  };

  /** @param {HTMLElement} place */
  function fillIngredients(place) {
    const list = /** @type {HTMLElement} */ (place.querySelector(".cook-list"));
    list.replaceChildren();
    for (const part of document.querySelectorAll(".ingredients > .group-title, .ingredients > .ingredient-list")) {
      list.append(galley.copy(part));
    }
    galley.ticks.connect(list);
  }

  /** The first step of each oven temperature. @param {HTMLElement} place @param {string | undefined} words */
  function fillHeat(place, words) {
    const list = /** @type {HTMLElement} */ (place.querySelector(".cook-heat"));
    const seen = new Map();
    for (const mark of document.querySelectorAll(".step .temperature[data-scale]")) {
      const { scale = "", value = "0" } = /** @type {HTMLElement} */ (mark).dataset;
      const step = mark.closest(".step")?.getAttribute("value") ?? "";
      const text = mark.textContent ?? "";
      if (Number(value) >= OVEN[scale] && !seen.has(text)) seen.set(text, step);
    }
    list.replaceChildren(...[...seen].map(([temperature, step]) => {
      const item = document.createElement("li");
      item.textContent = galley.fill(words, { temperature, step });
      return item;
    }));
  }

  /** How much of what has to be taken out stands there. @param {HTMLElement} place */
  galley.ready = (place) => {
    const ticks = [...place.querySelectorAll("input[type=checkbox]")];
    return { done: ticks.filter((tick) => /** @type {HTMLInputElement} */ (tick).checked).length, all: ticks.length };
  };

  /** @param {HTMLElement} place @param {string | undefined} heat */
  galley.fillPlace = (place, heat) => {
    fillIngredients(place);
    fillHeat(place, heat);
  };
})();
