import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { CV_TEMPLATES, FIRST_LOOK, type CvLook, type SectionKind } from '../cv.ts';
import { shownLines, type ShownCv, type ShownEntry, type ShownSection } from '../shown-cv.ts';
import { cvPage, cvPdf } from './render-cv.ts';

const MADE_AT = new Date('2026-11-30T10:00:00Z');
const NOTHING = { at: '', place: '', period: '', text: [], url: '', isVerified: false, breakBefore: false };
const entry = (title: string, fields: Partial<ShownEntry> = {}): ShownEntry => ({
  ...NOTHING,
  id: title,
  title,
  ...fields,
});
const LOOSE = { breakBefore: false, keepTogether: false };
const section = (kind: SectionKind, title: string, entries: ShownEntry[]): ShownSection => ({
  ...LOOSE,
  id: title,
  kind,
  title,
  entries,
});
const jobs = (count: number): ShownEntry[] =>
  Array.from({ length: count }, (_none, at) =>
    entry(`Job ${at + 1}.`, {
      at: 'Example Works',
      place: 'Zürich',
      period: 'March 2020 – now',
      text: shownLines(`Built it.\n- Measured it.\n- Finished part ${at + 1}.`),
    }),
  );
const english = (look: Partial<CvLook>, fields: Partial<ShownCv> = {}): ShownCv => ({
  language: 'en',
  isRightToLeft: false,
  name: 'Zoë Müller',
  headline: 'Database engineer',
  contacts: [
    { kind: 'email', text: 'zoe@example.com', url: 'mailto:zoe@example.com' },
    { kind: 'phone', text: '+41 44 668 18 00', url: 'tel:+41446681800' },
    { kind: 'link', text: 'example.com/?a=1&b=2', url: 'https://example.com/?a=1&b=2' },
  ],
  summary: shownLines('Builds marketplaces.'),
  sections: [
    section('experience', 'Experience', jobs(3)),
    section('publications', 'Publications', [entry('Counting without locks', { at: 'Small Databases' })]),
    section('verified', 'Record', [entry('27 orders delivered', { url: 'https://d.example/v', isVerified: true })]),
    section('skills', 'Skills', [entry('TypeScript'), entry('SQL')]),
  ],
  look: { ...FIRST_LOOK, ...look },
  verifiedWord: 'checked',
  ...fields,
});
const arabic = (look: Partial<CvLook>, fields: Partial<ShownCv> = {}): ShownCv =>
  english(look, {
    language: 'ar',
    isRightToLeft: true,
    name: 'ليلى الأحمد',
    summary: shownLines('أكتب بـ TypeScript منذ ٢٠١٢، هاتف +971 50 123 4567 كل يوم.'),
    sections: [section('experience', 'الخبرة', [entry('مطورة', { at: 'Example Works', place: 'دبي' })])],
    ...fields,
  });

const pdfium = await PDFiumLibrary.init();
/** Of each page, as the viewer of Chrome and Edge reads it. */
async function textOf(bytes: Buffer): Promise<string[]> {
  const document = await pdfium.loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText().normalize('NFKC').replaceAll(/\s+/g, ' '));
  document.destroy();
  return pages;
}
/** Pieces of text where they are on each page, the foot left out; `below` grows downward. */
async function placesOf(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const placesOn = async (at: number) => {
    const page = await document.getPage(at);
    const [, , width = 0, height = 0] = page.view;
    return (await page.getTextContent()).items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [left, below] = [Number(item.transform[4]), height - Number(item.transform[5])];
      return below > height - 45 ? [] : [{ text: item.str, left, right: width - left - item.width, below }];
    });
  };
  return Promise.all(Array.from({ length: document.numPages }, (_none, at) => placesOn(at + 1)));
}
interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}
const below = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(below)];
const isAccessible = (bytes: Buffer): boolean => bytes.toString('latin1').includes('<pdfuaid:part>1</pdfuaid:part>');

test.each(CV_TEMPLATES)('%s is accessible in English, in Arabic, and with both in a line', async (template) => {
  const long = english({ template }, { sections: [section('experience', 'Experience', jobs(12))] });
  const mixed = english({ template, font: 'serif' }, { name: 'ليلى Ahmad 日本', headline: 'Developer, مهندسة 👩‍💻' });
  const files = await Promise.all([long, arabic({ template }), mixed].map((cv) => cvPdf(cv, null, MADE_AT)));
  expect(files.map(isAccessible)).toEqual([true, true, true]);
  expect(await textOf(files[0] ?? Buffer.of())).toHaveLength(2);
});

test.each(CV_TEMPLATES)('machines read %s in its order, with its headings', async (template) => {
  const bytes = await cvPdf(english({ template }), null, MADE_AT);
  const [text = ''] = await textOf(bytes);
  const order = ['Zoë Müller', 'Database engineer', 'zoe@example.com', '+41 44 668 18 00', 'Builds marketplaces.']
    .concat(['Experience', 'Job 1.', 'Example Works', 'Measured it.', 'Job 3.', 'Counting without locks'])
    .concat(['27 orders delivered', 'Skills', 'TypeScript', 'SQL']);
  const places = order.map((words) => text.indexOf(words));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const nodes = below((await page.getStructTree()) as Node);
  const headings = nodes.flatMap(({ role }) => (role?.match(/^H\d$/) ? [role] : [])).join(' ');
  expect(headings).toBe('H1 H2 H3 H3 H3 H2 H3 H2 H2');
  for (const role of ['L', 'LI', 'Link']) expect(nodes.map((node) => node.role)).toContain(role);
  // The compact one says it in words, which its readers take.
  if (template === 'compact') expect(text).toContain('27 orders delivered (checked)');
  else expect(nodes.map(({ alt }) => alt)).toContain('checked');
});

test.each(CV_TEMPLATES)('of 60 jobs %s loses none, cuts none, and ends no page with a heading', async (template) => {
  const sixty = jobs(60);
  const short = sixty.slice(0, 9).map((_job, at) => section('education', `Part ${at}`, jobs(2)));
  const sections = [section('experience', 'Experience', sixty), ...short];
  const pages = await placesOf(await cvPdf(english({ template }, { sections }), null, MADE_AT));
  const pagesOf = (words: string) =>
    pages.flatMap((items, at) => (items.some(({ text }) => text.includes(words)) ? [at] : []));
  for (const { title } of sixty) expect(pagesOf(title)[0]).toBe(pagesOf(title.replace('Job', 'Finished part'))[0]);
  for (const items of pages.slice(0, -1)) {
    const lowest = Math.max(...items.map((item) => item.below));
    expect(items.filter((item) => item.below === lowest).map(({ text }) => text)).not.toContainEqual(
      expect.stringMatching(/^(Job|Part|Experience)/),
    );
  }
});

test.each(CV_TEMPLATES)('%s begins a page where that was chosen, and keeps a section on one', async (template) => {
  const sections = [
    section('experience', 'Experience', [...jobs(1), entry('Second', { breakBefore: true }), ...jobs(2)]),
    { ...section('custom', 'Third', jobs(7)), breakBefore: true },
    { ...section('education', 'Kept', jobs(7)), keepTogether: true },
  ];
  const text = await textOf(await cvPdf(english({ template }, { sections }), null, MADE_AT));
  const starts = ['Zoë Müller', 'Second', 'Third', 'Kept'].map((words, at) =>
    text[at]?.replace(/^\W+/, '').startsWith(words),
  );
  expect(starts).toEqual([true, true, true, true]);
});

test('a phone number runs from left to right among Arabic words', async () => {
  const bytes = await cvPdf(arabic({}), null, MADE_AT);
  const drawn = (await placesOf(bytes)).flat().map(({ text }) => text);
  for (const phone of ['+971 50 123 4567', '+41 44 668 18 00']) expect(drawn.join('|')).toContain(phone);
  const [copied = ''] = await textOf(bytes);
  for (const contact of ['zoe@example.com', '+41 44 668 18 00', 'example.com/?a=1&b=2'])
    expect(copied).toContain(contact);
});

test.each(CV_TEMPLATES)('words of 400 letters stay inside the page of %s', async (template) => {
  const word = 'x'.repeat(400);
  const contacts = [{ kind: 'link' as const, text: word, url: 'javascript:alert(1)' }];
  const sections = [
    section('experience', word, [entry(word, { text: shownLines(word) })]),
    section('skills', word, [entry(word)]),
  ];
  const cvs = [english, arabic].map((make) => make({ template }, { name: word, headline: word, contacts, sections }));
  for (const bytes of await Promise.all(cvs.map((cv) => cvPdf(cv, null, MADE_AT)))) {
    expect(bytes.toString('latin1')).not.toContain('javascript');
    for (const { left, right } of (await placesOf(bytes)).flat()) expect(Math.min(left, right)).toBeGreaterThan(50);
  }
});

test.each(CV_TEMPLATES)('the drawing of %s has the pages of its file', async (template) => {
  const cv = english({ template }, { sections: [section('experience', 'Experience', jobs(12))] });
  const shown = await Promise.all([1, 2, 9].map((page) => cvPage(cv, null, page)));
  expect(shown.map(({ pages }) => pages)).toEqual([2, 2, 2]);
  expect(shown[2]?.svg).toBe(shown[1]?.svg);
  expect(shown[1]?.svg).toContain('<title>Zoë Müller 2 / 2</title>');
  expect(shown[0]?.svg).toContain('href="https://example.com/?a=1&amp;b=2"');
});
