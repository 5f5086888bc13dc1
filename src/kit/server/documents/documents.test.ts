import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { isolated } from '../../isolated.ts';
import { installedFamilies } from './document-fonts.ts';
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

const pdfium = await PDFiumLibrary.init();
/** As the viewer of Chrome and Edge reads it, without the signs that only say where text turns. */
async function copiedFrom(bytes: Buffer): Promise<string> {
  const document = await pdfium.loadDocument(bytes);
  const text = [...document.pages()].map((page) => page.getText()).join('\n');
  document.destroy();
  return text.replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '').normalize('NFC');
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}
async function structureOf(bytes: Buffer): Promise<{ roles: ReadonlySet<string>; alternatives: readonly string[] }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    for (const child of node.children ?? []) visit(child);
  };
  visit((await (await document.getPage(1)).getStructTree()) as Node);
  return {
    roles: new Set(nodes.flatMap(({ role }) => role ?? [])),
    alternatives: nodes.flatMap(({ alt }) => alt ?? []),
  };
}

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
  ['Devanagari', 'प्रिया शर्मा'],
])('a name in %s is copied as it is written', async (_script, name) => {
  const bytes = await drawPdf({ ...sample, to: [name], facts: [['Order', `AF-1, ${isolated(name)}, 7 days`]] });
  const text = await copiedFrom(bytes);
  expect(text).toContain(`${name}\r\n`);
  // Inside a line from left to right the viewer takes the words, not their letters, in that direction.
  const inSentence = [name, name.split(' ').toReversed().join(' ')].map((words) => `AF-1, ${words}, 7 days`);
  expect(inSentence.some((sentence) => text.includes(sentence))).toBe(true);
  expect((await structureOf(bytes)).alternatives).toEqual([]);
});

test('a letter that no font has is a box that says which it is, and nothing fails', async () => {
  const name = '日本';
  const bytes = await drawPdf({ ...sample, to: [`${name} ✓ 👩‍👩‍👧 ❤️ x़ ก็`] });
  expect((await textOf(bytes)).text).not.toContain('?');
  const { alternatives } = await structureOf(bytes);
  if (!installedFamilies().includes('Noto Sans JP')) expect(alternatives.slice(0, 2)).toEqual(Array.from(name));
  expect(alternatives).toContain('✓');
});

test('what a person wrote is text, whatever it looks like', async () => {
  const title = '#read("/etc/passwd") *bold* $x$ = Heading \\ @label <tag> `raw` // end';
  const text = await copiedFrom(await drawPdf({ ...sample, to: [title] }));
  expect(text.replaceAll(/\s+/g, ' ')).toContain(title);
});

test('a long name is broken into lines that stay inside the page', async () => {
  const { text } = await textOf(await drawPdf({ ...sample, to: ['x'.repeat(400), 'two words '.repeat(30).trim()] }));
  expect(text.replaceAll(/\s/g, '')).toContain('x'.repeat(400));
  expect(text.split('words')).toHaveLength(31);
});

test('tags headings and tables, names the language, embeds every typeface, and says that it is accessible', async () => {
  const bytes = await drawPdf(sample);
  const file = bytes.toString('latin1');
  const { roles } = await structureOf(bytes);
  for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']) expect(roles).toContain(role);
  expect(file).toMatch(/\/Lang ?\(en-US\)/);
  expect(file).toContain('/FontFile');
  expect(file).not.toMatch(/Helvetica/);
  expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

test('the hash of what was signed is copied in one piece but for the ends of lines', async () => {
  const hash = '0123456789abcdef'.repeat(4);
  const text = await copiedFrom(await drawPdf({ ...sample, facts: [['SHA-256 of the text', hash]] }));
  expect(text.replaceAll(/\s/g, '')).toContain(hash);
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
  expect([plain, branded].map((bytes) => /\/Subtype ?\/Image/.test(bytes.toString('latin1')))).toEqual([false, true]);
  expect((await textOf(branded)).text).toBe((await textOf(plain)).text);
});
