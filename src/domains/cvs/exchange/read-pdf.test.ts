import { expect, test } from 'vitest';
import { drawPdf } from '#kit/server/documents/pdf.ts';
import { cvContentShape } from '../cv.ts';
import type { ImportedCv } from './imported.ts';
import { readPdf } from './read-pdf.ts';
import { contentOf, entriesOf, idsInOrder, sectionsOf } from './test-cvs.ts';
import { column, LOCKED, makePdf, type Word } from './test-pdf.ts';

const read = (bytes: Uint8Array): Promise<ImportedCv> => readPdf(bytes, idsInOrder());
const readPages = (...pages: readonly (readonly Word[])[]): Promise<ImportedCv> => read(makePdf(pages));
const heading = (text: string): Omit<Word, 'x' | 'y'> => ({ text, size: 13, isBold: true });
const bold = (text: string): Omit<Word, 'x' | 'y'> => ({ text, isBold: true });
test('a CV of another program: capitals, dates behind places, sections that we don’t know', async () => {
  const imported = await readPages([
    ...column(
      50,
      60,
      [
        { text: 'JANE', size: 24 },
        { text: 'DOE', size: 24 },
      ],
      26,
    ),
    ...column(50, 106, [
      'Oslo, Norway | jane@example.com | +47 913 04 810 | linkedin.com/in/jane',
      null,
      { text: 'PROFILE', isBold: true },
      'Builds payment systems, and teams that keep them running',
      'for banks and shops in the north of Europe.',
      null,
      { text: 'WORK EXPERIENCE', isBold: true },
      'Acme Corp, Oslo',
      'Lead engineer (Mar 2018 - Present)',
      '• Led 5 people and cut the time of a build from 40 to 9 minutes by keeping what had not',
    ]),
    ...column(58, 246, ['changed since the last one.']),
    ...column(50, 260, [
      '• Wrote the ledger.',
      null,
      'Beta Inc, Bergen',
      'Engineer (01/2015 - 02/2018)',
      '• Kept things running.',
      null,
      { text: 'BOATS AND SAILING', isBold: true },
      'Skipper of a boat for 8 people, 2012',
      null,
      { text: 'SKILLS', isBold: true },
      'TypeScript, PostgreSQL, AWS (EC2, S3),',
      'Go',
      'Databases: PostgreSQL, Redis',
    ]),
  ]);
  expect(imported.basics).toMatchObject({
    name: 'JANE DOE',
    place: 'Oslo, Norway',
    email: 'jane@example.com',
    phone: '+47 913 04 810',
    links: [{ label: 'LinkedIn', url: 'https://linkedin.com/in/jane' }],
    summary: 'Builds payment systems, and teams that keep them running for banks and shops in the north of Europe.',
  });
  expect(entriesOf(imported, 'experience')).toMatchObject([
    {
      title: 'Acme Corp, Oslo',
      at: 'Lead engineer',
      from: '2018-03',
      to: 'now',
      text:
        '- Led 5 people and cut the time of a build from 40 to 9 minutes by keeping what had not changed since the ' +
        'last one.\n- Wrote the ledger.',
    },
    { title: 'Beta Inc, Bergen', at: 'Engineer', from: '2015-01', to: '2018-02', text: '- Kept things running.' },
  ]);
  expect(entriesOf(imported, 'Boats and sailing')).toMatchObject([
    { title: 'Skipper of a boat for 8 people', from: '2012' },
  ]);
  expect(
    entriesOf(imported, 'skills').map(({ title, text }) => title + (text === '' ? '' : `: ${text ?? ''}`)),
  ).toEqual(['TypeScript', 'PostgreSQL', 'AWS (EC2, S3)', 'Go', 'Databases: PostgreSQL, Redis']);
  expect(sectionsOf(imported).map(({ name }) => name)).toEqual(['experience', 'Boats and sailing', 'skills']);
});

const side = column(40, 100, [
  heading('Contact'),
  'jane@example.com',
  '+47 913 04 810',
  null,
  heading('Skills'),
  'TypeScript',
  'PostgreSQL',
  'Go',
  null,
  heading('Languages'),
  'English - native',
  'Norwegian - fluent',
]);
const main = column(210, 100, [
  heading('Experience'),
  bold('Lead engineer'),
  'Acme Corp, March 2018 to now',
  '• Led 5 people and wrote the ledger that all of it rests on.',
  '• Cut the time of a build from 40 to 9 minutes.',
  bold('Engineer'),
  'Beta Inc, January 2015 to February 2018',
  '• Kept things running, day and night, for 4 years.',
  null,
  heading('Education'),
  bold('BSc, Physics'),
  'University of Oslo',
  '2011-2014',
]);

test.each([
  ['left', side, main],
  ['right', side.map((word) => ({ ...word, x: word.x + 390 })), main.map((word) => ({ ...word, x: word.x - 170 }))],
])('a column on the %s is not read into the jobs', async (_, first, second) => {
  const imported = await readPages([{ x: 40, y: 60, text: 'Jane Doe', size: 26 }, ...first, ...second]);
  expect(imported.basics).toMatchObject({ name: 'Jane Doe', email: 'jane@example.com', phone: '+47 913 04 810' });
  expect(sectionsOf(imported).map(({ name, entries }) => [name, entries.length])).toEqual([
    ['experience', 2],
    ['education', 1],
    ['skills', 3],
    ['languages', 2],
  ]);
  expect(entriesOf(imported, 'experience')).toMatchObject([
    { title: 'Lead engineer', at: 'Acme Corp', from: '2018-03', to: 'now' },
    { title: 'Engineer', at: 'Beta Inc', from: '2015-01', to: '2018-02' },
  ]);
  expect(entriesOf(imported, 'education')).toMatchObject([
    { title: 'BSc, Physics', at: 'University of Oslo', from: '2011', to: '2014' },
  ]);
  expect(entriesOf(imported, 'languages')).toMatchObject([
    { title: 'English', at: 'native' },
    { title: 'Norwegian', at: 'fluent' },
  ]);
});

test('a second address and other personal details are kept in a section of their own', async () => {
  const imported = await readPages(
    column(50, 60, [
      { text: 'Jane Doe', size: 24 },
      null,
      heading('Contact'),
      'jane@example.com | +47 913 04 810',
      'jane.doe@work.example',
      'Nationality: Norwegian, with a driving license for cars and boats',
      null,
      heading('Skills'),
      'Go',
    ]),
  );
  expect(imported.basics).toEqual({ name: 'Jane Doe', email: 'jane@example.com', phone: '+47 913 04 810' });
  expect(JSON.stringify(entriesOf(imported, 'More'))).toMatch(/jane\.doe@work\.example.*Nationality: Norwegian/);
});

test('60 jobs over many pages, with a foot on each, keep to the limits', async () => {
  const jobs = Array.from({ length: 60 }, (_, index) => [
    bold(`Role ${'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26)}`),
    `Company ${index} | ${1960 + index} - ${1961 + index}`,
    `• Did ${index} things.`,
  ]);
  const pages = Array.from({ length: 6 }, (_, page) => [
    ...(page === 0
      ? [
          { x: 50, y: 40, text: 'Jane Doe', size: 24 },
          { x: 50, y: 70, ...heading('Experience') },
        ]
      : []),
    ...column(50, 90, jobs.slice(10 * page, 10 * page + 10).flat()),
    { x: 50, y: 815, text: `Jane Doe, page ${page + 1} of 6`, size: 8 },
  ]);
  const imported = await readPages(...pages);
  expect(entriesOf(imported, 'experience')).toHaveLength(60);
  expect(entriesOf(imported, 'experience')[59]).toMatchObject({
    title: 'Role h',
    at: 'Company 59',
    from: '2019',
    to: '2020',
  });
  expect(imported.notes[1]).toMatch(/^Left out what is at the edge of every page: “Jane Doe, page 1 of 6”/);
  expect(cvContentShape.safeParse(contentOf(imported)).success).toBe(true);
});

test('a PDF without headings is one section, and nothing of it is lost', async () => {
  const imported = await readPages(column(50, 60, ['Jane Doe', 'jane@example.com', 'I bake bread.', 'I also sail.']));
  expect(imported.basics).toMatchObject({ name: 'Jane Doe', email: 'jane@example.com' });
  expect(sectionsOf(imported).map(({ name }) => name)).toEqual(['More']);
  expect(JSON.stringify(imported.sections)).toContain('I bake bread.\\n\\nI also sail.');
  expect(imported.notes).toContain('No headings were found, so everything is in one section.');
});

test('a document that is no CV at all is read without an error', async () => {
  const imported = await read(
    await drawPdf({
      title: 'Receipt',
      number: 'R-1',
      issuer: ['Docket Ltd'],
      to: ['Zoë Åström 😀'],
      facts: [['Date', '21 November 2026']],
      tables: [{ title: 'What was paid', heads: ['What', 'Amount'], rows: [['Money added', '$1,250.00']] }],
      notes: ['Kept for as long as the books are.'],
      madeAt: new Date('2026-11-21'),
    }),
  );
  expect(imported.basics.name).toBe('Receipt');
  expect(JSON.stringify(imported)).toContain('Money added');
});

test('of 300 pages the first 20 are read', async () => {
  const pages = Array.from({ length: 300 }, (_, page) =>
    column(50, 60, [{ text: 'Jane', size: 20 }, heading('Experience'), `Job on page ${page + 1}`]),
  );
  const imported = await readPages(...pages);
  expect(imported.notes).toContain('This PDF has 300 pages. Only the first 20 were read.');
  expect(JSON.stringify(imported.sections)).toContain('Job on page 20');
  expect(JSON.stringify(imported.sections)).not.toContain('Job on page 21');
});

test.each([
  ['a password', makePdf([column(50, 60, ['Jane'])], LOCKED), /protected by a password/],
  ['no text', makePdf([[]]), /has no text/],
  ['damage', makePdf([column(50, 60, ['Jane'])]).slice(0, 60), /damaged/],
  ['nothing in it', new Uint8Array(), /damaged/],
  ['another kind', new TextEncoder().encode('{"basics":{}}'), /damaged/],
])('a file with %s is refused in words', async (_, bytes, words) => {
  await expect(read(bytes)).rejects.toThrow(words);
});
