import { expect, test } from 'vitest';
import { passageOf, plainWords, queryFor } from './search-words.ts';

test('words are as they are seen: split at every mark, without case and accents', () => {
  expect(plainWords('The site runs on node.js; see https://example.com/winter-sale?x=ada@b.co')).toBe(
    'the site runs on node js see https example com winter sale x ada b co',
  );
  expect(plainWords('Café, FAÇADE, Zu\u0308rich, Søren, Straße, Łódź')).toBe('cafe facade zurich soren strasse lodz');
  expect(plainWords('brand_guide.pdf final-logo-v2.png 2026-0042 $1,250 1,250,000.50 12,3')).toBe(
    'brand guide pdf final logo v2 png 2026 0042 1250 1250000 50 12 3',
  );
  expect(plainWords('العَقد والعقد')).toBe('عقد والعقد');
});

test('signs of scripts without spaces are words, and vowel marks stay', () => {
  expect(plainWords('请看新设计v2。')).toBe('请 看 新 设 计 v2');
  expect(plainWords('ユーザーID')).toBe('ユ ー ザ ー id');
  expect(plainWords('हिन्दी')).toBe('हिन्दी');
  expect(plainWords('กำลัง').split(' ')).toHaveLength(4);
});

test('what is typed keeps its quotes, its minus and its or; of the last word the beginning is enough', () => {
  expect(queryFor('invoice -paid "the Folder" or node.js')).toBe(
    "('invoice') & !('paid') & ('the' <-> 'folder') | ('node' <-> 'js')",
  );
  expect(queryFor('the brand_guid')).toBe("('the') & ('brand' <-> 'guid':*)");
  expect([queryFor('"guid"'), queryFor('-guid'), queryFor('car'), queryFor('2026')]).toEqual([
    "('guid')",
    "!('guid')",
    "('car')",
    "('2026')",
  ]);
  expect(queryFor('or invoice or or paid or')).toBe("('invoice') | ('paid')");
  for (const q of ['!!!', '"', '-', '&|!', '""', 'or', "' | '"]) expect(queryFor(q), q).toBe('');
});

test('what matches is marked as it was written', () => {
  const marked = (body: string, q: string) =>
    passageOf(body, q).flatMap(({ text, is_match: isMatch }) => (isMatch ? [text] : []));
  expect(marked('It costs $1,250 at the Café, or 1250 elsewhere.', 'cafe 1250')).toEqual(['1,250', 'Café', '1250']);
  expect(marked('The invoices, by node.js.', 'invoice node.js -paid')).toEqual(['invoices', 'node.js']);
  expect(marked('We were involved. The invoice came, and it ran.', 'invoice')).toEqual(['invoice']);
  expect(marked('Control the contracts: run, running, runway.', 'contract running')).toEqual([
    'contracts',
    'run',
    'running',
  ]);
  expect(marked('设计和设备', '设计')).toEqual(['设计']);
  const long = passageOf(
    `${'Filler words here. '.repeat(60)}Then the quokka came.${' And more.'.repeat(60)}`,
    'quokka',
  );
  expect(long.map(({ text }) => text).join('').length).toBeLessThan(300);
  expect([long[0]?.text, long[2]?.text]).toEqual(['…', 'quokka']);
});
