// @ts-check
"use strict";

/**
 * What a timer does when its time is up: a sound until somebody answers, a notification, a shake of the phone.
 *
 * Sound and notifications may only be asked for when somebody does something, so the first timer asks.
 */
(() => {
  const galley = globalThis.galley;

  /** How often the bell rings before it gives up: two minutes. */
  const RINGS = 60;
  const PAUSE = 2000;

  /** @type {AudioContext | undefined} */
  let audio;
  /** @type {Map<string, number>} */
  const ringing = new Map();

  function wake() {
    if (typeof AudioContext === "undefined") return;
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {}); // It stays silent until somebody touches the page.
  }

  /** Two strokes of a small bell. */
  function strike() {
    navigator.vibrate?.([200, 100, 200]);
    wake();
    if (audio?.state !== "running") return;
    for (const [offset, pitch] of [[0, 880], [0.28, 1174.66]]) {
      const start = audio.currentTime + offset;
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, start);
      loudness.gain.exponentialRampToValueAtTime(0.5, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.65);
    }
  }

  /** @param {{ id: string, name: string, title: string }} timer */
  async function notify({ id, name, title }) {
    if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
    const options = { body: title, tag: id, requireInteraction: true };
    // Phones show notifications through a service worker only.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (worker) await worker.showNotification(name, options);
    else new Notification(name, options).addEventListener("click", () => window.focus());
  }

  galley.alarm = {
    /** Asks for sound and notifications; to be called from a click or key. */
    prepare() {
      wake();
      if (typeof Notification !== "undefined" && Notification.permission === "default") {
        Promise.resolve(Notification.requestPermission()).then(() => globalThis.galley.alarm.onPermission?.());
      }
    },

    /** Whether the browser will not show a notification while another window is in front. */
    get isMuted() { return typeof Notification === "undefined" || Notification.permission === "denied"; },

    /** @param {{ id: string, name: string, title: string }} timer */
    ring(timer) {
      if (ringing.has(timer.id)) return;
      let strokes = 0;
      strike();
      const bell = setInterval(() => {
        strokes += 1;
        if (strokes < RINGS) strike();
        else galley.alarm.hush(timer.id);
      }, PAUSE);
      ringing.set(timer.id, bell);
      notify(timer).catch(() => {}); // The sound and the page say the same.
    },

    /** @param {string} id */
    hush(id) {
      clearInterval(ringing.get(id));
      ringing.delete(id);
    },
  };

  // After a reload a timer may be due before anybody has touched the page.
  addEventListener("pointerdown", () => { if (audio || ringing.size > 0) wake(); }, { passive: true });
})();
