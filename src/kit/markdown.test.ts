import { expect, test } from 'vitest';
import { inPlainWords, richText } from './markdown.ts';

test('emphasis, lists and safe links survive', () => {
  expect(richText('Hello **you**\n\n- one *two*\n- three\n  - four\n\n1. a [site](https://example.com)')).toEqual([
    { kind: 'paragraph', lines: [[{ text: 'Hello ' }, { text: 'you', bold: true }]] },
    {
      kind: 'bullets',
      lines: [[{ text: 'one ' }, { text: 'two', italic: true }], [{ text: 'three' }], [{ text: 'four' }]],
    },
    { kind: 'numbers', lines: [[{ text: 'a ' }, { text: 'site', href: 'https://example.com' }]] },
  ]);
});

test('nothing of raw HTML and no unsafe link is left', () => {
  const all = JSON.stringify(
    richText(
      '<script>alert(1)</script>\n\nhi <img src=x onerror=alert(1)> [x](javascript:alert(1)) ![alt words](http://a/b.png) [y](vbscript:x) [z](//evil)',
    ),
  );
  expect(all).not.toMatch(/script|onerror|href/);
  expect(all).toContain('alt words');
});

test('what looks like markup in words is shown as the words', () => {
  expect(richText('a &lt;b&gt; & `<i>`')).toEqual([
    { kind: 'paragraph', lines: [[{ text: 'a <b> & ' }, { text: '<i>', code: true }]] },
  ]);
});

test('deep nesting and long text neither hang nor overflow', () => {
  const deep = `${'> '.repeat(500)}x\n\n${'- a\n  '.repeat(200)}\n\n${'*'.repeat(5_000)}`;
  expect(Array.isArray(richText(deep.slice(0, 8_000)))).toBe(true);
});

test.each(['>', '> ', '- ', '1. ', '[', '*a '])('survives any depth of %j, as plain words if need be', (sign) => {
  const deep = sign.repeat(Math.floor(8_000 / sign.length));
  // The processor's time, which a busy machine does not stretch.
  const started = process.cpuUsage();
  expect(() => JSON.stringify(richText(deep))).not.toThrow();
  expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
});

test('on one line no mark is left, and the items of a list are told apart', () => {
  expect(
    inPlainWords(
      '## Labels\n\nFor a **neighbourhood bakery**:\n\n- two colours\n- labels for *three* breads\n\nBy [May](https://example.com).',
    ),
  ).toBe('Labels For a neighbourhood bakery: two colours, labels for three breads. By May.');
  expect(inPlainWords('1. one.\n2. two')).toBe('one. two');
});
