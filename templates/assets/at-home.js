// @ts-check
"use strict";

/** Takes what is at home from what is needed. Pure functions; the stock of the site comes with `galley.foods.stock`. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fraction, words } = galley;
  const { add, compare, divide, multiply, parse, zero } = fraction;

  /** @typedef {{ n: bigint, d: bigint }} Fraction */
  /** @typedef {{ way: string, value: Fraction, weight?: Fraction }} Quantity `weight`: grams of one, where a table knows them */
  /** What states no amount is enough for everything. @typedef {{ key: string, text: string, quantities: Quantity[] }} Stock */

  const WAYS = /** @type {Record<string, string>} */ ({ mass: "m", volume: "v", length: "l" });

  /** @param {any[]} quantity as `NeedWriter` writes it @returns {Quantity} */
  const packed = ([way, value, , grams]) => ({ way, value: parse(value), weight: grams === null ? undefined : divide(parse(grams), parse(value)) });

  /** The stock of the site that is still good on a day and was not used up. @param {string} day @param {(text: string) => boolean} isUsedUp @returns {Stock[]} */
  const ofSite = (day, isUsedUp) => galley.foods.stock
    .filter((/** @type {any[]} */ [text, last]) => (last === null || last >= day) && !isUsedUp(text))
    .map((/** @type {any[]} */ [text, , need]) => ({ key: need[0], text, quantities: need[4].map(packed) }));

  /**
   * How much somebody typed, in its own way, and the units it was typed in; nothing where no amount is stated. Numbers that are no amount are none of it.
   * @param {any} read as `galley.foods.read` has it @param {Fraction | undefined} value of a range, the one that counts
   * @returns {(Quantity & { units: number[] })[]}
   */
  function amounts({ name, hasNumber, unit, content }, value) {
    const { foods, measures } = galley;
    const piece = Number(foods.piece.slice(1));
    if (!hasNumber) return [];
    if (!value || /^\s*\p{N}/u.test(name)) return [{ way: foods.piece, value: zero, units: [piece] }];
    if (content && unit) {
      const inner = foods.unitCalled(content.dimension === "mass" ? "g" : "ml").number;
      return [{ way: `k${unit.number}/${content.size.n}/${content.size.d}/${inner}`, value, units: [inner] }];
    }
    if (content?.isSaid && !unit) return [{ way: WAYS[content.dimension], value: multiply(value, content.size), units: [foods.unitCalled(content.dimension === "mass" ? "g" : "ml").number] }];
    const pieces = foods.pieces(unit);
    if (pieces) return [{ way: foods.piece, value: multiply(value, pieces), units: [piece] }];
    const way = WAYS[measures.sizes[unit.name]?.[0]] ?? `c${unit.number}`;
    return [{ way, value: unit.size ? multiply(value, parse(unit.size)) : value, units: [unit.number] }];
  }

  const unknown = (/** @type {string} */ name) => `n:${words.fold(name).trim().replace(/\s+/g, " ")}`;

  /**
   * What somebody has: `500 g flour`, `1½ kg potatoes`, `half an onion`, `2 x 400 g tins tomatoes`, `2 x 250 ml cream`,
   * `rice`; of `3-4 eggs` three are there for sure. Of what has numbers that are no amount, `2 3 4`, nothing is taken off.
   * @param {string} text @returns {Stock}
   */
  function typed(text) {
    const read = galley.foods.read(text);
    return { key: galley.foods.keyOf(read.name, read.isCanned) ?? unknown(read.name), text, quantities: amounts(read, read.least) };
  }

  /**
   * What somebody wants to buy, if they say nothing but how much of what: `eggs for Sunday`, `butter, unsalted` and `2 3 4` say
   * more, or nothing that can be added. Of `3-4 eggs` it is four.
   * @param {string} text @returns {{ key: string, quantities: (Quantity & { units: number[] })[] } | undefined}
   */
  function wanted(text) {
    const read = galley.foods.read(text);
    const quantities = amounts(read, read.value);
    if (/[;:(]|[,/](?!\d)/.test(text) || quantities.some(({ value }) => value.n === 0n)) return undefined;
    return { key: galley.foods.keyOfWhole(read.name, read.isCanned) ?? unknown(read.name), quantities };
  }

  /** What containers hold in all; anything else as it is. @param {Quantity} quantity @returns {Quantity} */
  const unpacked = (quantity) => {
    if (quantity.way[0] !== "k") return quantity;
    const [, n, d, inner] = quantity.way.slice(1).split("/");
    const way = WAYS[galley.measures.sizes[galley.foods.unit(Number(inner))[4]][0]];
    return { way, value: multiply(quantity.value, { n: BigInt(n), d: BigInt(d) }) };
  };

  /**
   * What the packs hold that shops have: of a head of garlic its cloves; `undefined` for what is in none.
   * @param {Quantity} quantity @param {{ w?: string, z?: any[][] }} shop @returns {Quantity | undefined}
   */
  function opened({ way, value }, { w: kind = "", z: sizes = [] }) {
    if (way[0] !== "c" || way === galley.foods.piece || way === kind) return undefined;
    const pack = sizes.find(([, bought]) => bought.slice(1).split("/")[0] === way.slice(1));
    return pack && { way: kind, value: multiply(value, parse(pack[0])) };
  }

  /**
   * A container and what it holds: one that does not say it is the pack that shops have.
   * @param {string} way @param {{ w?: string, z?: any[][] }} shop as `NeedWriter` writes it
   * @returns {{ unit: string, kind?: string, size?: Fraction } | undefined}
   */
  function container(way, { w: kind = "", z: sizes = [] }) {
    const unit = way.slice(1).split("/")[0];
    if (way[0] === "k") {
      const { way: inner, value: size } = unpacked({ way, value: fraction.one });
      return { unit, kind: inner, size };
    }
    if (way[0] !== "c" || way === galley.foods.piece) return undefined;
    const pack = kind === "m" || kind === "v" ? sizes.find(([, bought]) => bought.slice(1).split("/")[0] === unit) : undefined;
    return pack ? { unit, kind, size: parse(pack[0]) } : { unit };
  }

  /** For how many containers of one kind another stands, as `ContainerShare` has it. @param {string} held @param {string} needed @param {any} shop @returns {Fraction | undefined} */
  function share(held, needed, shop) {
    const [own, other] = [container(held, shop), container(needed, shop)];
    if (!own || !other || own.unit !== other.unit) return undefined;
    if (!own.size || !other.size) return fraction.one;
    if (own.kind !== other.kind) return undefined;
    const parts = divide(own.size, other.size);
    return compare(parts, parse("9/10")) >= 0 && compare(parts, parse("11/10")) <= 0 ? fraction.one : parts;
  }

  /**
   * What is left to buy: amounts go off in their own way first, then containers from others of their kind, then what
   * containers hold, also those that do not say it and are the packs that shops have, then volumes from masses and the other way round.
   * @template {Quantity} Need
   * @param {Need[]} needs @param {Stock[]} stock @param {Fraction | undefined} weight grams in a millilitre of it
   * @param {any} shop how shops have it
   * @returns {Need[]}
   */
  function left(needs, stock, weight, shop) {
    const rest = needs.map((need) => ({ ...need }));
    const takeContainers = (/** @type {string} */ way, /** @type {Fraction} */ held) => rest.reduce((over, need) => {
      const each = need.way === way || over.n === 0n ? undefined : share(way, need.way, shop);
      return each ? divide(take(need.way, multiply(over, each)), each) : over;
    }, held);
    const take = (/** @type {string} */ way, /** @type {Fraction} */ held) => {
      const need = rest.find((one) => one.way === way);
      if (!need) return held;
      const part = compare(need.value, held) < 0 ? need.value : held;
      need.value = add(need.value, { n: -part.n, d: part.d });
      return add(held, { n: -part.n, d: part.d });
    };
    const takePacks = (/** @type {string} */ way, /** @type {Fraction} */ held) => rest.reduce((over, need) => {
      const each = over.n === 0n ? undefined : opened({ way: need.way, value: fraction.one }, shop);
      return each?.way === way ? multiply(take(need.way, divide(over, each.value)), each.value) : over;
    }, held);
    for (const { quantities } of stock) {
      if (quantities.length === 0) return [];
      for (const held of quantities) {
        const packs = { ...held, value: takeContainers(held.way, take(held.way, held.value)) };
        const { way, value, weight: own } = opened(packs, shop) ?? unpacked(packs);
        const over = takePacks(way, take(way, value));
        const grams = way === "v" ? own ?? weight : weight;
        if (over.n === 0n || !grams) continue;
        if (way === "m") take("v", divide(over, grams));
        else if (way === "v") take("m", multiply(over, grams));
      }
    }
    return rest.filter(({ value }) => compare(value, zero) > 0);
  }

  galley.atHome = { ofSite, typed, wanted, left };
})();
