import { describe, expect, it } from 'vitest';
import type { CommandEndpoint, Endpoint } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { inputLimits } from '#kit/limits.ts';
import { failureBody } from '#kit/server/http/envelope.ts';
import { parseInput } from '#kit/server/http/input.ts';
import { handlers } from './modules.ts';

const endpoints = handlers.map(({ endpoint }) => endpoint);
const commandAt = (path: string): CommandEndpoint => {
  const found = endpoints.find((endpoint) => endpoint.path === path && endpoint.kind === 'command');
  if (found?.kind !== 'command') throw new Error(`no command at ${path}`);
  return found;
};

interface Def {
  readonly type: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly maximum?: number;
  readonly check?: string;
  readonly params?: { readonly maxKeys?: number };
  readonly checks?: readonly Shape[];
  readonly shape?: Readonly<Record<string, Shape>>;
  readonly element?: Shape;
  readonly innerType?: Shape;
  readonly in?: Shape;
  readonly options?: readonly Shape[];
  readonly keyType?: Shape;
  readonly valueType?: Shape;
}
interface Shape {
  readonly _zod: { readonly def: Def };
}

/** Formats that are of one length on their own. */
const FIXED = new Set(['uuid', 'date']);
/** A pattern from start to end whose repetitions all have an upper bound. */
const isBounded = (pattern: RegExp | undefined): boolean =>
  pattern !== undefined &&
  /^\^.*\$$/.test(pattern.source) &&
  !/[*+]|\{\d+,\}/.test(pattern.source.replaceAll(/\[[^\]]*\]|\\./g, 'x'));

function unbounded({ _zod: { def } }: Shape, at: string): string[] {
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  const hasMax = checks.some((check) => check.check === 'max_length' || check.params?.maxKeys !== undefined);
  const isText = hasMax || FIXED.has(def.format ?? '') || [def, ...checks].some(({ pattern }) => isBounded(pattern));
  const own: Record<string, boolean> = {
    string: isText,
    array: hasMax,
    record: hasMax || def.keyType?._zod.def.type === 'enum',
  };
  return [
    ...(own[def.type] === false ? [`${at}: ${def.type}`] : []),
    ...Object.entries(def.shape ?? {}).flatMap(([key, inner]) => unbounded(inner, `${at}.${key}`)),
    ...[def.element, def.innerType, def.in, def.keyType, def.valueType, ...(def.options ?? [])].flatMap((inner) =>
      inner === undefined ? [] : unbounded(inner, at),
    ),
  ];
}

it('every text, list and record that a call takes has an upper bound', () => {
  const parts = endpoints.flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const shape = (endpoint as unknown as Partial<Record<typeof part, Shape>>)[part];
      return shape === undefined ? [] : [{ name: `${endpoint.method} ${endpoint.path} ${part}`, shape }];
    }),
  );
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.flatMap(({ name, shape }) => unbounded(shape, name))).toEqual([]);
});

/** What the answer would be, and how many values of the body were looked at. */
function refusalOf(endpoint: Endpoint, body: unknown): { failure: Failure; answer: string } {
  try {
    parseInput(endpoint, { params: {}, query: {}, body });
  } catch (error) {
    if (error instanceof Failure) return { failure: error, answer: JSON.stringify(failureBody(error, 'x')) };
    throw error;
  }
  throw new Error('it was taken');
}

describe('a body far beyond what its call takes', () => {
  /** Counts every read of an entry, by any code. */
  function countedEntries(count: number): { entries: object[]; looks: () => number } {
    let looks = 0;
    const entry = () => ({
      get title() {
        looks += 1;
        return 7;
      },
    });
    return { entries: Array.from({ length: count }, entry), looks: () => looks };
  }

  it('20,000 bad entries are refused after a bounded look, in a short answer', () => {
    const { entries, looks } = countedEntries(20_000);
    const { failure, answer } = refusalOf(commandAt('/api/user/portfolios'), { items: entries });
    expect(failure.status).toBe(413);
    expect(looks()).toBeLessThanOrEqual(inputLimits.jsonValues);
    expect(answer.length).toBeLessThan(1_000);
  });

  it('a list longer than its contract takes is refused by its length alone', () => {
    const { entries, looks } = countedEntries(400);
    const { failure } = refusalOf(commandAt('/api/user/portfolios'), { items: entries });
    expect([failure.status, Object.keys(failure.fields ?? {})]).toEqual([422, ['items']]);
    // Once for depth and amount; no check of the contract read an entry.
    expect(looks()).toBe(400);
  });

  it('a list inside an entry, a long text and a record are refused by their size too', () => {
    const portfolio = commandAt('/api/user/portfolios');
    expect(refusalOf(portfolio, { items: [{ images: Array.from({ length: 500 }, () => 7) }] }).failure.fields).toEqual({
      'items.0.images': [expect.any(String)],
    });
    expect(refusalOf(commandAt('/api/user/profile'), { bio: 'a'.repeat(100_000) }).failure.fields).toEqual({
      bio: ['Use at most 2,000 characters.'],
    });
    const links = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`site${n}`, 'x']));
    expect(refusalOf(commandAt('/api/user/profile'), { social_links: links }).failure.fields).toEqual({
      social_links: ['Send at most 50 of these.'],
    });
    expect(refusalOf(commandAt('/api/notifications/preferences'), { groups: links }).failure.fields).toEqual({
      groups: ['Send at most 100 of these.'],
    });
  });

  it('thousands of unknown fields are refused without naming them all', () => {
    const fields = (count: number, length: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}${'f'.repeat(length)}`, 1]));
    expect(refusalOf(commandAt('/api/orders'), fields(5_000, 4)).failure.status).toBe(413);
    const { failure, answer } = refusalOf(commandAt('/api/orders'), fields(400, 600));
    expect([failure.status, Object.keys(JSON.parse(answer).errors as object).length]).toEqual([
      400,
      inputLimits.answeredFields,
    ]);
    expect(answer.length).toBeLessThan(10_000);
  });

  it('whatever a failure says, the answer stays small', () => {
    const fields = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, n) => [
        `${'x'.repeat(500)}${n}`,
        Array.from({ length: 50 }, () => 'm'.repeat(5_000)),
      ]),
    );
    expect(JSON.stringify(failureBody(new Failure('invalid_input', { fields }), 'x')).length).toBeLessThan(30_000);
  });

  it('nesting beyond measure and U+0000 anywhere are refused', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    for (const body of [deep, { a: { 'b\0': 1 } }, { a: ['\0'] }])
      expect(refusalOf(commandAt('/api/orders'), body).failure.code).toBe('invalid_shape');
  });
});
