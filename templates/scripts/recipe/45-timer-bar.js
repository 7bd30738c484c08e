// @ts-check
"use strict";

/** Shows the timers, counts down in the title of the page, and makes timers of the times in the steps. */
(() => {
  const galley = globalThis.galley;
  const { timers } = galley;

  const bar = /** @type {HTMLElement} */ (document.getElementById("timers"));
  const status = /** @type {HTMLElement} */ (document.getElementById("timer-status"));
  const sample = /** @type {HTMLTemplateElement} */ (document.getElementById("timer-row"));
  const list = /** @type {HTMLElement} */ (bar.querySelector(".timer-list"));
  const note = /** @type {HTMLElement} */ (bar.querySelector(".timer-note"));
  const words = bar.dataset;
  const pageTitle = document.title;
  /** What styles take for granted. */
  let shownHeight = "0px";
  /** Letters of a name. */
  const LONG = 60;
  /** @type {Map<string, HTMLElement>} */
  const rows = new Map();
  /** Those of which it was said that they are over. @type {Set<string>} */
  const told = new Set();

  /** `1:05:00`, `19:42`, `0:07`. @param {number} milliseconds */
  function clock(milliseconds) {
    const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const rest = String(seconds % 60).padStart(2, "0");
    return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
  }

  /** @param {any} timer */
  function makeRow(timer) {
    const row = /** @type {HTMLElement} */ (sample.content.firstElementChild?.cloneNode(true));
    const details = galley.fill(words.step, { step: timer.step });
    part(row, "b").textContent = timer.name;
    part(row, "small").textContent = timer.recipe === galley.recipe.id ? details : `${timer.title}, ${details}`;
    part(row, ".timer-stop").setAttribute("aria-label", `${part(row, ".timer-stop").getAttribute("aria-label")}: ${timer.name}`);
    // Of several timers each button says whose it is.
    part(row, "b").id = `timer-name-${timer.id}`;
    for (const button of row.querySelectorAll("[data-timer]")) button.setAttribute("aria-describedby", part(row, "b").id);
    row.addEventListener("click", ({ target }) => {
      const action = /** @type {Element} */ (target).closest("[data-timer]")?.getAttribute("data-timer");
      if (action === "pause") timers.pause(timer.id);
      if (action === "extend") timers.extend(timer.id, extension(timers.all().find(({ id }) => id === timer.id)));
      if (action === "stop") timers.stop(timer.id);
    });
    return row;
  }

  /** How many seconds a timer is given more: up to the longest time that the recipe says, else a minute. @param {any} timer */
  const extension = (timer) => timer?.more || 60;

  /** `+5 min`, `+1:30 min`, `+15 s`. @param {number} seconds */
  function extensionText(seconds) {
    const [number, unit] = seconds < 60 ? [seconds, "s"] : [seconds % 60 ? clock(seconds * 1000) : seconds / 60, "min"];
    return `+${number}\u00a0${unit}`;
  }

  /** @param {HTMLElement} row @param {string} selector */
  const part = (row, selector) => /** @type {HTMLElement} */ (row.querySelector(selector));

  /** @param {HTMLElement} row @param {any} timer */
  function fillRow(row, timer) {
    const left = timers.left(timer);
    const isOver = Boolean(timer.isOver);
    row.classList.toggle("is-over", isOver);
    row.classList.toggle("is-paused", timer.end === undefined);
    setText(part(row, ".timer-left"), isOver ? words.ready ?? "" : clock(left));
    const pause = part(row, '[data-timer="pause"]');
    pause.hidden = isOver;
    setText(pause, (timer.end === undefined ? words.resume : words.pause) ?? "");
    setText(part(row, '[data-timer="extend"]'), extensionText(extension(timer)));
    const late = Math.floor(-left / 60000);
    if (isOver && late >= 1) setText(part(row, "small"), galley.fill(words.ago, { minutes: late }));
    if (isOver && !told.has(timer.id)) {
      told.add(timer.id);
      status.textContent = `${words.ready} ${timer.name}`;
    }
    if (!isOver) told.delete(timer.id);
  }

  /** Screens readers and style engines hear of changes only. @param {HTMLElement} element @param {string} text */
  function setText(element, text) {
    if (element.textContent !== text) element.textContent = text;
  }

  function show() {
    const current = timers.all();
    const ids = new Set(current.map(({ id }) => id));
    for (const [id, row] of rows) {
      if (ids.has(id)) continue;
      row.remove();
      rows.delete(id);
    }
    for (const [index, timer] of current.entries()) {
      let row = rows.get(timer.id);
      if (!row) {
        row = makeRow(timer);
        rows.set(timer.id, row);
        list.insertBefore(row, list.children[index] ?? null);
      }
      fillRow(row, timer);
    }
    bar.hidden = current.length === 0;
    note.hidden = !galley.alarm.isMuted;
    if (!note.hidden) setText(note, words.muted ?? "");
    showHeight(bar.hidden ? "0px" : `${Math.ceil(bar.getBoundingClientRect().height)}px`);
    showTitle(current);
  }

  /** The whole page is styled anew when it changes. @param {string} height */
  function showHeight(height) {
    if (height === shownHeight) return;
    shownHeight = height;
    document.documentElement.style.setProperty("--timers", height);
  }

  /** What has rung, else how long each runs, the first to ring first. @param {any[]} current */
  function showTitle(current) {
    const over = current.find((timer) => timer.isOver);
    const running = current.filter((timer) => timer.end !== undefined).map((timer) => clock(timers.left(timer)));
    const news = over ? `${words.ready} ${over.name}` : running.join(" · ");
    const title = news ? `${news} · ${pageTitle}` : pageTitle;
    if (document.title !== title) document.title = title;
  }

  /** ISO 8601, such as `PT1H30M`. @param {string | null | undefined} duration */
  function seconds(duration) {
    const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration ?? "");
    if (!parts) return 0;
    const [days, hours, minutes, rest] = parts.slice(1).map((part) => Number(part ?? 0));
    return ((days * 24 + hours) * 60 + minutes) * 60 + rest;
  }

  /** What the sentence says up to a time, as short as a name may be. @param {Element} time */
  function name(time) {
    const block = time.closest("p, li, .step-body") ?? time;
    const before = document.createRange();
    before.setStart(block, 0);
    before.setEndBefore(time);
    const start = before.toString().split(/[.!?;:]\s/).pop() ?? "";
    const text = `${start}${time.textContent}`.replace(/\s+/g, " ").trim();
    return text.length <= LONG ? text : `${text.slice(0, text.lastIndexOf(" ", LONG)).replace(/[,–-]$/, "")} …`;
  }

  /** Which of the times of its step one is: a sentence may come twice. @param {Element} time */
  const placeOf = (time) => [...time.closest(".step-body, .step-note")?.querySelectorAll("time[datetime]") ?? []].indexOf(time);

  /** Makes a button of each time below an element; on paper it stays a time. @param {Element} root */
  galley.makeTimers = (root) => {
    for (const time of root.querySelectorAll(".step time[datetime], .cook-step time[datetime]")) {
      const least = seconds(time.getAttribute("datetime"));
      if (!least || time.closest("a")) continue;
      const more = Math.max(0, seconds(time.getAttribute("data-to")) - least);
      const label = name(time);
      const step = Number(time.closest("[value]")?.getAttribute("value") ?? 0);
      const place = placeOf(time);
      time.classList.add("timer-start");
      time.setAttribute("role", "button");
      time.setAttribute("tabindex", "0");
      time.setAttribute("aria-label", galley.fill(words.start, { time: time.textContent ?? "" }));
      time.addEventListener("keydown", (event) => {
        const { key } = /** @type {KeyboardEvent} */ (event);
        if (key !== "Enter" && key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        /** @type {HTMLElement} */ (time).click();
      });
      time.addEventListener("click", () => {
        // A finger that trembles starts one timer only; one that has rung may start anew.
        const isRunning = timers.all().some((timer) => timer.recipe === galley.recipe.id && timer.name === label && timer.step === step && timer.place === place && !timer.isOver);
        if (isRunning) return;
        timers.start({ name: label, step, place, seconds: least, more });
        status.textContent = galley.fill(words.started, { name: label });
      });
    }
  };

  galley.makeTimers(document);
  galley.alarm.onPermission = show;
  timers.watch(show);
})();
