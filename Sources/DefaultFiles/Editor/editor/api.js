// @ts-check
import { t } from "./words.js";

/** Why the server did not do what was asked. */
export class Refusal extends Error {
  /** @param {number} status @param {string} message @param {string | null} hint */
  constructor(status, message, hint) {
    super(message);
    this.status = status;
    this.hint = hint;
  }

  /** What was wrong, and what to do about it. */
  get text() { return this.hint ? `${this.message} – ${this.hint}` : this.message; }
}

let token = document.querySelector("meta[name=galley-token]")?.getAttribute("content") ?? "";

/** Takes the token of a server that was started anew, so that nothing that is being edited is lost with the old one. */
const renew = async () => {
  const page = await (await fetch("/edit")).text();
  token = /name="galley-token" content="([^"]+)"/.exec(page)?.[1] ?? token;
};

/** The most bytes of a file that the server takes. */
const fileLimit = Number(document.querySelector("meta[name=galley-file-limit]")?.getAttribute("content"));
/** @param {number} bytes */
const megabytes = (bytes) => Math.ceil(bytes / 1048576);

/**
 * What a file holds, written as Base64.
 *
 * @param {File} file
 * @param {string | null} [hint] what else can be done with a file that is too large
 * @returns {Promise<string>}
 */
export const bytesOf = (file, hint = null) => new Promise((resolve, reject) => {
  if (file.size > fileLimit) {
    reject(new Refusal(413, t("editLargeFile", { size: megabytes(file.size), most: megabytes(fileLimit) }), hint));
    return;
  }
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve(String(reader.result).replace(/^[^,]*,/, "")));
  reader.addEventListener("error", () => reject(new Refusal(0, t("editUnreadableFile"), null)));
  reader.readAsDataURL(file);
});

/**
 * Asks the server.
 *
 * @param {string} name
 * @param {Record<string, any>} question
 * @param {boolean} [again] whether it was asked before
 * @returns {Promise<any>}
 */
export const ask = async (name, question = {}, again = false) => {
  let answer;
  try {
    answer = await fetch(`/edit/api/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Galley-Token": token },
      body: JSON.stringify(question),
    });
  } catch {
    throw new Refusal(0, t("editNoAnswer"), t("editNoAnswerHint"));
  }
  if (answer.status === 403 && !again) {
    await renew();
    return ask(name, question, true);
  }
  const isJSON = answer.headers.get("Content-Type")?.startsWith("application/json");
  const value = isJSON ? await answer.json() : { problem: (await answer.text()).trim(), hint: null };
  if (!answer.ok) throw new Refusal(answer.status, value.problem, value.hint);
  return value;
};
