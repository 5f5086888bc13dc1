import { languageName } from '#kit/format/names.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import { askModel } from '#kit/server/language-model/ask-model.ts';
import type { WritingHelp } from '../contract.ts';
import { CV_LIMITS } from '../cv.ts';

interface TextToHelp {
  readonly text: string;
  readonly help: WritingHelp;
  readonly language: string;
}

const MADE_FOR = 'You work for a freelance marketplace, for one person who writes their CV.';
const AS_IT_IS =
  'Keep every fact, number, date, amount and name as it is and add none. Lines that begin with a hyphen are points: keep them as such.';

const INSTRUCTIONS: Readonly<Record<WritingHelp, (language: string) => string>> = {
  rewrite: () =>
    `${MADE_FOR} Rewrite the text in the data in the language that it is in: short sentences, each beginning with a strong verb, that say what was done, for whom and what came of it. Leave out filler and praise. Where a number would make it stronger and none is there, leave a blank such as [number]. ${AS_IT_IS}`,
  translate: (language) =>
    `${MADE_FOR} Translate the text in the data into ${languageName(language, 'en')}, in the words that CVs in that language use. If it is in ${languageName(language, 'en')} already, repeat it as it is. ${AS_IT_IS}`,
};

/** What somebody wrote for their CV, in other words (decision 152: for whoever pressed, stored nowhere). */
export async function helpWriting(db: Db, userId: string, { text, help, language }: TextToHelp, context: Context) {
  const task = { instructions: INSTRUCTIONS[help](language), data: { text }, maxCharacters: CV_LIMITS.textLength };
  const answer = await askModel(db, userId, task, context);
  return { text: answer.text, is_cut: answer.isCut };
}
