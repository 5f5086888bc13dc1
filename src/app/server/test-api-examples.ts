/** For tests: examples of the API description, recorded from real calls and checked against their contracts. */
import { existsSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { Endpoint } from '#kit/endpoint.ts';
import { failures, type FailureCode } from '#kit/errors.ts';
import { isDownload, operationIdOf, readExamples, type ApiExample } from '#kit/server/http/api-example.ts';
import { parseInput } from '#kit/server/http/input.ts';
import { handlersOf, modules } from './modules.ts';
import type { Answer } from './test-app.ts';
import type { Call } from './test-calls.ts';
import { secretsIn, withoutSecrets } from './test-secret-values.ts';
import { OF_WEBAUTHN } from './test-wire-case.ts';

/** Entries of a list of objects that an example keeps. */
const MOST_ENTRIES = 1;
const SECRET = /token|secret|challenge|signature|otpauth|ticket|codes|^(uri|url)$/;
const masked = (text: string): string => (text.startsWith('/') ? text : text.replaceAll(/[A-Za-z0-9]/g, 'x').slice(0, 40));

/** The same data with long lists cut and secrets masked: a throw-away database made them, but they look like real ones. */
function shortened(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return SECRET.test(key) && !key.endsWith('_at') ? masked(value) : withoutSecrets(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const isOfObjects = value.every((item) => typeof item === 'object' && item !== null);
    return (isOfObjects ? value.slice(0, MOST_ENTRIES) : value).map((item) => shortened(item, key));
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shortened(item, name)]));
}

/** What was asked, whole, but for its secrets. */
const asked = <Part>(part: Part): Part =>
  JSON.parse(JSON.stringify(part), (_key, value: unknown) => (typeof value === 'string' ? withoutSecrets(value) : value)) as Part;

export function exampleOf(endpoint: Endpoint, call: Call, { status, body, headers }: Answer): ApiExample {
  return {
    ...(call.params === undefined ? {} : { params: asked(call.params) }),
    ...(call.query === undefined ? {} : { query: asked(call.query) }),
    ...(call.body === undefined ? {} : { body: asked(call.body) }),
    ...(call.file === undefined ? {} : { upload: call.file.name }),
    status,
    answer: shortened(body),
    ...(isDownload(endpoint) && body === null ? { disposition: String(headers['content-disposition']) } : {}),
  };
}

/** Every key at any depth that is not snake_case, but for the exceptions of decision 047. */
function camelCaseKeys(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'passkey' || key === 'options') return [];
    const isOdd = /[A-Z]/.test(key) && key !== 'requestId' && !OF_WEBAUTHN.has(key);
    return [...(isOdd ? [`${at}.${key} is not snake_case`] : []), ...camelCaseKeys(item, `${at}.${key}`)];
  });
}

const why = (run: () => unknown): string[] => {
  try {
    run();
    return [];
  } catch (error) {
    return [`its request is refused: ${JSON.stringify(error)} ${String(error)}`];
  }
};

/** Fields of an example that its contract does not have. */
export function untruthsIn(endpoint: Endpoint, { params, query, body, status, answer, disposition }: ApiExample): string[] {
  const input = { params: params ?? {}, query: query ?? {}, body };
  const keys = camelCaseKeys(answer, 'answer');
  const done = endpoint.kind === 'command' ? (endpoint.status ?? 200) : 200;
  if (status === done && isDownload(endpoint)) return disposition?.startsWith('attachment;') === true ? [] : ['it shows no file'];
  const { data, code } = answer as { data: unknown; code?: FailureCode };
  if (status !== done) return [...keys, ...(code !== undefined && failures[code].status === status ? [] : [`it answers ${status} with the code ${code}`])];
  const requests = why(() => parseInput(endpoint, input));
  const read = z.safeParse(endpoint.data, data);
  if (!read.success) return [...keys, ...requests, `its data is not in shape: ${z.prettifyError(read.error)}`];
  return [...keys, ...requests, ...(isDeepStrictEqual(read.data, data) ? [] : ['its data has more than the contract names'])];
}

/** An example stays unchanged while it still matches the same request, so that a new call adds an entry and changes no other. */
const isKept = (endpoint: Endpoint, known: ApiExample | undefined, made: ApiExample): known is ApiExample =>
  known !== undefined &&
  secretsIn(JSON.stringify(known)).length === 0 &&
  known.status === made.status &&
  untruthsIn(endpoint, known).length === 0 &&
  shapeOfRequest(known) === shapeOfRequest(made);

const shapeOfRequest = ({ params, query, body }: ApiExample): string =>
  JSON.stringify([Object.keys(params ?? {}), Object.keys(query ?? {}), Object.keys(body ?? {})]);

export function writeExamples(made: ReadonlyMap<string, ApiExample>): void {
  for (const one of modules) {
    if (one.apiExamples === undefined) continue;
    const known = existsSync(one.apiExamples) ? readExamples(one.apiExamples) : {};
    const examples = handlersOf(one).flatMap(({ endpoint }) => {
      const id = operationIdOf(endpoint);
      const [before, now] = [known[id], made.get(id)];
      if (now === undefined) return [];
      return [[id, isKept(endpoint, before, now) ? before : now] as const];
    });
    writeFileSync(one.apiExamples, `${JSON.stringify(Object.fromEntries(examples), null, 2)}\n`);
  }
}
