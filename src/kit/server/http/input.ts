import * as z from 'zod/mini';
import type { Endpoint } from '../../endpoint.ts';
import { Failure, type FieldErrors } from '../../errors.ts';
import { inputLimits } from '../../limits.ts';
import { defOf, excessIn, refuseOversizedJson, type ShapeDef } from './input-bounds.ts';
import { readable } from './readable-text.ts';

type Issue = z.core.$ZodIssue;

/** Issues about the request's shape (a program's mistake, 400); all others are about meaning (a person's, 422). */
const SHAPE_ISSUES = new Set(['invalid_type', 'unrecognized_keys', 'invalid_union', 'invalid_key', 'invalid_element']);

const fieldOf = (issue: Issue): string => (issue.path.length === 0 ? '_' : issue.path.map(String).join('.'));

/** Says what a field needs when the contract itself says nothing more precise. */
function words(issue: Issue): string {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'This field is required.' : `This must be ${issue.expected}.`;
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.slice(0, 5).join(', ')}.`;
  return issue.message;
}

/** A person fixes a few at a time; the envelope limits how many of these it names. */
const MOST_ISSUES = inputLimits.answeredFields * inputLimits.answeredMessagesPerField;

export function failureOf(issues: readonly Issue[]): Failure {
  const fields: FieldErrors = {};
  for (const issue of issues.slice(0, MOST_ISSUES)) (fields[fieldOf(issue)] ??= []).push(words(issue));
  const shape = issues.some((issue) => SHAPE_ISSUES.has(issue.code) && issue.input !== undefined);
  return new Failure(shape ? 'invalid_shape' : 'invalid_input', { fields });
}

const hasNul = (values: unknown): boolean =>
  Object.entries(values ?? {}).some(([key, value]) => `${key}${String(value)}`.includes('\0'));

/** The nine named calls ignore surplus fields; every other write refuses them (E-1, CALL-10). */
const SEED_CALLS = new Set([
  '/api/login',
  '/api/register',
  '/api/logout',
  '/api/user/profile',
  '/api/user/avatar',
  '/api/user/change-password',
  '/api/check-username',
]);

/**
 * Paths of fields the contract does not name, at any depth; with alternatives, fields that none of them names. Records
 * define their own keys.
 */
function unknownFields(def: ShapeDef | undefined, value: unknown, at = ''): string[] {
  if (def === undefined || value === null || typeof value !== 'object') return [];
  const inner = def.innerType ?? def.in;
  if (inner) return unknownFields(inner._zod.def, value, at);
  if (def.element && Array.isArray(value))
    return value.flatMap((item, index) => unknownFields(def.element?._zod.def, item, `${at}${index}.`));
  if (def.options) {
    const [first = [], ...others] = def.options.map((option) => unknownFields(option._zod.def, value, at));
    return first.filter((field) => others.every((unknown) => unknown.includes(field)));
  }
  const { shape } = def;
  if (!shape || def.catchall || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    Object.hasOwn(shape, key) ? unknownFields(shape[key]?._zod.def, item, `${at}${key}.`) : [`${at}${key}`],
  );
}

/** A call without a body takes no fields at all. */
const NO_FIELDS: ShapeDef = { shape: {} };

function surplus(endpoint: Endpoint, body: unknown): Failure | null {
  if (endpoint.kind === 'query' || endpoint.upload || SEED_CALLS.has(endpoint.path)) return null;
  const unknown = unknownFields(defOf(endpoint.body) ?? NO_FIELDS, body);
  if (unknown.length === 0) return null;
  return new Failure('invalid_shape', {
    fields: Object.fromEntries(unknown.slice(0, inputLimits.answeredFields).map((key) => [key, ['Unknown field.']])),
  });
}

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Checks params, query and body against the contract. A malformed path parameter is simply not found (E-3). */
export function parseInput(endpoint: Endpoint, raw: RawInput): RawInput {
  if (hasNul(raw.params)) throw new Failure('not_found');
  if (hasNul(raw.query)) throw new Failure('invalid_shape');
  if (raw.body !== undefined) refuseOversizedJson(raw.body);
  const params = endpoint.params ? z.safeParse(endpoint.params, raw.params) : null;
  if (params?.success === false) throw new Failure('not_found');
  const query = endpoint.query ? z.safeParse(endpoint.query, raw.query) : null;
  if (query?.success === false) throw failureOf(query.error.issues);
  const shape = endpoint.kind === 'command' ? endpoint.body : undefined;
  const excess = excessIn(defOf(shape), raw.body);
  if (excess !== null) throw new Failure('invalid_input', { fields: { [excess.path]: [excess.message] } });
  const unknown = surplus(endpoint, raw.body);
  if (unknown) throw unknown;
  const body = shape ? z.safeParse(shape, readable(raw.body ?? {})) : null;
  if (body?.success === false) throw failureOf(body.error.issues);
  return { params: params?.data, query: query?.data, body: body?.data };
}
