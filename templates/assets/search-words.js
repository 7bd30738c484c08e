// @ts-check
"use strict";

/**
 * Words made comparable: without case, accents, ligatures, endings; and how far two are apart. Pure functions.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley ??= /** @type {any} */ ({}));

  /** Letters that do not come apart into a letter and an accent: those of the program's own folding. */
  const LETTERS = /** @type {Record<string, string>} */ ({
    æ: "ae", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", ŀ: "l", ŉ: "n", ø: "o", œ: "oe", ß: "ss", þ: "th", ŧ: "t", ς: "σ", ё: "е", ѐ: "е", ѝ: "и",
  });

  /** Scripts that put no spaces between words, so that any part of a text can be a word. */
  const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

  /**
   * Text without case, accents and ligatures: `Crème Brûlée` → `creme brulee`, `Straße` → `strasse`.
   * @param {string} text
   */
  function fold(text) {
    const bare = text.toLowerCase().normalize("NFD").replace(/(?<!\p{Script=Cyrillic})[\u0300-\u036f]+/gu, "");
    // Kana, Hangul and Cyrillic letters come together again, as the index has them.
    const whole = bare.normalize().replace(/[\u00ad\u0300-\u036f]/g, "");
    return whole.replace(/[æðđħıłŀŉøœßþŧςёѐѝ]/g, (letter) => LETTERS[letter]);
  }

  /**
   * The folded words of a text, each between spaces: ` lentil soup `.
   * @param {string} text
   */
  function words(text) {
    return ` ${fold(text).split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean).join(" ")} `;
  }

  /**
   * Texts as lines of words. Umlauts can be typed as two letters as well, so such a text has a second line.
   * @param {string[]} texts
   */
  function lines(texts) {
    const spelled = texts.filter((text) => /[äöü]/i.test(text)).map((text) => text.replace(/[äöü]/gi, "$&e"));
    return [...texts, ...spelled].map(words).join("\n");
  }

  /** Plurals that change before their ending. */
  const PAIRS = [["ei", "eier"], ["leaf", "leaves"], ["loaf", "loaves"], ["half", "halves"], ["knife", "knives"], ["calf", "calves"], ["nuez", "nueces"], ["pez", "peces"], ["raiz", "raices"]];

  /**
   * Other numbers of a word, as whole words: `tomatoes` → ` tomato `, `zwiebeln` → ` zwiebel `, `cherry` → ` cherries `. Those
   * of the program, `PluralEndings`.
   * @param {string} word folded
   */
  function stems(word) {
    const pair = PAIRS.find((forms) => forms.includes(word));
    if (pair) return pair.filter((form) => form !== word).map((form) => ` ${form} `);
    const length = [...word].length;
    if (word.includes(" ") || length < 4) return [];
    const all = length > 4 ? ["es", "en", "er", "s", "n", "e", "x"] : word.endsWith("ss") ? [] : ["s"];
    const stems = all.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length)).filter((stem) => [...stem].length > 2);
    if (length > 4 && word.endsWith("ies")) stems.push(`${word.slice(0, -3)}y`);
    if (word.endsWith("y")) stems.push(`${word.slice(0, -1)}ies`);
    return stems.map((stem) => ` ${stem} `);
  }

  /**
   * How many letters were left out, added, changed or swapped with their neighbour; more than `limit` where it is more.
   *
   * Source: the optimal string alignment distance, a restricted form of Damerau's.
   * @param {string} one
   * @param {string} other
   * @param {number} limit
   */
  function distance(one, other, limit) {
    if (Math.abs(one.length - other.length) > limit) return limit + 1;
    /** @type {number[]} */
    let before = [];
    let row = Array.from({ length: other.length + 1 }, (_, index) => index);
    for (let i = 1; i <= one.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= other.length; j += 1) {
        const change = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
        next[j] = Math.min(row[j] + 1, next[j - 1] + 1, change);
        const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
        if (isSwap) next[j] = Math.min(next[j], before[j - 2] + 1);
      }
      if (Math.min(...next) > limit) return limit + 1;
      before = row;
      row = next;
    }
    return row[other.length];
  }

  /** In a script without spaces every letter may begin a word: the index has so many letters from each of them on. */
  const LONGEST_PART = 16;

  const isUnspaced = (/** @type {string} */ text) => UNSPACED.test(text);

  /** As much of a word as the index of a script without spaces has. @param {string} word folded */
  const part = (word) => (isUnspaced(word) ? [...word].slice(0, LONGEST_PART).join("") : word);

  galley.words = { fold, words, lines, stems, distance, isUnspaced, part };
})();
