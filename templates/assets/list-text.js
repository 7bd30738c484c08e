// @ts-check
"use strict";

/** A shopping list as text, the way the program writes it. Pure functions. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { t, quantityText } = galley;

  /** What is said of an item behind its name: what is needed of it where that is less, and that it may be left out. @param {any} item @returns {string[]} */
  const notes = (item) => {
    const beside = quantityText.beside(item);
    return [...(beside ? [t("listNeeded", { amount: beside })] : []), ...(item.isOptional ? [t("optionalItem")] : [])];
  };

  /** `celery (1 head, needed: 2 stalks)`, `honey – check you have it (80 g)` @param {any} item */
  function label(item) {
    const name = item.written ? `${item.name} · ${item.written}` : item.name;
    const beside = quantityText.beside(item);
    if (item.isAtHome) return `${name} – ${t("listCheck")}${beside && ` (${beside})`}`;
    const said = [quantityText.bought(item), ...notes(item)].filter(Boolean).join(", ");
    return said === "" ? name : `${name} (${said})`;
  }

  galley.listText = {
    notes,
    /**
     * @param {{ shelves: { shelf: number | string, items: any[] }[], cupboard: any[] }} sections
     * @param {(item: any) => boolean} isBought
     */
    text({ shelves, cupboard }, isBought) {
      const line = (/** @type {any} */ item) => (isBought(item) ? `✓ ${item.name} (${t("appCompleted")})` : `• ${label(item)}`);
      const blocks = shelves.map(({ shelf, items }) => {
        const { name, emoji } = galley.foods.shelves.find((/** @type {any} */ { id }) => id === shelf);
        return [`${emoji} ${name}`, ...items.map(line)];
      });
      if (cupboard.length > 0) blocks.push([`🔎 ${t("listCupboard")}`, ...cupboard.map(line)]);
      return blocks.map((lines) => lines.join("\n")).join("\n\n");
    },
  };
})();
