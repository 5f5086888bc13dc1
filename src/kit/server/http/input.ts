import * as z from 'zod/mini';
import type { Endpoint } from '../../endpoint.ts';
import { Failure, type FieldErrors } from '../../errors.ts';

type Issue = z.core.$ZodIssue;

/** Issues about the request's shape (a program's mistake, 400); all others are about meaning (a person's, 422). */
const SHAPE_ISSUES = new Set(['invalid_type', 'unrecognized_keys', 'invalid_union', 'invalid_key', 'invalid_element']);

const fieldOf = (issue: Issue): string => (issue.path.length === 0 ? '_' : issue.path.map(String).join('.'));

/** Says what a field needs when the contract itself says nothing more precise. */
function words(issue: Issue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'This is required.' : `This must be ${issue.expected}.`;
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}.`;
  return issue.message;
}

export function failureOf(issues: readonly Issue[]): Failure {
  const fields: FieldErrors = {};
  for (const issue of issues) (fields[fieldOf(issue)] ??= []).push(words(issue));
  const shape = issues.some((issue) => SHAPE_ISSUES.has(issue.code) && issue.input !== undefined);
  return new Failure(shape ? 'invalid_shape' : 'invalid_input', { fields });
}

/** PostgreSQL cannot store U+0000 in text; nothing we accept has a use for it. */
function hasNul(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (value === null || typeof value !== 'object') return false;
  if (depth > 20) return true;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || hasNul(item, depth + 1));
}

/** SPEC section 7's nine calls ignore surplus fields; every other write refuses them (E-1). */
const SEED_CALLS = new Set(['/api/login', '/api/register', '/api/logout', '/api/user/profile', '/api/user/avatar', '/api/user/change-password', '/api/check-username']);

function surplus(endpoint: Endpoint, body: unknown): Failure | null {
  if (endpoint.kind === 'query' || SEED_CALLS.has(endpoint.path) || body === null || typeof body !== 'object') return null;
  const shape = (endpoint.body as { _zod?: { def?: { shape?: Record<string, unknown>; catchall?: unknown } } } | undefined)?._zod?.def;
  if (!shape?.shape || shape.catchall) return null;
  const unknown = Object.keys(body).filter((key) => !Object.hasOwn(shape.shape ?? {}, key));
  if (unknown.length === 0) return null;
  return new Failure('invalid_shape', { fields: Object.fromEntries(unknown.map((key) => [key, ['This field is not known here.']])) });
}

interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Checks params, query and body against the contract. A malformed path parameter is simply not found (E-3). */
export function parseInput(endpoint: Endpoint, raw: RawInput): RawInput {
  if (hasNul(raw.params)) throw new Failure('not_found');
  if (hasNul(raw.query) || hasNul(raw.body)) throw new Failure('invalid_shape');
  const params = endpoint.params ? z.safeParse(endpoint.params, raw.params) : null;
  if (params?.success === false) throw new Failure('not_found');
  const query = endpoint.query ? z.safeParse(endpoint.query, raw.query) : null;
  if (query?.success === false) throw failureOf(query.error.issues);
  const shape = endpoint.kind === 'command' ? endpoint.body : undefined;
  const unknown = surplus(endpoint, raw.body);
  if (unknown) throw unknown;
  const body = shape ? z.safeParse(shape, raw.body ?? {}) : null;
  if (body?.success === false) throw failureOf(body.error.issues);
  return { params: params?.data, query: query?.data, body: body?.data };
}
