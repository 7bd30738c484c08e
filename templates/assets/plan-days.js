// @ts-check
"use strict";

/** Days, weeks and slots of a plan. A day is text: `2026-11-24`. Pure functions. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const DAY = 86400000;
  const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

  /** @param {string} day */
  const time = (day) => Date.parse(`${day}T00:00:00Z`);
  /** @param {number} at */
  const text = (at) => new Date(at).toISOString().slice(0, 10);
  /** 0 is Monday. @param {string} day */
  const weekday = (day) => (new Date(time(day)).getUTCDay() + 6) % 7;

  const days = {
    slots: ["breakfast", "morningSnack", "lunch", "afternoonSnack", "dinner", "eveningSnack"],
    /** As plan files name them. */
    slotNames: ["Breakfast", "Morning Snack", "Lunch", "Afternoon Snack", "Dinner", "Evening Snack"],
    weekdays: WEEKDAYS,
    weekdayOf: weekday,
    /** The days that can be planned: their years, and those of the weeks around them, have four figures. */
    first: "1000-01-01",
    last: "9998-12-31",

    /** Whether a text is a day that can be planned, and one that the calendar has. @param {string | null} day */
    isDay: (day) => day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= days.first && day <= days.last && !Number.isNaN(time(day)) && text(time(day)) === day,

    /** By the clock and calendar of this browser. */
    today() {
      const now = new Date();
      return text(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()));
    },

    /** @param {string} day @param {number} count */
    add: (day, count) => text(time(day) + count * DAY),

    /** The seven days of the week a day is in, from Monday. @param {string} day */
    week: (day) => Array.from({ length: 7 }, (_, index) => text(time(day) + (index - weekday(day)) * DAY)),

    /** ISO 8601: `2026-W48`; the week of the year that its Thursday is in. @param {string} day */
    weekName(day) {
      const thursday = time(day) + (3 - weekday(day)) * DAY;
      const year = new Date(thursday).getUTCFullYear();
      const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / DAY / 7);
      return `${year}-W${String(number).padStart(2, "0")}`;
    },

    /** The Monday of a week by its name; `undefined` for what names none. @param {string} name */
    monday(name) {
      const found = /^(\d{4})-W(\d{2})$/.exec(name);
      if (!found || Number(found[2]) < 1 || Number(found[2]) > 53) return undefined;
      const monday = days.week(`${found[1]}-01-04`)[0];
      const day = days.add(monday, 7 * (Number(found[2]) - 1));
      return days.weekName(day) === name ? day : undefined;
    },

    /** `23 – 29 November 2026`, the week of a day. @param {string} day */
    span(day) {
      const [first, last] = [days.week(day)[0], days.week(day)[6]];
      return new Intl.DateTimeFormat(galley.dayLanguage, { dateStyle: "long", timeZone: "UTC" }).formatRange(time(first), time(last));
    },

    /** `Tue`. @param {string} day */
    weekday: (day) => galley.t(`${WEEKDAYS[weekday(day)]}Short`),
    /** `Tue 24`. @param {string} day */
    short: (day) => `${days.weekday(day)} ${Number(day.slice(8))}`,
    /** `Tuesday 24 November`. @param {string} day */
    long: (day) => new Intl.DateTimeFormat(galley.dayLanguage, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(time(day)),
  };

  galley.days = days;
})();
