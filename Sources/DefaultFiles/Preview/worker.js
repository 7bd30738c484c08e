"use strict";

// A published site keeps a copy of itself for times without a connection; a preview must not show it.
addEventListener("install", () => { void skipWaiting(); });
addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  })());
});
