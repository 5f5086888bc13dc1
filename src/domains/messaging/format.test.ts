import { describe, expect, test } from 'vitest';
import { beginningOf, blocksOf, spansOf, wordsOf } from './format.ts';

describe('links in a message', () => {
  test('lead where they say, and the sentence around them stays text', () => {
    expect(spansOf('See https://example.com/a?b=1, then answer.')).toEqual([
      { text: 'See ' },
      { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      { text: ', then answer.' },
    ]);
  });
  test('are nothing but http and https', () => {
    for (const text of ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.com/x', 'http://'])
      expect(spansOf(text)).toEqual([{ text }]);
    expect(spansOf('')).toEqual([]);
  });
  test.each([
    ['https://en.wikipedia.org/wiki/Mercury_(planet)', 'https://en.wikipedia.org/wiki/Mercury_(planet)'],
    ['(see https://en.wikipedia.org/wiki/Mercury_(planet))', 'https://en.wikipedia.org/wiki/Mercury_(planet)'],
    ['(https://example.com/a)', 'https://example.com/a'],
    ["https://example.com/o'brien", "https://example.com/o'brien"],
    ["'https://example.com/a'", 'https://example.com/a'],
    ['«https://example.com/a»', 'https://example.com/a'],
    ['“https://example.com/a”,', 'https://example.com/a'],
    ['https://example.com/a…', 'https://example.com/a'],
    ['https://example.com/?q=[1]', 'https://example.com/?q=[1]'],
    ['[https://example.com/?q=1]', 'https://example.com/?q=1'],
    ['https://example.com/a。', 'https://example.com/a'],
    ['HTTPS://EXAMPLE.COM/A', 'HTTPS://EXAMPLE.COM/A'],
    ['https://example.com/a).)', 'https://example.com/a'],
  ])('%s has the address that was pasted', (text, href) => {
    expect(spansOf(text).find((span) => span.href !== undefined)?.href).toBe(href);
    expect(
      spansOf(text)
        .map((span) => span.text)
        .join(''),
    ).toBe(text);
  });
  test('take no time for brackets made to take some', () => {
    const before = performance.now();
    spansOf(`https://example.com/${')'.repeat(1_900)} `.repeat(50));
    expect(performance.now() - before).toBeLessThan(2_000);
  });
  test('end before an invisible character', () => {
    expect(spansOf('https://example.com\u200B.evil.example')[0]?.href).toBe('https://example.com');
  });
});

describe('light formatting', () => {
  test('marks words, and leaves what only looks like marks', () => {
    expect(spansOf('a **bold** *one*, _too_ ~~not~~ `x**2**`').map(({ text, style }) => [text, style])).toEqual([
      ['a ', undefined],
      ['bold', 'bold'],
      [' ', undefined],
      ['one', 'italic'],
      [', ', undefined],
      ['too', 'italic'],
      [' ', undefined],
      ['not', 'struck'],
      [' ', undefined],
      ['x**2**', 'code'],
    ]);
    for (const text of ['2*3*4', 'snake_case_name', '** no **', '5 * 3 * 2', '*', '**', '``', '~~~~'])
      expect(spansOf(text)).toEqual([{ text }]);
  });
  test('keeps links within bold words', () => {
    expect(spansOf('**see https://example.com/x**')[0]).toMatchObject({
      style: 'bold',
      inner: [{ text: 'see ' }, { href: 'https://example.com/x' }],
    });
  });
  test('has code, quotes and lists, in their order', () => {
    const text = 'Hello\n\n```ts\nconst a = 1;\n  **no**\n```\n> you said\n> this\n- one\n- two\nBye';
    expect(
      blocksOf(text).map(({ kind, lines }) => [kind, lines.map((line) => line.map((span) => span.text).join(''))]),
    ).toEqual([
      ['text', ['Hello']],
      ['code', ['const a = 1;\n  **no**']],
      ['quote', ['you said', 'this']],
      ['list', ['one', 'two']],
      ['text', ['Bye']],
    ]);
    expect(wordsOf('**Hi**\n- one')).toBe('Hi one');
  });
  test('code that is never closed goes to the end, and three lone marks are text', () => {
    expect(blocksOf('```\nall of it')).toMatchObject([{ kind: 'code' }]);
    expect(blocksOf('```')).toMatchObject([{ kind: 'text' }]);
    expect(blocksOf('\n\n')).toEqual([]);
  });
  test('loses no word of any text', () => {
    const marks = [
      '*',
      '**',
      '_',
      '`',
      '~~',
      '```',
      '\n',
      '> ',
      '- ',
      'https://example.com',
      'word',
      ' ',
      '\u200f',
      '👍🏽',
    ];
    let seed = 7;
    const next = (): number => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let n = 0; n < 2_000; n += 1) {
      const text = Array.from({ length: next() % 24 }, () => marks[next() % marks.length]).join('');
      expect(wordsOf(text).match(/word/g)?.length ?? 0, text).toBe(text.match(/word/g)?.length ?? 0);
    }
  });
  test('takes no longer for texts made to be slow', () => {
    const began = performance.now();
    for (const piece of ['**a ', '*a', '_a _', '`', '~~a ', '> ', '```\n', 'https://a.b/*_~'])
      blocksOf(piece.repeat(10_000 / piece.length));
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});

test('of a long message the beginning is shown, cut between lines or words', () => {
  expect(beginningOf('short')).toBeNull();
  expect(beginningOf('x\n'.repeat(5_000))?.split('\n')).toHaveLength(24);
  const cut = beginningOf('word '.repeat(2_000)) ?? '';
  expect(cut.length).toBeLessThanOrEqual(2_400);
  expect(cut.endsWith('word')).toBe(true);
  expect(beginningOf('😀'.repeat(4_000))?.isWellFormed()).toBe(true);
});
