import * as z from 'zod/mini';
import { formatNumber } from '#kit/format/number.ts';
import { withScheme } from '#kit/web-address.ts';

/** One field of a list's entry, as a form asks for it; everything typed is text, and blank means nothing. */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'area' | 'month' | 'url';
  readonly max: number;
  /** What to say when it is missing; without it the field is optional. */
  readonly needed?: string;
  readonly hint?: string;
}

export type EntryValues = Record<string, string>;

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/;
const WEB = /^https?:\/\/\S+\.\S+$/i;

function judged({ kind, max, needed }: EntryField) {
  const isFine = (value: string): boolean => {
    if (value.trim() === '') return true;
    return kind === 'month' ? MONTH.test(value.trim()) : kind === 'url' ? WEB.test(value.trim()) : true;
  };
  return z.string().check(
    z.overwrite((value) => (kind === 'url' ? withScheme(value) : value)),
    z.refine((value) => needed === undefined || value.trim() !== '', needed ?? ''),
    z.refine(
      isFine,
      kind === 'month' ? 'Enter a month such as 2024-03.' : 'Enter a web address that starts with https://.',
    ),
    z.maxLength(max, `Use at most ${formatNumber(max, 'en-US')} characters.`),
  );
}

export const schemaOf = (fields: readonly EntryField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.name, judged(field)])));

/** An entry of the record as the form's text. */
export const typedOf = (fields: readonly EntryField[], item: object | null): EntryValues =>
  Object.fromEntries(
    fields.map(({ name }) => {
      const value: unknown = item === null ? null : Object.entries(item).find(([key]) => key === name)?.[1];
      return [name, typeof value === 'string' ? value : ''];
    }),
  );

/** Back again: blank optional fields become null. */
export const entryOf = (fields: readonly EntryField[], typed: EntryValues): Record<string, string | null> =>
  Object.fromEntries(
    fields.map(({ name, needed }) => {
      const value = (typed[name] ?? '').trim();
      return [name, value === '' && needed === undefined ? null : value];
    }),
  );

export const PORTFOLIO_FIELDS: readonly EntryField[] = [
  { name: 'title', label: 'Title', kind: 'text', max: 100, needed: 'Enter a title.' },
  {
    name: 'description',
    label: 'Description',
    kind: 'area',
    max: 1_000,
    hint: 'The task, what you did, and the result.',
  },
  { name: 'url', label: 'Address', kind: 'url', max: 300, hint: 'A link to the work, such as https://example.com' },
  { name: 'finished_on', label: 'Completed', kind: 'month', max: 7, hint: 'Year and month, such as 2024-03' },
];
export const EXPERIENCE_FIELDS: readonly EntryField[] = [
  { name: 'title', label: 'Role', kind: 'text', max: 100, needed: 'Enter your role, such as Type designer.' },
  { name: 'company', label: 'Where', kind: 'text', max: 100, needed: 'Enter the company.' },
  { name: 'place', label: 'Place', kind: 'text', max: 100 },
  {
    name: 'starts_on',
    label: 'From',
    kind: 'month',
    max: 7,
    needed: 'Enter the start date.',
    hint: 'Year and month, such as 2021-09',
  },
  { name: 'ends_on', label: 'Until', kind: 'month', max: 7, hint: 'Leave empty if ongoing' },
  { name: 'description', label: 'What you did', kind: 'area', max: 1_000 },
];
export const EDUCATION_FIELDS: readonly EntryField[] = [
  { name: 'school', label: 'School', kind: 'text', max: 120, needed: 'Enter the school or course.' },
  { name: 'degree', label: 'Degree', kind: 'text', max: 100 },
  { name: 'field', label: 'Field', kind: 'text', max: 100 },
  { name: 'starts_on', label: 'From', kind: 'month', max: 7, hint: 'Year and month, such as 2015-08' },
  { name: 'ends_on', label: 'Until', kind: 'month', max: 7 },
  { name: 'description', label: 'What you learned', kind: 'area', max: 1_000 },
];
export const CERTIFICATION_FIELDS: readonly EntryField[] = [
  { name: 'name', label: 'Name', kind: 'text', max: 120, needed: 'Enter the name.' },
  { name: 'issuer', label: 'Issued by', kind: 'text', max: 120, needed: 'Enter the issuer.' },
  { name: 'issued_on', label: 'Issued', kind: 'month', max: 7, hint: 'Year and month, such as 2023-11' },
  { name: 'expires_on', label: 'Valid until', kind: 'month', max: 7, hint: 'Leave empty if it doesn’t expire' },
  { name: 'url', label: 'Verification link', kind: 'url', max: 300 },
];
