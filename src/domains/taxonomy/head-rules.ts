/**
 * Title and category of a service or a project: asked before there is a draft, and judged in the same words when it is
 * published.
 */
import type { FieldErrors } from '#kit/errors.ts';
import { isSubCategory } from './categories.ts';

export type Say = (field: string, message: string) => void;
export const sayInto =
  (problems: FieldErrors): Say =>
  (field, message) =>
    void (problems[field] ??= []).push(message);

export interface Head {
  readonly title: string;
  readonly category: string | null;
}

/** In characters. */
export interface TitleLimits {
  readonly least: number;
  readonly most: number;
}

export function checkHead({ title, category }: Head, { least, most }: TitleLimits, say: Say): void {
  const { length } = title.trim();
  if (length < least) say('title', `Write a title of at least ${least} characters; this one has ${length}.`);
  if (length > most) say('title', `Shorten the title to ${most} characters; it has ${length}.`);
  if (category === null) say('category', 'Choose a category and a subcategory.');
  else if (!isSubCategory(category)) say('category', 'Choose one of the categories in the list.');
}

/** What is asked before there is a draft. */
export function headProblems(head: Head, limits: TitleLimits): FieldErrors {
  const problems: FieldErrors = {};
  checkHead(head, limits, sayInto(problems));
  return problems;
}
