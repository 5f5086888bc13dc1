import { expect, test } from 'vitest';
import { talks } from './talks.ts';

test('each pair of the demo world talks once, ends in the past, and says something of its own', () => {
  const pairs = talks.map(({ between }) => between.toSorted().join(' '));
  expect(new Set(pairs).size).toBe(talks.length);
  const texts = talks.flatMap(({ lines }) => lines.map(([, , text]) => text));
  expect(new Set(texts).size).toBe(texts.length);
  for (const { between, daysAgo, lines, unread = 0 } of talks) {
    expect(lines[0]?.[0], between.join()).toBe(0);
    expect(lines.reduce((sum, [, minutes]) => sum + minutes, 0)).toBeLessThan(daysAgo * 24 * 60);
    // Who has something unread did not write it.
    expect(new Set(lines.slice(lines.length - unread).map(([who]) => who)).size).toBeLessThan(2);
  }
});
