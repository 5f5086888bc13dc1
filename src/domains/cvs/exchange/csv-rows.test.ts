import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsvRows } from './csv-rows.ts';

test.each([
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
    0,
  ],
  [
    '\uFEFFa,b\n"c, ""d""",\n',
    [
      ['a', 'b'],
      ['c, "d"', ''],
    ],
    0,
  ],
  ['a\n"one\ntwo",x', [['a'], ['one\ntwo', 'x']], 0],
  ['"quoted" ,x\n\n,,\ny', [['quoted', 'x'], ['y']], 0],
  ['', [], 0],
])('%j', (file, rows, broken) => expect(readCsvRows(file)).toEqual({ rows, broken }));

test('quotes that never end cost their own line only', () =>
  expect(readCsvRows('Acme,"Lead,Oslo\nBeta,Dev,Bergen')).toEqual({
    rows: [
      ['Acme', 'Lead', 'Oslo'],
      ['Beta', 'Dev', 'Bergen'],
    ],
    broken: 1,
  }));

test('quotes that end in the middle of a field, or pair with those of the next line, do too', () =>
  expect(readCsvRows('Acme,"He said "hi" to me",x\nBeta,"Lead,Oslo\nGamma,"ok",y')).toEqual({
    rows: [
      ['Acme', 'He said hi to me', 'x'],
      ['Beta', 'Lead', 'Oslo'],
      ['Gamma', 'ok', 'y'],
    ],
    broken: 2,
  }));

test('a large file with one quote in each line is read in a moment', () => {
  const { rows } = readCsvRows('a,"b\n'.repeat(20_000));
  expect(rows.length).toBe(20_000);
});

const field = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', 'ü', '😀'), maxLength: 8 });
test('what was quoted by the rules is read as it was', () => {
  const written = (rows: readonly (readonly string[])[]): string =>
    rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\r\n');
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('x'), field, field), { maxLength: 6 }), (rows) => {
      expect(readCsvRows(written(rows))).toEqual({ rows, broken: 0 });
    }),
  );
});

test('whatever a file holds is read, and ends', () => {
  fc.assert(
    fc.property(fc.array(field), (parts) => {
      expect(() => readCsvRows(parts.join(''))).not.toThrow();
    }),
  );
});
