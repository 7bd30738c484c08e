// @ts-check
"use strict";

/** Steps by keys and by swiping: hands are wet. */
(() => {
  const { cook } = globalThis.galley;

  /** How far a finger has to move, in pixels, and how much more sideways than up or down. */
  const FAR = 60;
  const SLOPE = 2;

  /** 1 where what comes next is on the right. */
  const direction = () => (getComputedStyle(cook.dialog).direction === "rtl" ? -1 : 1);

  /** Only its button finishes: a key that is held, or one swipe too many, would clear every tick. @param {number} way above zero for what comes next */
  function turn(way) {
    if (way <= 0) cook.goBack();
    else if (!cook.isAtEnd()) cook.goOn();
  }

  cook.dialog.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.ctrlKey || event.altKey || event.metaKey || target.matches("textarea")) return;
    if (event.key === "ArrowRight") turn(direction());
    else if (event.key === "ArrowLeft") turn(-direction());
    else if (event.key === " " && !target.closest("button, input, a, label, summary")) turn(1);
    else return;
    event.preventDefault();
  });

  /** @type {Touch | undefined} */
  let start;
  cook.stage.addEventListener("touchstart", (/** @type {TouchEvent} */ event) => {
    start = event.touches.length === 1 ? event.touches[0] : undefined;
  }, { passive: true });
  cook.stage.addEventListener("touchend", (/** @type {TouchEvent} */ event) => {
    if (!start) return;
    const [across, down] = [event.changedTouches[0].clientX - start.clientX, event.changedTouches[0].clientY - start.clientY];
    start = undefined;
    if (Math.abs(across) >= FAR && Math.abs(across) >= SLOPE * Math.abs(down)) turn(-Math.sign(across) * direction());
  });
})();
