import { expect, test } from 'vitest';
import { CV_TEMPLATES, cvContentShape, type CvEntry, type CvTemplate } from '../cv.ts';
import { cvPdf } from '../server/render-cv.ts';
import { sampleCv } from '../server/sample-cv.ts';
import { showCv } from '../shown-cv.ts';
import type { ImportedCv } from './imported.ts';
import { readPdf } from './read-pdf.ts';
import { contentOf, entriesOf, idsInOrder, noRecord, ownEntry, sectionOf, sectionsOf } from './test-cvs.ts';

const read = (bytes: Uint8Array): Promise<ImportedCv> => readPdf(bytes, idsInOrder());

test.each(CV_TEMPLATES)('a CV that we made in the template %s comes back', async (template) => {
  const imported = await read(await cvPdf(sampleCv(template, 'https://example.com'), null, new Date(0)));
  expect(imported.basics).toMatchObject({
    name: 'Ines Sample',
    headline: 'Brand designer and illustrator',
    email: 'ines.sample@example.com',
    phone: '+1 555 0100',
    place: 'Porto, Portugal',
    links: [{ label: 'Website', url: 'https://example.com/ines' }],
  });
  expect(imported.basics.summary).toMatch(/^Draws identities .* what it doesn’t\.$/);
  expect(sectionsOf(imported).map(({ name, entries }) => [name, entries.length])).toEqual([
    ['experience', 3],
    ['portfolio', 1],
    ['education', 1],
    ['skills', 4],
    ['languages', 2],
    ['certifications', 1],
  ]);
  expect(entriesOf(imported, 'experience')).toMatchObject([
    { title: 'Independent designer', at: 'Studio Sample', place: 'Porto', from: '2021-03', to: 'now', is_guess: true },
    { title: 'Designer', at: 'Example Press', place: 'Lisbon', from: '2016-09', to: '2021-02' },
    { title: 'Printer’s apprentice', at: 'Sample & Daughters', place: 'Braga', from: '2013-10', to: '2016-08' },
  ]);
  expect(entriesOf(imported, 'experience')[0]?.text).toBe(
    '- Drew 64 identities for bakeries, seed shops and breweries; 41 came back for packaging.\n' +
      '- Cut the average time from brief to first sketch from 9 to 4 days by working from one page of questions.\n' +
      '- Handed over every file with a sheet that says what it is for.',
  );
  expect(entriesOf(imported, 'education')).toMatchObject([
    { title: 'BA, Graphic design', at: 'Example School of Art', from: '2010-10', to: '2013-06' },
  ]);
  expect(entriesOf(imported, 'languages')).toMatchObject([
    { title: 'Portuguese', at: 'native' },
    { title: 'English', at: 'fluent' },
  ]);
  expect(entriesOf(imported, 'certifications')).toMatchObject([
    { title: 'Color management for print', at: 'Example Institute', from: '2018-05' },
  ]);
  expect(imported.language).toBe('en');
  expect(imported.notes).toEqual(['We read this PDF by its layout. Check every entry before you use it.']);
});

const readBack = async (
  template: CvTemplate,
  language: string,
  words: Readonly<Record<'name' | 'title' | 'at' | 'place' | 'text', string>>,
) => {
  const { name, title, at, place, text } = words;
  const content = contentOf({
    basics: {
      name,
      headline: title,
      email: 'me@example.com',
      phone: '+972 54 123 4567',
      place,
      links: [],
      summary: '',
    },
    sections: [
      sectionOf('experience', [
        ownEntry('a', { title, at, place, from: '2020-03', to: 'now', text: `- ${text}` }),
        ownEntry('b', { title, at, from: '2010', to: '2014', text: `- ${text}` }),
      ]),
    ],
  });
  const source = { record: noRecord, facts: [], profileUrl: '' };
  const shown = showCv({ ...content, look: { ...content.look, template } }, language, source);
  return read(await cvPdf(shown, null, new Date(0)));
};

test.each(CV_TEMPLATES)('Hebrew with Latin and a phone number comes back in the template %s', async (template) => {
  const words = {
    name: 'דנה כהן',
    title: 'מעצבת מוצר',
    at: 'סטודיו',
    place: 'תל אביב, ישראל',
    text: 'עיצבה 12 מסכים ב-Figma.',
  };
  const imported = await readBack(template, 'he', words);
  expect(imported.basics).toMatchObject({
    name: 'דנה כהן',
    headline: 'מעצבת מוצר',
    phone: '+972 54 123 4567',
    place: 'תל אביב, ישראל',
  });
  expect(entriesOf(imported, 'experience')).toMatchObject([
    { title: 'מעצבת מוצר', at: 'סטודיו', place: 'תל אביב, ישראל', from: '2020-03', to: 'now' },
    { title: 'מעצבת מוצר', at: 'סטודיו', from: '2010', to: '2014' },
  ]);
  expect(imported.language).toBe('he');
});

test('Arabic and Latin in one line come back, with a word about its letters', async () => {
  const words = {
    name: 'أحمد العربي',
    title: 'مهندس برمجيات',
    at: 'شركة النيل',
    place: 'القاهرة',
    text: 'بنى نظام Docket بلغة TypeScript في 3 أشهر.',
  };
  const imported = await readBack('classic', 'ar', words);
  expect(imported.basics.name).toBe('أحمد العربي');
  expect(entriesOf(imported, 'experience')).toMatchObject([
    { title: 'مهندس برمجيات', at: 'شركة النيل', from: '2020-03', to: 'now', text: `- ${words.text}` },
    { from: '2010', to: '2014' },
  ]);
  expect(imported.notes[1]).toMatch(/Check the spelling/);
});

test('Russian comes back with its months', async () => {
  const words = {
    name: 'Иван Шевченко',
    title: 'Разработчик',
    at: 'Пример',
    place: 'Рига, Латвия',
    text: 'Сделал 3 системы.',
  };
  for (const template of ['academic', 'modern'] as const)
    expect(entriesOf(await readBack(template, 'ru', words), 'experience')).toMatchObject([
      { title: 'Разработчик', at: 'Пример', from: '2020-03', to: 'now' },
      { from: '2010', to: '2014' },
    ]);
});

const WORDS =
  'ledger invoices designed shipped reduced teams Oslo review pipeline, queue latency cost bakery with care'.split(' ');
const sentence = (first: number, length: number): string =>
  `Wrote ${Array.from({ length }, (_, index) => WORDS[(first + 3 * index) % WORDS.length]).join(' ')}.`;
const points = (first: number): string =>
  [6, 24, 15].map((length, index) => `- ${sentence(first + index, length)}`).join('\n');
const own = (fields: Partial<CvEntry>): CvEntry =>
  ownEntry('', { place: '', text: '', url: '', from: '', to: '', at: '', ...fields });
const long = [
  sectionOf(
    'experience',
    Array.from({ length: 9 }, (_, index) =>
      own({
        title: ['Engineer', 'Head of design and research operations for the Nordics', 'QA'][index % 3] ?? '',
        at: ['Acme', 'Beta Systems International, Inc.', 'Gamma'][index % 3] ?? '',
        place: ['Oslo, Norway', '', 'Remote'][index % 3] ?? '',
        from: `${2000 + 2 * index}-0${index + 1}`,
        to: index === 8 ? 'now' : `${2001 + 2 * index}-11`,
        text: (index % 4 === 3 ? `${sentence(index, 30)}\n\n` : '') + points(index),
      }),
    ),
  ),
  sectionOf('portfolio', [own({ title: 'Map', text: sentence(2, 14), from: '2022', url: 'https://example.com/map' })]),
  sectionOf('education', [
    own({ title: 'MSc, Computer science', at: 'University of Oslo', from: '1996', to: '1998' }),
    own({ title: 'BSc, Mathematics', at: 'NTNU', from: '1993', to: '1996', text: sentence(4, 14) }),
  ]),
  sectionOf(
    'skills',
    ['TypeScript', 'Typography and lettering', 'Accessibility (WCAG)'].map((title) => own({ title })),
  ),
  sectionOf('certifications', [
    own({ title: 'Certified Kubernetes Administrator', at: 'CNCF', from: '2022-03' }),
    own({ title: 'Solutions Architect – Associate', at: 'Amazon Web Services', from: '2020' }),
  ]),
  sectionOf('publications', [
    own({ title: 'On ledgers', at: 'Journal of Accounts', from: '2015-05', text: sentence(5, 12) }),
  ]),
  sectionOf('custom', [own({ title: 'Skipper of the Anna', at: 'Sailing club', from: '2010', to: '2015' })], {
    title: 'Sea',
  }),
];

test.each(CV_TEMPLATES)('all fields of a CV of several pages come back from the template %s', async (template) => {
  const content = contentOf({ basics: { name: 'Jane Q. Doe', email: 'jane@example.com' }, sections: long });
  const source = { record: noRecord, facts: [], profileUrl: '' };
  const shown = showCv({ ...content, look: { ...content.look, template } }, 'en', source);
  const imported = await read(await cvPdf(shown, null, new Date(0)));
  const plain = (entry: CvEntry): CvEntry => ({ ...entry, id: '', is_guess: true });
  for (const { kind, title, entries } of long)
    expect(entriesOf(imported, title ?? kind).map(plain)).toEqual(entries.map(plain));
  expect(imported.notes[1]).toMatch(/^Left out what is at the edge of every page: .*“1 \/ \d”/);
});

test('a word of 400 letters is cut, with a note', async () => {
  const imported = await readBack('compact', 'en', {
    name: 'x'.repeat(400),
    title: 'A',
    at: 'B',
    place: 'C',
    text: 'Kept things running.',
  });
  expect(imported.basics.name?.length).toBe(300);
  expect(imported.notes[1]).toMatch(/^1 text was cut to 300 characters: “x{40}…”/);
  expect(cvContentShape.safeParse(contentOf(imported)).success).toBe(true);
});
