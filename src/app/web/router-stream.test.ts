import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decode, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { routerStream } from './router-stream.ts';

const read = async (data: Pick<Parameters<typeof routerStream>[0], 'loaderData' | 'errors'>): Promise<unknown> =>
  (await decode(routerStream({ routes: [], files: [], ...data }), globalThis)).value;

test('the router reads page data as it was', async () => {
  const loaderData = { root: null, services: { list: { items: [{ a: '1' }, { a: '1', b: [] }], total: 0, floor: false }, none: {}, same: ['x', 'x', null] } };
  expect(await read({ loaderData, errors: null })).toEqual({ loaderData, errors: null });
});

test('an error arrives as what the error page asks for', async () => {
  const { errors } = (await read({ loaderData: {}, errors: { root: { status: 404, statusText: 'Page not found', data: { message: 'x' } } } })) as {
    errors: Record<string, unknown>;
  };
  expect(errors['root']).toEqual(new ErrorResponse(404, 'Page not found', { message: 'x' }));
});

test('any data comes back', async () => {
  const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('"__proto__"'));
  await fc.assert(
    fc.asyncProperty(json, async (value) => {
      const loaderData = JSON.parse(JSON.stringify({ value })) as Record<string, unknown>;
      expect(await read({ loaderData, errors: null })).toEqual({ loaderData, errors: null });
    }),
    { numRuns: 300 },
  );
});
