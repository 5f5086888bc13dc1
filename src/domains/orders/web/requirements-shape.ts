import * as z from 'zod/mini';
import { sendableFiles } from '#domains/paid-work/sendable-files.ts';
import { Failure } from '#kit/errors.ts';
import { withScheme } from '#kit/web-address.ts';
import type { Workroom } from '../contract.ts';
import { unanswered } from '../offer.ts';

type Questions = Workroom['questions'];

/** Answers by the question's id, and the ids of the uploaded files under `FILES`. */
export type RequirementsValues = Record<string, string | string[]>;

/** No question has this id: theirs are characters, digits and dashes. */
export const FILES = 'files.chosen';

export const filesOf = ({ [FILES]: files }: RequirementsValues): string[] => (Array.isArray(files) ? files : []);

export const textIn = (answer: string | string[] | undefined): string => (typeof answer === 'string' ? answer : '');
const textOf = (answer: string | string[] | undefined): string => textIn(answer).trim();
export const given = (questions: Questions, values: RequirementsValues) =>
  questions.map(({ id, kind }) => ({
    id,
    text: kind === 'link' ? withScheme(textOf(values[id])) : textOf(values[id]),
  }));

/** Before the sentence that says what is wrong with its answer. */
const asLead = (question: string): string => (/[\p{Sentence_Terminal}:]$/u.test(question) ? question : `${question}:`);

/**
 * The summary names the question, and the field says the same words (FRM-2). `known` are the files that wait on the
 * server.
 */
export const requirementsShape = (questions: Questions, known: Workroom['draft_files']) =>
  z.record(z.string(), z.union([z.string(), z.array(z.string())])).check(({ value: values, issues }) => {
    const found = unanswered(questions, given(questions, values), sendableFiles(filesOf(values), known).length > 0);
    for (const { id, question } of questions)
      if (found[id] !== undefined)
        issues.push({
          code: 'custom',
          path: [id],
          message: `${asLead(question)} ${found[id].join(' ')}`,
          input: values,
        });
  });

/** What the server says of `files` is said at the form's own field. */
export function atOwnFields(questions: Questions, error: unknown): unknown {
  if (
    !(error instanceof Failure) ||
    error.fields?.['files'] === undefined ||
    questions.some(({ id }) => id === 'files')
  )
    return error;
  const { files, ...others } = error.fields;
  return new Failure(error.code, { message: error.message, fields: { ...others, [FILES]: files } });
}
