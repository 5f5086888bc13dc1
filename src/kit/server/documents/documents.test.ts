import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { drawPaper, type Paper } from './paper.ts';
import { plainLetters } from './plain-letters.ts';
import { makeSheet } from './sheet.ts';

const paper: Paper = {
  title: 'Receipt',
  number: 'R-AF-7K3M-92QX',
  issuer: ['Docket Ltd', 'support@example.com'],
  to: ['Zoë Åström'],
  facts: [['Date', '21 November 2026']],
  tables: [{ title: 'What was paid', heads: ['What', 'Amount'], rows: [['Money added', '$1,250.00']], total: ['Total', '$1,250.00'] }],
  notes: ['Kept for as long as the books are.'],
  madeAt: new Date('2026-11-21T10:00:00Z'),
};

const textOf = async (bytes: Buffer) => {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { text, totalPages };
};

test('a paper is a PDF whose words and amounts can be read as text', async () => {
  const { text, totalPages } = await textOf(await drawPaper(paper));
  expect(totalPages).toBe(1);
  for (const words of ['Receipt', 'R-AF-7K3M-92QX', 'Docket Ltd', 'Zoë Åström', '21 November 2026', '$1,250.00', 'page 1 of 1']) expect(text).toContain(words);
});

test('a long table goes on over pages and loses no row', async () => {
  const rows = Array.from({ length: 120 }, (_, place) => [`Line ${place + 1}.`, '$1.00']);
  const { text, totalPages } = await textOf(await drawPaper({ ...paper, tables: [{ title: 'Lines', heads: ['What', 'Amount'], rows }] }));
  expect(totalPages).toBeGreaterThan(2);
  for (const [words] of rows) expect(text).toContain(words);
  expect(text).toContain(`page ${totalPages} of ${totalPages}`);
});

test('letters the typeface lacks become plain ones', () => {
  expect(plainLetters('Łukasz Şahin – €5\u202f−2')).toBe('Lukasz Sahin – €5 -2');
  expect(plainLetters('日本')).toBe('??');
});

test('a cell that a spreadsheet would run is text; an amount stays a number', async () => {
  const text = (
    await makeSheet(
      ['What', 'Amount'],
      [
        ['=HYPERLINK("http://x")', '-12.50'],
        ['+1 more', '3'],
        ['@here', '-1+cmd'],
        ['Logo, "blue"\r\nand more', '0.00'],
      ],
    )
  ).toString();
  expect(text.startsWith('\ufeffWhat,Amount\r\n')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""http://x"")",-12.50`);
  expect(text).toContain("'+1 more,3");
  expect(text).toContain("'@here,'-1+cmd");
  expect(text).toContain('"Logo, ""blue""');
});
