// @ts-check
"use strict";

/** Starts the service worker, and offers the new recipes of a later publication when they are there. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { t } = galley;
  // From a folder there is neither a worker nor a need for one.
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;

  /** Fields that somebody has typed in. */
  const typed = new WeakSet();
  document.addEventListener("input", ({ target }) => typed.add(/** @type {Element} */ (target)));

  /** Whether somebody is in the middle of something here that a new start would lose: half a word, or what stands open before the page. */
  const isBusy = () => Boolean(document.querySelector("dialog[open]"))
    || [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input, textarea"))].some((field) => typed.has(field) && field.value !== field.defaultValue);

  /**
   * Offers what is new. Where another tab takes it, this one comes along, unless somebody is busy here: then it is still
   * offered.
   * @param {ServiceWorkerRegistration} registration
   */
  function offer(registration) {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    const ask = (/** @type {() => void} */ run) => galley.notice(t("appUpdate"), { label: t("appReload"), stays: true, run });
    let isWanted = false;
    const close = ask(() => { isWanted = true; waiting.postMessage("activate"); });
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      close();
      if (isWanted || !isBusy()) location.reload();
      else ask(() => location.reload());
    }, { once: true });
  }

  /** This page and its pictures. */
  const seen = () => [location.href, ...Array.from(document.images, ({ currentSrc }) => currentSrc)].filter((url) => url.startsWith(galley.home.href));

  galley.ready(async () => {
    try {
      const registration = await navigator.serviceWorker.register(galley.script("worker.js"), { scope: galley.root.pathname });
      galley.registration = registration;
      offer(registration);
      if (!registration.active) navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ visited: seen() }));
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", (event) => {
          if (/** @type {ServiceWorker} */ (event.target).state === "installed") offer(registration);
        });
      });
    } catch (error) {
      // Private windows and odd hosts refuse workers; the site works without, only not offline.
      console.info("no offline copy:", error);
    }
  });
})();
