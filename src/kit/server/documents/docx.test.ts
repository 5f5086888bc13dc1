import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeDocx } from './docx.ts';
import type { DocxDocument } from './docx-document.ts';

const entry = { title: '', at: '', place: '', period: '', text: [], url: '', isVerified: false, breakBefore: false };
const sample: DocxDocument = {
  language: 'de',
  isRightToLeft: false,
  name: 'Zoë Åström',
  headline: 'Designerin',
  contacts: [
    { kind: 'email', text: 'zoe@example.com', url: 'mailto:zoe@example.com' },
    { kind: 'place', text: 'Oslo, Norwegen', url: '' },
    { kind: 'link', text: 'javascript', url: 'javascript:alert(1)' },
  ],
  summary: [{ kind: 'paragraph', text: 'Zeichnet & setzt <Schrift>.' }],
  sections: [
    {
      kind: 'experience',
      title: 'Berufserfahrung',
      breakBefore: false,
      entries: [
        {
          ...entry,
          title: 'Leiterin',
          at: 'Beispiel GmbH',
          place: 'Oslo',
          period: 'März 2020 – heute',
          url: 'https://www.example.com/a?b=1&c=2',
          text: [
            { kind: 'paragraph', text: 'Führt ein Team.' },
            { kind: 'point', text: 'Spart 12 %.' },
          ],
        },
        { ...entry, title: 'Setzerin', breakBefore: true },
      ],
    },
    {
      kind: 'skills',
      title: 'Kenntnisse',
      breakBefore: false,
      entries: [
        { ...entry, title: 'Satz', at: 'sehr gut' },
        { ...entry, title: 'Druck' },
      ],
    },
    {
      kind: 'verified',
      title: 'Geprüft',
      breakBefore: true,
      entries: [{ ...entry, title: 'Aufträge: 4', url: 'https://example.com/zoe', isVerified: true }],
    },
  ],
  look: { color: '#0b5563', font: 'sans', density: 'normal', paper: 'a4' },
  verifiedWord: 'geprüft',
};

async function partsOf(document: DocxDocument): Promise<Record<'body' | 'styles' | 'links', string>> {
  const files = unzipSync(new Uint8Array(await makeDocx(document)));
  const part = (name: string): string => strFromU8(files[`word/${name}`] ?? new Uint8Array());
  return { body: part('document.xml'), styles: part('styles.xml'), links: part('_rels/document.xml.rels') };
}
const paragraphs = (body: string): string[] => body.match(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/g) ?? [];
const wordsOf = (paragraph: string): string =>
  [...paragraph.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join('');
const withWords = (body: string, words: string): string =>
  paragraphs(body).find((paragraph) => wordsOf(paragraph) === words) ?? '';

test('headings have styles, points are a list, and the words are in reading order', async () => {
  const { body } = await partsOf(sample);
  expect(paragraphs(body).map(wordsOf)).toEqual([
    'Zoë Åström',
    'Designerin',
    'zoe@example.com',
    'Oslo, Norwegen',
    'javascript',
    'Zeichnet &amp; setzt &lt;Schrift&gt;.',
    'Berufserfahrung',
    'Leiterin',
    'Beispiel GmbH · Oslo · März 2020 – heute',
    'example.com/a?b=1&amp;c=2',
    'Führt ein Team.',
    'Spart 12 %.',
    'Setzerin',
    'Kenntnisse',
    'Satz (sehr gut), Druck',
    'Geprüft',
    'Aufträge: 4 (geprüft)',
  ]);
  expect(withWords(body, 'Zoë Åström')).toContain('<w:pStyle w:val="Heading1"/>');
  expect(withWords(body, 'Berufserfahrung')).toContain('<w:pStyle w:val="Heading2"/>');
  expect(withWords(body, 'Leiterin')).toContain('<w:pStyle w:val="Heading3"/>');
  expect(withWords(body, 'Spart 12 %.')).toContain('<w:numPr>');
  expect(body).not.toMatch(/<w:tbl>|<w:tab\/>|<w:cols [^>]*w:num="[2-9]/);
});

test('pages begin where they were chosen to', async () => {
  const { body } = await partsOf(sample);
  for (const words of ['Setzerin', 'Geprüft']) expect(withWords(body, words)).toContain('<w:pageBreakBefore/>');
  expect(body.match(/<w:pageBreakBefore\/>/g)).toHaveLength(2);
});

test('links lead to pages, addresses and numbers, and to nothing that runs', async () => {
  const { body, links } = await partsOf(sample);
  expect(links).toContain('Target="mailto:zoe@example.com"');
  expect(links).toContain('Target="https://www.example.com/a?b=1&amp;c=2"');
  expect(links).not.toContain('javascript');
  expect(withWords(body, 'zoe@example.com')).toContain('<w:hyperlink ');
  expect(withWords(body, 'Aufträge: 4 (geprüft)')).toContain('<w:hyperlink ');
});

test.each([
  ['a4', 11_907, 16_840],
  ['letter', 12_240, 15_840],
] as const)('paper %s', async (paper, width, height) => {
  const { body } = await partsOf({ ...sample, look: { ...sample.look, paper } });
  expect(body).toContain(`<w:pgSz w:w="${width}" w:h="${height}"`);
});

test('the language is set, so that spelling is checked by it', async () => {
  expect((await partsOf(sample)).styles).toMatch(/<w:lang [^>]*w:val="de"/);
  expect((await partsOf({ ...sample, language: 'ar', isRightToLeft: true })).styles).toMatch(
    /<w:lang [^>]*w:bidi="ar"/,
  );
});

test('text from the right runs from the right, its phone number from the left', async () => {
  const { body } = await partsOf({
    ...sample,
    language: 'ar',
    isRightToLeft: true,
    name: 'أحمد Smith 😀',
    contacts: [{ kind: 'phone', text: '+972 54 123 4567', url: 'tel:+972541234567' }],
  });
  expect(withWords(body, 'أحمد Smith 😀')).toContain('<w:bidi/>');
  expect(withWords(body, 'أحمد Smith 😀')).toContain('<w:rtl/>');
  const phone = withWords(body, '+972 54 123 4567');
  expect(phone).toContain('<w:jc w:val="right"/>');
  expect(phone).toMatch(/<w:bidi w:val="false"\/>|^(?!.*<w:bidi)/);
  expect(phone).not.toContain('<w:rtl/>');
});

test('60 jobs, a word of 400 letters, and letters that XML may not hold', async () => {
  const title = `${'x'.repeat(400)}\u0000\u000B\uFFFF\uD800`;
  const { body } = await partsOf({
    ...sample,
    sections: [
      {
        kind: 'experience',
        title: 'Jobs',
        breakBefore: false,
        entries: Array.from({ length: 60 }, () => ({ ...entry, title })),
      },
    ],
  });
  expect(body.match(/w:val="Heading3"/g)).toHaveLength(60);
  expect(body).toContain(`>${'x'.repeat(400)}\uFFFD<`);
});
