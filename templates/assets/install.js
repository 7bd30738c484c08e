// @ts-check
"use strict";

/** Starts the service worker, and offers the new recipes of a later publication when they are there. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { t } = galley;
  // From a folder there is neither a worker nor a need for one.
  if (!("serviceWorker" in navigator) || !location.protocol.startsWith("http")) return;

  /** @param {ServiceWorkerRegistration} registration */
  function offer(registration) {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    let isReloading = false;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (!isReloading) location.reload();
      isReloading = true;
    });
    galley.notice(t("appUpdate"), { label: t("appReload"), stays: true, run: () => waiting.postMessage("activate") });
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
