// @ts-check
"use strict";

/** The code words of a QR code: bytes, in the smallest version that holds them, in blocks with check words. Pure functions. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { qr } = galley;

  /** Of the longest addresses: larger codes have modules too small for the camera of a phone. */
  const MOST_VERSION = 25;

  /**
   * Of each level, by version from 1 on: check words in a block, and blocks.
   *
   * Source: ISO/IEC 18004, table 9.
   * @type {Record<string, { bits: number, checks: number[], blocks: number[] }>}
   */
  const LEVELS = {
    low: {
      bits: 1,
      checks: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26],
      blocks: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12],
    },
    medium: {
      bits: 0,
      checks: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28],
      blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21],
    },
  };

  const BYTES = 0b0100;
  const PADDING = [0xec, 0x11];

  /** Centres of alignment patterns, in either direction (annex E). @param {number} version @returns {number[]} */
  function alignments(version) {
    if (version === 1) return [];
    const count = Math.floor(version / 7) + 2;
    const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
    return [6, ...Array.from({ length: count - 1 }, (_, index) => version * 4 + 10 - (count - 2 - index) * step)];
  }

  /** How many code words a version holds: its modules but for those of patterns and of information. @param {number} version */
  function capacity(version) {
    const side = version * 4 + 17;
    const { length: count } = alignments(version);
    const aligned = count === 0 ? 0 : (count * count - 3) * 25 - 2 * (count - 2) * 5;
    return Math.floor((side * side - 3 * 64 - 2 * (side - 16) - 31 - aligned - (version >= 7 ? 36 : 0)) / 8);
  }

  /** How many words of data. @param {number} version @param {string} level */
  const room = (version, level) => capacity(version) - LEVELS[level].checks[version - 1] * LEVELS[level].blocks[version - 1];

  /** Bits that say how many bytes follow. @param {number} version */
  const lengthBits = (version) => (version < 10 ? 8 : 16);

  /** The smallest version for so many bytes; `undefined` where none is. @param {number} length @param {string} level @param {number} most */
  function versionFor(length, level, most) {
    for (let version = 1; version <= most; version += 1) {
      if (4 + lengthBits(version) + 8 * length <= 8 * room(version, level)) return version;
    }
    return undefined;
  }

  /** @param {Uint8Array} bytes @param {number} version @param {string} level */
  function dataWords(bytes, version, level) {
    const bits = /** @type {number[]} */ ([]);
    const append = (/** @type {number} */ value, /** @type {number} */ length) => { for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1); };
    append(BYTES, 4);
    append(bytes.length, lengthBits(version));
    for (const byte of bytes) append(byte, 8);
    const end = 8 * room(version, level);
    append(0, Math.min(4, end - bits.length));
    append(0, -bits.length & 7);
    for (let index = 0; bits.length < end; index += 1) append(PADDING[index % 2], 8);
    return Uint8Array.from({ length: bits.length / 8 }, (_, index) => parseInt(bits.slice(8 * index, 8 * index + 8).join(""), 2));
  }

  /** The words of data in blocks, the last ones longer where they do not come out even. @param {Uint8Array} words @param {number} count */
  function split(words, count) {
    const short = Math.floor(words.length / count);
    const long = words.length % count;
    let start = 0;
    return Array.from({ length: count }, (_, index) => {
      const end = start + short + (index >= count - long ? 1 : 0);
      const block = words.subarray(start, end);
      start = end;
      return block;
    });
  }

  /** The first words of all blocks, then their second ones, and so on. @param {Uint8Array[]} blocks @returns {number[]} */
  const interleaved = (blocks) => Array.from({ length: Math.max(...blocks.map((block) => block.length)) }, (_, index) =>
    blocks.flatMap((block) => (index < block.length ? [block[index]] : []))).flat();

  /**
   * The code words for a text, in the order in which they are drawn.
   * @param {string} text @param {string} level `low` or `medium` @param {number} [most] the largest version
   * @returns {{ version: number, levelBits: number, words: number[] } | undefined} nothing where no version is large enough
   */
  qr.words = (text, level, most = MOST_VERSION) => {
    const bytes = new TextEncoder().encode(text);
    const version = versionFor(bytes.length, level, most);
    if (version === undefined) return undefined;
    const { bits, checks, blocks } = LEVELS[level];
    const data = split(dataWords(bytes, version, level), blocks[version - 1]);
    const tests = data.map((block) => qr.checkWords(block, checks[version - 1]));
    return { version, levelBits: bits, words: [...interleaved(data), ...interleaved(tests)] };
  };
  qr.alignments = alignments;
})();
