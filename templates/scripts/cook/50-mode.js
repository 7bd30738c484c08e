// @ts-check
"use strict";

/**
 * Cook mode: the recipe one step at a time, over the whole screen. It opens where it was left.
 *
 * Its pages are everything in its place (0), the steps (from 1), and the end. They are made of the recipe's own page
 * whenever it opens, so that amounts are as they were scaled.
 */
(() => {
  const galley = globalThis.galley;
  const { storage, part } = galley;
  const { id: recipe } = galley.recipe;

  const dialog = /** @type {HTMLDialogElement} */ (document.getElementById("cook"));
  const words = dialog.dataset;
  const steps = /** @type {HTMLElement} */ (dialog.querySelector(".cook-steps"));
  const place = /** @type {HTMLElement} */ (dialog.querySelector(".cook-place"));
  const finish = /** @type {HTMLElement} */ (dialog.querySelector(".cook-finish"));
  const stage = /** @type {HTMLElement} */ (dialog.querySelector(".cook-stage"));
  const help = /** @type {HTMLElement} */ (dialog.querySelector(".cook-help"));
  const bar = /** @type {HTMLElement} */ (document.getElementById("timers"));
  /** Says that a timer is over; behind the dialog nobody hears it. */
  const timerStatus = /** @type {HTMLElement} */ (document.getElementById("timer-status"));
  const barPlace = document.createComment("timers");
  let current = 0;

  /** @param {string} name @returns {HTMLElement} */
  const button = (name) => /** @type {HTMLElement} */ (dialog.querySelector(`[data-cook="${name}"]`));
  /** @param {string} selector @param {string | undefined} text */
  const setText = (selector, text) => { /** @type {HTMLElement} */ (dialog.querySelector(selector)).textContent = text ?? ""; };
  const count = () => steps.children.length;

  /** The page at which the recipe was left. @returns {number} */
  const leftAt = () => Math.trunc(Number(storage.get("cooking", recipe)?.page)) || 0;

  function build() {
    steps.replaceChildren(...[...document.querySelectorAll(".method .step")].map(galley.cookStep));
    galley.makeTimers(steps);
    galley.fillPlace(place, words.heat);
    galley.fillFinish();
  }

  /** @param {number} page */
  function show(page) {
    current = Math.min(Math.max(0, page), count() + 1);
    const isList = dialog.dataset.view === "all" && current >= 1 && current <= count();
    place.hidden = current !== 0;
    finish.hidden = current !== count() + 1;
    for (const [index, step] of [...steps.children].entries()) {
      const isCurrent = index + 1 === current;
      step.toggleAttribute("hidden", !isCurrent && !isList);
      step.classList.toggle("is-current", isCurrent);
      if (isCurrent) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    }
    storage.set("cooking", recipe, { page: current });
    // What was ticked or touched last may be gone from sight, and hears no keys there.
    if (stage.contains(document.activeElement) && !document.activeElement?.checkVisibility()) stage.focus({ preventScroll: true });
    showFrame();
    if (isList) steps.children[current - 1].scrollIntoView({ block: "center" });
    else stage.scrollTop = 0;
    const step = steps.children[current - 1];
    if (step) galley.aloud.read(step.querySelector(".step-body")?.textContent ?? "", step);
  }

  function showFrame() {
    const isStep = current >= 1 && current <= count();
    const isPlace = current === 0;
    const { done, all } = galley.ready(place);
    setText(".cook-position", isPlace ? galley.fill(words.ready, { done, count: all }) : isStep ? galley.fill(words.position, { step: current, count: count() }) : words.done);
    setText("[data-cook-next]", isPlace ? words.first : current > count() ? words.finish : current === count() ? words.last : words.next);
    const progress = /** @type {HTMLProgressElement} */ (dialog.querySelector("progress"));
    progress.value = isPlace ? done / all : count() ? Math.min(current, count()) / count() : 0;
    progress.classList.toggle("is-place", isPlace);
    button("back").toggleAttribute("disabled", isPlace);
    // At the end there is nothing more to choose from, and whoever stood on that button goes on by keys.
    if (current > count() && document.activeElement === button("view")) button("next").focus();
    button("view").hidden = current > count();
    showAloud();
    const { from } = part;
    // Whoever cooks a part of another recipe goes back to that one.
    button("plan").hidden = from !== undefined;
    setText("[data-cook-leave]", from ? galley.fill(words.backTo, { title: from.title }) : words.leave);
  }

  /** The step is done, so it is ticked on the page as well. */
  function goOn() {
    if (current >= 1 && current <= count()) galley.ticks.finish(document.querySelectorAll(".method .step")[current - 1]);
    if (current > count()) return end();
    show(current + 1);
  }

  /** Makes the page as it was before anything was ticked or scaled, with the way back: on the next page, where there is one. */
  function end() {
    storage.remove("cooking", recipe);
    const undoable = part.from ? galley.undoableThere : galley.undoable;
    undoable(galley.t("appTicksCleared"), () => {
      galley.ticks.clear();
      galley.scale.reset();
    });
    leave();
  }

  function open() {
    if (dialog.open) return;
    build();
    bar.before(barPlace);
    /** @type {HTMLElement} */ (dialog.querySelector(".cook-timers")).append(bar, timerStatus);
    setView(storage.get("settings", "cook-view") ?? "one");
    showAloud();
    dialog.showModal();
    show(leftAt());
    button("next").focus();
    galley.screen.keepOn((/** @type {boolean} */ isOn) => {
      setText(".cook-screen", isOn ? words.awake : words.asleep);
      help.textContent = words.asleepHelp ?? "";
      help.hidden = isOn;
    });
    if (location.hash !== "#cook") history.pushState({ isCooking: true }, "", "#cook");
  }

  /** On the first page in words, on all others as a sign. */
  function showAloud() {
    for (const one of dialog.querySelectorAll('[data-cook="aloud"]')) {
      one.toggleAttribute("hidden", !galley.aloud.isPossible || (one.matches(".cook-aloud") && (current < 1 || current > count())));
      one.setAttribute("aria-pressed", String(galley.aloud.isOn));
    }
  }

  /** Goes back to the recipe, or to the recipe that this one is a part of. */
  function leave() {
    dialog.close();
    if (part.from) location.href = part.from.url;
    else if (history.state?.isCooking) history.back();
    else history.replaceState(null, "", location.pathname + location.search);
  }

  function closed() {
    galley.screen.letGo();
    galley.aloud.hush();
    barPlace.replaceWith(bar, timerStatus);
  }

  /** @param {string} view */
  function setView(view) {
    dialog.dataset.view = view;
    button("view").setAttribute("aria-pressed", String(view === "all"));
    storage.set("settings", "cook-view", view === "all" ? view : undefined);
  }

  /** The line that a link stands in where it leads to that line's recipe; else all that do: of the step, or of the recipe. @param {HTMLAnchorElement} link */
  function linesOf(link) {
    /** @param {string} line */
    const leads = (line) => /** @type {HTMLAnchorElement | null | undefined} */ (document.getElementById(line)?.querySelector(".ingredient-name > a"))?.href === link.href;
    const own = link.closest("[data-ingredient]")?.getAttribute("data-ingredient") ?? "";
    if (own && leads(own)) return [own];
    const ofStep = [...link.closest(".cook-step")?.querySelectorAll("[data-ingredient]") ?? []].map((use) => use.getAttribute("data-ingredient") ?? "").filter(leads);
    if (ofStep.length > 0) return [...new Set(ofStep)];
    return [...document.querySelectorAll(".ingredients .ingredient")].map((line) => line.id).filter(leads);
  }

  /** Another recipe opens in cook mode as well, and leads back to this step. @param {MouseEvent} event */
  function follow(event) {
    const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest("a[href]"));
    const url = link && new URL(link.href);
    if (!url?.pathname.startsWith(galley.root.pathname) || url.origin !== location.origin || !url.pathname.endsWith(".html")) return;
    event.preventDefault();
    location.href = part.address(url, galley.scale.times(linesOf(link)));
  }

  galley.cook = { open, leave, end, goOn, goBack: () => show(current - 1), isAtEnd: () => current > count(), dialog, stage };

  dialog.addEventListener("click", (event) => {
    const action = /** @type {Element} */ (event.target).closest("[data-cook]")?.getAttribute("data-cook");
    if (action === "leave") leave();
    else if (action === "next") goOn();
    else if (action === "back") show(current - 1);
    else if (action === "view") { setView(dialog.dataset.view === "all" ? "one" : "all"); show(current); }
    else if (action === "aloud") {
      galley.aloud.isOn = !galley.aloud.isOn;
      showAloud();
      show(current);
    } else {
      follow(event);
      const step = /** @type {Element} */ (event.target).closest(".cook-step:not(.is-current)");
      if (step) show([...steps.children].indexOf(step) + 1);
    }
  });
  place.addEventListener("change", showFrame);
  dialog.addEventListener("cancel", (event) => { event.preventDefault(); leave(); });
  dialog.addEventListener("close", closed);
  addEventListener("popstate", () => { if (dialog.open && location.hash !== "#cook") dialog.close(); });
})();
