// @ts-check
"use strict";

/**
 * Numbers that a kitchen can measure, by the tables of the program (`10-measures.js`): scaled amounts stand on the ladder
 * of their unit, and other systems have sets of measures and round numbers.
 */
(() => {
  const galley = globalThis.galley;
  const { measures } = galley;
  const { add, compare, divide: over, multiply: times, parse: read, round, one: ONE, zero: NONE } = galley.fraction;

  /** @typedef {{ n: bigint, d: bigint }} Fraction */
  /** From the lower to the upper bound; one number where they are equal. @typedef {Fraction[]} Measure */

  const THOUSAND = read("1000");

  /** @param {Measure} measure @param {(number: Fraction) => Fraction | undefined} rule @returns {Measure | undefined} */
  function map(measure, rule) {
    const [low, high] = [rule(measure[0]), rule(measure[measure.length - 1])];
    if (!low || !high || compare(low, high) > 0) return undefined;
    return measure.length === 1 || compare(low, high) === 0 ? [low] : [low, high];
  }

  /** @param {Fraction} a @param {Fraction} b @returns {Fraction} */
  const difference = (a, b) => add(...(compare(a, b) < 0 ? [b, { n: -a.n, d: a.d }] : [a, { n: -b.n, d: b.d }]));
  /** How far one is from another, as a share of the other. @param {Fraction} a @param {Fraction} exact */
  const error = (a, exact) => over(difference(a, exact), exact);
  /** @param {Measure} measure */
  const upper = (measure) => measure[measure.length - 1];
  /** @param {Measure} measure @param {Measure} exact */
  const furthest = (measure, exact) => [error(measure[0], exact[0]), error(upper(measure), upper(exact))].reduce((a, b) => (compare(a, b) < 0 ? b : a));
  /** @param {Fraction} number @param {string} low @param {string} high */
  const isWithin = (number, low, high) => compare(number, read(low)) >= 0 && compare(number, read(high)) <= 0;

  /** A measure in another unit of its dimension. @param {Measure} measure @param {string} from @param {string} to */
  function convert(measure, from, to) {
    if (from === to) return measure;
    const [one, other] = [measures.sizes[from], measures.sizes[to]];
    if (!one || !other || one[0] !== other[0]) return undefined;
    const ratio = over(read(one[1]), read(other[1]));
    return map(measure, (number) => times(number, ratio));
  }

  // Scaled amounts stand on the first rung of their unit's ladder that holds them, or is near.

  /** @param {Fraction} number @param {string[]} steps */
  function nearestStep(number, steps) {
    let best = { number: NONE, error: NONE };
    for (const [index, text] of steps.entries()) {
      const step = read(text);
      const rounded = round(number, step);
      const candidate = rounded.n === 0n ? step : rounded;
      const off = error(candidate, number);
      const order = index === 0 ? -1 : compare(off, best.error);
      if (order < 0 || (order === 0 && compare(candidate, best.number) < 0)) best = { number: candidate, error: off };
    }
    return best.number;
  }

  /** @param {Measure} measure @param {string | undefined} unit */
  function place(measure, unit) {
    if (measure[0].n <= 0n) return undefined;
    const rungs = (unit && measures.ladders[unit]) ?? measures.ladders.pieces;
    const places = rungs.flatMap((/** @type {any} */ [rungUnit, low, high, steps]) => {
      const exact = rungUnit && unit ? convert(measure, unit, rungUnit) : measure;
      const rounded = exact && map(exact, (number) => nearestStep(number, steps));
      if (!exact || !rounded) return [];
      const isInside = isWithin(rounded[0], low, high) && isWithin(upper(rounded), low, high);
      return [{ measure: rounded, unit: rungUnit ?? unit, error: furthest(rounded, exact), isInside }];
    });
    const inside = places.filter((/** @type {any} */ { isInside }) => isInside);
    for (const tolerance of ["0", ...measures.tolerances]) {
      const found = inside.find((/** @type {any} */ found) => compare(found.error, read(tolerance)) <= 0);
      if (found) return found;
    }
    return (inside.length ? inside : places).reduce((/** @type {any} */ a, /** @type {any} */ b) => (a && compare(a.error, b.error) <= 0 ? a : b), undefined);
  }

  // Other systems have sets of measures, and round numbers of grams and millilitres.

  /** @param {Fraction} number */
  function roundNumber(number) {
    const tolerance = read(compare(number, ONE) < 0 ? measures.loose : measures.tight);
    for (const step of measures.steps) {
      const rounded = round(number, read(step));
      if (rounded.n !== 0n && compare(error(rounded, number), tolerance) <= 0) return rounded;
    }
    return round(number, read(measures.finest));
  }

  /** @param {Fraction} number @param {any} set @param {Fraction} tolerance */
  function nearestOf(number, [, low, high, fractions], tolerance) {
    const whole = { n: number.n / number.d, d: 1n };
    let best;
    for (const text of fractions) {
      const candidate = add(whole, read(text));
      const far = difference(candidate, number);
      if (!best || compare(far, best.far) < 0) best = { candidate, far };
    }
    return best && isWithin(best.candidate, low, high) && compare(error(best.candidate, number), tolerance) <= 0 ? best.candidate : undefined;
  }

  /** @param {Measure} measure @param {string} unit @param {string[]} kits */
  function measured(measure, unit, kits) {
    for (const kit of kits) {
      for (const tolerance of measures.tolerances) {
        for (const set of measures.sets[kit]) {
          const exact = convert(measure, unit, set[0]);
          const rounded = exact && map(exact, (number) => nearestOf(number, set, read(tolerance)));
          if (exact && rounded) return { measure: rounded, unit: set[0], isExact: furthest(rounded, exact).n === 0n };
        }
      }
    }
    return undefined;
  }

  /** @param {Measure} exact in the small unit @param {string} small @param {string} large */
  function metric(exact, small, large) {
    const rounded = map(exact, roundNumber);
    if (!rounded) return undefined;
    const isLarge = compare(upper(rounded), THOUSAND) >= 0;
    const shown = isLarge ? convert(rounded, small, large) : rounded;
    return shown && { measure: shown, unit: isLarge ? large : small, isExact: furthest(rounded, exact).n === 0n };
  }

  /** @param {Measure} measure @param {string} unit */
  function metricLength(measure, unit) {
    const centimetres = /** @type {Measure} */ (convert(measure, unit, "centimetre"));
    const target = compare(upper(centimetres), ONE) < 0 ? "millimetre" : "centimetre";
    const exact = /** @type {Measure} */ (convert(measure, unit, target));
    const rounded = map(exact, (number) => (target === "millimetre" ? round(number, ONE) : roundNumber(number)));
    return rounded && { measure: rounded, unit: target, isExact: furthest(rounded, exact).n === 0n };
  }

  /** @param {Measure} measure @param {string} unit @param {string} system @param {string | undefined} grams of one */
  function inSystem(measure, unit, system, grams) {
    const dimension = measures.sizes[unit]?.[0];
    if (!measures.systems[system]?.includes(unit) || upper(measure).n <= 0n) return undefined;
    if (system !== "metric") {
      if (dimension === "volume") return measured(measure, unit, system === "us" ? ["usVolume", "usFluidOunces"] : ["imperialVolume"]);
      return measured(measure, unit, [dimension === "mass" ? "ounces" : "inches"]);
    }
    if (dimension === "length") return metricLength(measure, unit);
    if (dimension === "mass" || grams) {
      const mass = grams ? map(measure, (number) => times(number, read(grams))) : convert(measure, unit, "gram");
      return mass && metric(mass, "gram", "kilogram");
    }
    const volume = convert(measure, unit, "millilitre");
    return volume && compare(upper(volume), read(measures.least)) >= 0 ? metric(volume, "millilitre", "litre") : undefined;
  }

  galley.measuring = { convert, inSystem, map, place, upper };
})();
