// @ts-check
import { element } from "./element.js";

/** @typedef {{ severity: string, message: string, hint: string | null, line: number | null, field: string | null }} Problem */

/** What is wrong, and the way out of it. @param {Problem} problem */
export const told = ({ message, hint }) => element("span", {}, message, hint ? element("em", {}, ` ${hint}`) : "");

/** What is wrong with a field, beside it. @param {Problem[]} problems */
export const fieldProblems = (problems) =>
  problems.map((problem) => element("span", { class: `edit-field-problem edit-problem-${problem.severity}` }, told(problem)));

/** The problems of each field. @param {Problem[]} problems @returns {Map<string, Problem[]>} */
export const byField = (problems) => {
  /** @type {Map<string, Problem[]>} */
  const found = new Map();
  for (const problem of problems) {
    if (problem.field) found.set(problem.field, [...found.get(problem.field) ?? [], problem]);
  }
  return found;
};
