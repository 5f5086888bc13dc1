import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { isolated } from '../../isolated.ts';
import { fontOf } from './document-fonts.ts';
import { drawPdf, type PdfDocument } from './pdf.ts';
import { makeCsv } from './csv.ts';

const sample: PdfDocument = {
  title: 'Receipt',
  number: 'R-AF-7K3M-92QX',
  issuer: ['Docket Ltd', 'support@example.com'],
  to: ['Zoë Åström'],
  facts: [['Date', '21 November 2026']],
  tables: [
    {
      title: 'What was paid',
      heads: ['What', 'Amount'],
      rows: [['Money added', '$1,250.00']],
      total: ['Total', '$1,250.00'],
    },
  ],
  notes: ['Kept for as long as the books are.'],
  madeAt: new Date('2026-11-21T10:00:00Z'),
};

const textOf = async (bytes: Buffer) => {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { text, totalPages };
};

test('a document is a PDF whose words and amounts can be read as text', async () => {
  const { text, totalPages } = await textOf(await drawPdf(sample));
  expect(totalPages).toBe(1);
  for (const words of [
    'Receipt',
    'R-AF-7K3M-92QX',
    'Docket Ltd',
    'Zoë Åström',
    '21 November 2026',
    '$1,250.00',
    'page 1 of 1',
  ])
    expect(text).toContain(words);
});

test('a long table continues over pages and loses no row', async () => {
  const rows = Array.from({ length: 120 }, (_, place) => [`Line ${place + 1}.`, '$1.00']);
  const { text, totalPages } = await textOf(
    await drawPdf({ ...sample, tables: [{ title: 'Lines', heads: ['What', 'Amount'], rows }] }),
  );
  expect(totalPages).toBeGreaterThan(2);
  for (const [words] of rows) expect(text).toContain(words);
  expect(text).toContain(`page ${totalPages} of ${totalPages}`);
});

test.each([
  ['Latin', 'Łukasz Şahin Đorđević Nguyễn'],
  ['Greek', 'Γιώργος Παπαδόπουλος'],
  ['Cyrillic', 'Иван Шевченко Ђорђе'],
  ['Arabic', 'أحمد العربي'],
  ['Persian', 'پژوهش گچ'],
  ['Hebrew', 'שלום עולם'],
])('a name in %s is drawn as it is written', async (_script, name) => {
  const bytes = await drawPdf({ ...sample, to: [name], facts: [['Order', `AF-1, ${isolated(name)}, 7 days`]] });
  const { text } = await textOf(bytes);
  expect(text.split(name)).toHaveLength(3);
  expect(text).not.toContain('?');
  expect(text).toMatch(new RegExp(`AF-1, ${name}, 7 days`));
});

/** The text that the pages carry for screen readers beside what they draw. */
function spokenIn(bytes: Buffer): string[] {
  const spoken: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    const packed = bytes.subarray(at + 7, bytes.indexOf('\nendstream', at));
    if (packed[0] !== 0x78) continue;
    const content = inflateSync(packed).toString('latin1');
    for (const [, text] of content.matchAll(/\/ActualText \(\u00fe\u00ff((?:\\.|[^)\\])*)\)/gs))
      spoken.push(
        Buffer.from(
          (text ?? '').replaceAll(
            /\\([nrtbf()\\])/g,
            (_whole, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign,
          ),
          'latin1',
        )
          .swap16()
          .toString('utf16le'),
      );
  }
  return spoken;
}

test('Devanagari is shaped, and read as it is written', async () => {
  const bytes = await drawPdf({ ...sample, to: ['प्रिया शर्मा'] });
  const { text } = await textOf(bytes);
  // Joined letters are drawn in another order than they are written, so what is drawn is not what is read.
  for (const letter of 'प्रय') expect(text).toContain(letter);
  expect(spokenIn(bytes)).toContain('प्रिया शर्मा');
});

test('a name in a script without its package is drawn as boxes and read as itself, without question marks', async () => {
  const bytes = await drawPdf({ ...sample, to: ['日本 太郎'] });
  const { text } = await textOf(bytes);
  if (fontOf('han', 'regular') === null) expect(spokenIn(bytes).join('')).toContain('日本');
  else expect(text).toContain('日本');
  expect(text).not.toContain('?');
});

test('a long name is broken into lines that stay inside the page', async () => {
  const { text } = await textOf(await drawPdf({ ...sample, to: ['x'.repeat(400), 'two words '.repeat(30).trim()] }));
  expect(text.replaceAll(/\s/g, '')).toContain('x'.repeat(400));
  expect(text.split('words')).toHaveLength(31);
});

test('tags headings, tables and decoration, names the language, and embeds every typeface', async () => {
  const bytes = await drawPdf(sample);
  const file = bytes.toString('latin1');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P'])
    expect(tree).toContain(`"role":"${role}"`);
  expect(file).toContain('/Lang (en-US)');
  expect(file).toContain('/FontFile2');
  expect(file).not.toMatch(/Helvetica/);
});

test('a cell that a spreadsheet would run as a formula is text; an amount stays a number', async () => {
  const text = (
    await makeCsv(
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

test('the logo is drawn beside the title, and the words stay as they are', async () => {
  const logo = await sharp({
    create: { width: 192, height: 192, channels: 4, background: { r: 29, g: 78, b: 216, alpha: 0.5 } },
  })
    .png({ palette: true })
    .toBuffer();
  const [plain, branded] = await Promise.all([drawPdf(sample), drawPdf({ ...sample, logo })]);
  expect([plain, branded].map((bytes) => bytes.includes('/Subtype /Image'))).toEqual([false, true]);
  expect((await textOf(branded)).text).toBe((await textOf(plain)).text);
});
