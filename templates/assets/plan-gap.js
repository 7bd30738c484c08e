// @ts-check
"use strict";

/** Recipes that fill what is left of a day: their energy fits in, and their protein comes closest to what is wanted. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  /** Below this a day is full, in kilocalories. */
  const LEAST_GAP = 100;
  /** A dish may have a twentieth more than is left, and should fill half of it. */
  const [LEAST, MOST] = [0.5, 1.05];
  const LOOKED_AT = 60;

  /** How far a recipe is from what is left, as parts of it. @param {any} entry @param {{ energy: number, protein: number }} left */
  const distance = (entry, left) => Math.abs(left.energy - entry.k) / left.energy + (entry.r === undefined || left.protein <= 0 ? 1 : Math.abs(left.protein - entry.r) / Math.max(left.protein, entry.r));

  galley.planGap = {
    distance,
    /**
     * The best first; none where nothing is missing.
     * @param {{ energy: number, protein: number }} left kilocalories and grams
     * @param {Set<string>} planned pages of recipes that the week has already, without their endings
     * @param {number} most
     */
    async suggest(left, planned, most) {
      if (left.energy < LEAST_GAP) return [];
      const fits = { kind: "energy", least: Math.ceil(left.energy * LEAST), most: Math.floor(left.energy * MOST), isExcluded: false };
      const answer = await galley.find({ terms: [fits], tags: [], sort: "protein" });
      const some = (await answer.recipes(0, LOOKED_AT)).filter((/** @type {any} */ { entry }) => !planned.has(decodeURIComponent(entry.u).replace(/\.html$/, "")));
      return some.map((/** @type {any} */ recipe) => ({ recipe, far: distance(recipe.entry, left) }))
        .sort((/** @type {any} */ a, /** @type {any} */ b) => a.far - b.far).slice(0, most).map((/** @type {any} */ { recipe }) => recipe);
    },
  };
})();
