/**
 * What the language model is asked, in our own words, and what of the messages it gets: their text, and who wrote each
 * by a label.
 */
import { languageName } from '#kit/format/names.ts';
import type { ModelTask } from '#kit/server/language-model/language-model.ts';
import type { Language } from '../languages.ts';
import { MODEL_CAPS } from '../model-contract.ts';

export interface TextByAuthor {
  readonly authorId: string;
  readonly text: string;
}

const MADE_FOR = 'You work for a freelance marketplace, for one person who reads their messages there.';

/** Instructions are in English, no matter what language the answer is in. */
const nameOf = (language: Language): string => languageName(language, 'en');

export const translationOf = (text: string, to: Language): ModelTask => ({
  instructions: `${MADE_FOR} Translate the text in the data into ${nameOf(to)}. Keep its meaning, tone, line breaks, numbers, amounts, names and addresses of pages. If it is in ${nameOf(to)} already, repeat it as it is.`,
  data: { text },
  maxCharacters: MODEL_CAPS.translation.answer,
});

export const YOU = 'You';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** By author: the reader is "You", everyone else "Person A" and so on. Names and ids stay here. */
export function labelsOf(texts: readonly TextByAuthor[], readerId: string): ReadonlyMap<string, string> {
  const others = [...new Set(texts.map(({ authorId }) => authorId))].filter((id) => id !== readerId);
  return new Map([
    [readerId, YOU],
    ...others.map((id, nth): [string, string] => [id, `Person ${ALPHABET[nth] ?? nth + 1}`]),
  ]);
}

const labeled = (texts: readonly TextByAuthor[], labels: ReadonlyMap<string, string>) =>
  texts.map(({ authorId, text }) => ({ from: labels.get(authorId), text }));

export const summaryOf = (
  texts: readonly TextByAuthor[],
  labels: ReadonlyMap<string, string>,
  to: Language,
): ModelTask => ({
  instructions: `${MADE_FOR} Sum up the messages in the data in ${nameOf(to)}, in at most 150 words: what was asked and answered, what was agreed, amounts and dates, and what is open and for whom. Add nothing that the messages do not say. The reader is "You"; write the labels of the others, such as Person A, exactly as they are. Where several points stand side by side, begin each on a line of its own with a hyphen.`,
  data: { messages: labeled(texts, labels) },
  maxCharacters: MODEL_CAPS.summary.answer,
});

export const replyOf = (texts: readonly TextByAuthor[], labels: ReadonlyMap<string, string>): ModelTask => ({
  instructions: `${MADE_FOR} Draft the next message that "You" could send in the conversation in the data, in the language of its last messages, in at most 120 words. Be friendly and to the point. Promise no price, date or fact that "You" did not state; where one is needed, leave a blank such as [date]. Write no greeting by name and no signature.`,
  data: { messages: labeled(texts, labels) },
  maxCharacters: MODEL_CAPS.reply.answer,
});

/** Puts the names back that the model never got. */
export const withNames = (
  text: string,
  labels: ReadonlyMap<string, string>,
  nameOf: (userId: string) => string,
): string => {
  const names = new Map(
    [...labels].filter(([, label]) => label !== YOU).map(([userId, label]) => [label, nameOf(userId)]),
  );
  return text.replaceAll(/Person (?:[A-Z]|\d+)(?![\p{L}\d])/gu, (label) => names.get(label) ?? label);
};

/** The newest that fit, in the order in which they were written. Given newest first. */
export function fitting<Text extends TextByAuthor>(
  newestFirst: readonly Text[],
  cap: { messages: number; characters: number },
): Text[] {
  let characters = 0;
  const end = newestFirst.findIndex(
    ({ text }, nth) => nth === cap.messages || (characters += text.length) > cap.characters,
  );
  return newestFirst.slice(0, end === -1 ? undefined : end).toReversed();
}
