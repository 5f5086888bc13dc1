/** Answers to a seller’s questions (SVC-25), as they are kept: what shows them needs no rules of questions. */

/** Several choices are one answer, a line each: answers are text, as they always were. */
export const chosenOf = (answer: string): string[] => (answer === '' ? [] : answer.split('\n'));
export const answerOf = (chosen: readonly string[]): string => chosen.join('\n');

/** Only what a browser opens as a page: other schemes could run something. */
export const isLink = (text: string): boolean => /^https?:\/\/[\p{L}\p{N}.-]+(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text);
