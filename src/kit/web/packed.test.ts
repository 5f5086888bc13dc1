import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('alike things are written as a table, and read back as they were', () => {
  const data = {
    items: [
      { slug: 'a', price: { amount: '1', currency: 'USD' }, tags: ['x'] },
      { slug: 'b', price: { amount: '2', currency: 'USD' }, tags: [] },
    ],
  };
  expect(pack(data)).toBe('{"items":{"$columns":["slug",["price",["amount","currency"]],"tags"],"$rows":[["a",["1","USD"],["x"]],["b",["2","USD"],[]]]}}');
  expect(unpack(pack(data))).toEqual(data);
});

test('what is not alike stays as it is', () => {
  const data = { mixed: [{ a: 1 }, { b: 2 }], some: [{ a: null }, { a: { b: 1 } }], bare: [{}, {}], numbers: [1, 2], one: [{ a: 1 }] };
  expect(unpack(pack(data))).toEqual(data);
});

const comesBack = (value: unknown): void => {
  expect(unpack(pack(value))).toEqual(JSON.parse(JSON.stringify(value)));
};

test('any data comes back', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('"__proto__"'));
  fc.assert(fc.property(json, comesBack), { numRuns: 300 });
  const rows = fc.array(fc.record({ a: fc.jsonValue({ maxDepth: 1 }), b: fc.record({ c: fc.integer(), d: fc.string() }) }), { maxLength: 6 });
  fc.assert(fc.property(rows, comesBack), { numRuns: 200 });
});
