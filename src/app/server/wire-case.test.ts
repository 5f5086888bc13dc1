import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { query } from '#kit/endpoint.ts';
import { handlers } from './modules.ts';
import { camelCaseKeysOf } from './test-wire-case.ts';

test('every key of every call is snake_case', () => {
  expect(handlers.length).toBeGreaterThan(200);
  expect(handlers.flatMap(({ endpoint }) => camelCaseKeysOf(endpoint))).toEqual([]);
});

test('a camelCase key is found at any depth, in a path, and among the keys of a record', () => {
  const planted = query({
    path: '/api/planted/:plantedId',
    summary: 'A planted fault.',
    access: 'public',
    params: z.object({ plantedId: z.string() }),
    data: z.nullable(
      z.object({
        items: z.array(z.union([z.object({ at: z.string() }), z.object({ readAt: z.optional(z.string()) })])),
        terms: z.record(z.enum(['rate', 'leastWhole']), z.int()),
      }),
    ),
    errors: [],
    limit: 'read',
  });
  const name = 'GET /api/planted/:plantedId';
  expect(camelCaseKeysOf(planted)).toEqual([
    `${name} path`,
    `${name} params.plantedId`,
    `${name} data.items.readAt`,
    `${name} data.terms.leastWhole`,
  ]);
});
