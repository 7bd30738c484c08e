// @ts-check
"use strict";

/** Reads steps aloud with the voices of the device. */
(() => {
  const galley = globalThis.galley;
  const { storage } = galley;
  const speech = globalThis.speechSynthesis;

  galley.aloud = {
    get isPossible() { return Boolean(speech); },
    get isOn() { return Boolean(speech) && storage.get("settings", "aloud") === true; },

    /** @param {boolean} isOn */
    set isOn(isOn) {
      storage.set("settings", "aloud", isOn || undefined);
      if (!isOn) speech?.cancel();
    },

    /** Reads a text in the language that an element is in. @param {string} text @param {Element} element */
    read(text, element) {
      if (!galley.aloud.isOn) return;
      speech.cancel();
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = element.closest("[lang]")?.getAttribute("lang") ?? "";
      speech.speak(utterance);
    },

    hush() { speech?.cancel(); },
  };
})();
