// @ts-check
"use strict";

/** Draws QR codes: data in its places, under the mask that is read best. Pure functions. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { qr } = galley;

  /** ISO/IEC 18004, table 10. @type {((x: number, y: number) => boolean)[]} */
  const MASKS = [
    (x, y) => (x + y) % 2 === 0,
    (_, y) => y % 2 === 0,
    (x) => x % 3 === 0,
    (x, y) => (x + y) % 3 === 0,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
    (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
  ];

  /** Up and down in columns of two, from the right, past the timing pattern. @param {any} modules @param {number[]} words */
  function place(modules, words) {
    const { side, fixed, dark } = modules;
    let bit = 0;
    for (let right = side - 1; right > 0; right -= right === 8 ? 3 : 2) {
      const isUp = ((right + (right < 6 ? 1 : 0)) & 2) === ((side - 1) & 2);
      for (let step = 0; step < side; step += 1) {
        const row = isUp ? side - 1 - step : step;
        for (const column of [right, right - 1]) {
          const index = row * side + column;
          if (fixed[index]) continue;
          // A few modules may be left over; they stay light.
          dark[index] = bit < words.length * 8 ? (words[bit >> 3] >> (7 - (bit & 7))) & 1 : 0;
          bit += 1;
        }
      }
    }
  }

  /** @param {any} modules @param {(x: number, y: number) => boolean} mask */
  function turn({ side, fixed, dark }, mask) {
    for (let row = 0; row < side; row += 1) {
      for (let column = 0; column < side; column += 1) {
        if (!fixed[row * side + column] && mask(column, row)) dark[row * side + column] ^= 1;
      }
    }
  }

  /** Penalties of one row or column: long runs, and what looks like a finder (7.8.3.1). @param {number[]} line */
  function linePenalty(line) {
    let sum = 0;
    const runs = line.join("").match(/0+|1+/g) ?? [];
    for (const { length } of runs) if (length >= 5) sum += length - 2;
    // The edge of the code is light.
    const text = `0000${line.join("")}0000`;
    for (let start = 0; start + 11 <= text.length; start += 1) {
      const part = text.slice(start, start + 11);
      if (part === "10111010000" || part === "00001011101") sum += 40;
    }
    return sum;
  }

  /** How badly a code is read: the lower the better. @param {any} modules */
  function penalty({ side, dark }) {
    let sum = 0;
    let count = 0;
    for (let line = 0; line < side; line += 1) {
      const row = [...dark.subarray(line * side, (line + 1) * side)];
      sum += linePenalty(row) + linePenalty(Array.from({ length: side }, (_, index) => dark[index * side + line]));
      count += row.reduce((a, b) => a + b, 0);
    }
    for (let row = 0; row + 1 < side; row += 1) {
      for (let column = 0; column + 1 < side; column += 1) {
        const at = row * side + column;
        const four = dark[at] + dark[at + 1] + dark[at + side] + dark[at + side + 1];
        if (four === 0 || four === 4) sum += 3;
      }
    }
    return sum + 10 * Math.floor(Math.abs(count * 20 - side * side * 10) / (side * side));
  }

  /**
   * A code for a text.
   * @param {string} text @param {string} level `low` or `medium` @param {number} [most] the largest version
   * @returns {{ side: number, dark: Uint8Array, version: number, mask: number } | undefined} its modules in rows; nothing
   *   where the text is too long
   */
  qr.code = (text, level, most) => {
    const found = qr.words(text, level, most);
    if (!found) return undefined;
    const modules = new qr.Modules(found.version);
    modules.drawPatterns();
    place(modules, found.words);
    const penalties = MASKS.map((mask, number) => {
      turn(modules, mask);
      modules.drawFormat(found.levelBits, number);
      const sum = penalty(modules);
      turn(modules, mask);
      return sum;
    });
    const mask = penalties.indexOf(Math.min(...penalties));
    turn(modules, MASKS[mask]);
    modules.drawFormat(found.levelBits, mask);
    return { side: modules.side, dark: modules.dark, version: found.version, mask };
  };

  /** The dark modules as the `d` of a path, one unit each, neighbours in a row as one. @param {{ side: number, dark: Uint8Array }} code @param {number} margin */
  qr.path = ({ side, dark }, margin) => {
    let path = "";
    for (let row = 0; row < side; row += 1) {
      for (const { index, 0: { length } } of [...dark.subarray(row * side, (row + 1) * side)].join("").matchAll(/1+/g)) {
        path += `M${index + margin} ${row + margin}h${length}v1h-${length}z`;
      }
    }
    return path;
  };
})();
