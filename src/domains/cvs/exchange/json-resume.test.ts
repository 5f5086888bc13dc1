import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Failure } from '#kit/errors.ts';
import { cvContentShape, FIRST_LOOK, type CvContent } from '../cv.ts';
import { showCv } from '../shown-cv.ts';
import type { ImportedCv } from './imported.ts';
import { readJsonResume } from './read-json-resume.ts';
import { contentOf, idsInOrder, noRecord } from './test-cvs.ts';
import { writeJsonResume } from './write-json-resume.ts';

const require = createRequire(import.meta.url);
const { validate } = require('@jsonresume/schema') as {
  validate: (resume: unknown, done: (errors: unknown) => void) => void;
};
const errorsOf = (json: string): unknown => {
  let found: unknown;
  validate(JSON.parse(json), (errors) => (found = errors));
  return found;
};
const sample = require('@jsonresume/schema/sample.resume.json') as Record<string, unknown>;

const read = (value: unknown): ImportedCv =>
  readJsonResume(typeof value === 'string' ? value : JSON.stringify(value), idsInOrder());
const write = (content: CvContent, language = 'en'): string => {
  const source = { record: noRecord, facts: [], profileUrl: '' };
  return writeJsonResume(showCv(content, language, source), content, source);
};
const back = (value: unknown): Record<string, unknown> =>
  JSON.parse(write(contentOf(read(value)))) as Record<string, unknown>;

test('the schema’s own sample comes in whole, and goes out as a valid file', () => {
  const imported = read(sample);
  expect(imported.basics).toMatchObject({
    name: 'Richard Hendriks',
    headline: 'Programmer',
    place: 'San Francisco, California, United States',
    links: [
      { label: 'Website', url: 'http://richardhendricks.example.com' },
      { label: 'Twitter' },
      { label: 'SoundCloud' },
    ],
  });
  expect(imported.sections.map(({ kind, title }) => title ?? kind)).toEqual([
    'experience',
    'Volunteering',
    'education',
    'Awards',
    'publications',
    'skills',
    'languages',
    'Interests',
    'References',
    'portfolio',
  ]);
  const [job] = imported.sections[0]?.entries ?? [];
  expect(job).toMatchObject({ title: 'CEO/President', at: 'Pied Piper', from: '2013-12', to: '2014-12', source: null });
  expect(job?.text).toContain('\n- ');
  expect(errorsOf(write(contentOf(imported)))).toBeNull();
});

test('what was written is read as the same CV again', () => {
  const once = write(contentOf(read(sample)));
  expect(JSON.parse(write(contentOf(read(once))))).toEqual(JSON.parse(once));
});

test('unknown keys come back, at the top, in the basics and in an entry', () => {
  const resume = {
    patents: [{ number: 7, deep: { er: [1, 2] } }],
    basics: { name: 'Ada', pronouns: 'she/her', location: { city: 'Oslo', countryCode: 'NO', postalCode: '0150' } },
    work: [{ name: 'Acme', position: 'Lead', startDate: '2020-01-15', teamSize: 4 }],
    meta: { canonical: 'https://example.com/me.json', theme: 'flat' },
  };
  const imported = read(resume);
  expect(imported.notes).toEqual([
    'Kept for your next JSON Resume export, but not shown on your CV: “basics.pronouns”, “work.teamSize”, “patents”.',
  ]);
  expect(back(resume)).toMatchObject({
    ...resume,
    work: [{ name: 'Acme', position: 'Lead', startDate: '2020-01', teamSize: 4 }],
  });
});

test('values of a wrong type are skipped with a note, and the rest is read', () => {
  const imported = read({
    basics: { name: ['Ada'], email: 'ada@example.com', profiles: { network: 'GitHub' } },
    work: [{ position: { en: 'Lead' }, name: 'Acme', startDate: 'soon', highlights: ['Good', 5, {}] }, 'Acme', null],
    skills: 'TypeScript',
    education: [{ institution: 'MIT', startDate: 2014, studyType: 'BSc', area: 'Physics' }],
  });
  expect(imported.sections.map(({ entries }) => entries[0]?.title)).toEqual(['', 'BSc, Physics']);
  expect(imported.sections[0]?.entries).toHaveLength(1);
  expect(imported.sections[0]?.entries[0]).toMatchObject({ at: 'Acme', text: '- Good\n- 5', from: '' });
  expect(imported.sections[1]?.entries[0]).toMatchObject({ at: 'MIT', from: '2014' });
  expect(imported.basics).toEqual({ email: 'ada@example.com' });
  expect(imported.notes).toEqual(
    expect.arrayContaining([
      'Skipped basics.name: it isn’t text.',
      'Skipped work[0].startDate: “soon” isn’t a date we can read.',
      'Skipped work[1]: it isn’t an entry.',
      'Skipped skills: it isn’t a list.',
    ]),
  );
});

test('an account without an address becomes an entry, not a link', () => {
  const { basics, sections } = read({
    basics: { profiles: [{ network: 'Signal', username: 'ada.07' }, { url: 'javascript:alert(1)' }] },
  });
  expect(basics.links).toBeUndefined();
  expect(sections[0]).toMatchObject({
    kind: 'custom',
    title: 'Profiles',
    entries: [
      { title: 'Signal', at: 'ada.07' },
      { title: '', at: 'javascript:alert(1)' },
    ],
  });
});

test('sections of a CV’s own, their titles and their order come back', () => {
  const imported = read({
    basics: { name: 'Ada' },
    customSections: [
      { title: 'Talks', items: [{ name: 'On engines', startDate: '2019-05', highlights: ['Full house'] }] },
      { title: 'Verified record', kind: 'verified', items: [{ name: '5 stars' }] },
    ],
    skills: [{ name: 'TypeScript' }],
    work: [{ name: 'Acme' }],
    sectionTitles: { work: 'Clients' },
  });
  expect(imported.sections.map(({ kind, title }) => [kind, title])).toEqual([
    ['custom', 'Talks'],
    ['skills', null],
    ['experience', 'Clients'],
  ]);
  expect(imported.notes[0]).toMatch(/^Verified facts aren’t imported/);
  const written = JSON.parse(write(contentOf(imported))) as Record<string, unknown>;
  expect(Object.keys(written)).toEqual([
    '$schema',
    'basics',
    'customSections',
    'skills',
    'work',
    'sectionTitles',
    'meta',
  ]);
  expect(written['customSections']).toEqual([
    { title: 'Talks', items: [{ name: 'On engines', startDate: '2019-05', highlights: ['Full house'] }] },
  ]);
});

test('what someone typed that no schema would take is still a valid file', () => {
  const content = contentOf(
    read({
      basics: { name: '😀 أحمد Smith', email: 'not an address', url: 'https://пример.рф/ü' },
      work: [{ name: 'Å', url: 'nonsense', endDate: '2020' }],
    }),
  );
  const json = write(content, 'ar');
  expect(errorsOf(json)).toBeNull();
  expect(errorsOf('{"basics":{"email":"not an address"}}')).not.toBeNull();
  expect(JSON.parse(json)).toMatchObject({ basics: { name: '😀 أحمد Smith' }, meta: { language: 'ar' } });
});

test('60 jobs, and a word of 400 letters, keep to the limits and are said', () => {
  const work = Array.from({ length: 60 }, (_, index) => ({
    name: `Company ${index}`,
    position: 'x'.repeat(400),
    summary: 'y '.repeat(2_500),
  }));
  const imported = read({ work });
  expect(cvContentShape.safeParse(contentOf(imported)).success).toBe(true);
  expect(imported.notes.join('\n')).toMatch(/60 texts were cut to 300 characters: “x{40}…”.* and 55 more\./);
  expect(imported.notes.join('\n')).toMatch(/the last \d+ entries/);
  const short = read({ work: work.map(({ name }) => ({ name })) });
  expect(short.sections[0]?.entries).toHaveLength(60);
  expect(short.notes).toEqual([]);
});

test('more sections, entries and links than a CV has are said, not lost without a word', () => {
  const imported = read({
    basics: {
      profiles: Array.from({ length: 14 }, (_, index) => ({ network: 'A', url: `https://example.com/${index}` })),
    },
    customSections: Array.from({ length: 35 }, (_, index) => ({
      title: `Section ${index}`,
      items: [{ name: `Item ${index}` }],
    })),
    skills: Array.from({ length: 120 }, (_, index) => ({ name: `Skill ${index}` })),
  });
  expect(imported.sections).toHaveLength(30);
  expect(imported.sections.at(-1)).toMatchObject({ kind: 'custom', title: 'More' });
  expect(imported.sections.at(-1)?.entries).toHaveLength(100);
  expect(imported.basics.links).toHaveLength(12);
  expect(imported.notes).toHaveLength(3);
  expect(cvContentShape.safeParse(contentOf(imported)).success).toBe(true);
});

test('unknown keys too large or too deep to store are not kept', () => {
  const deep = '['.repeat(5_000) + ']'.repeat(5_000);
  const imported = read(`{"basics":{"name":"Ada"},"deep":${deep},"huge":"${'x'.repeat(300_000)}"}`);
  expect(imported.unknown).toBeUndefined();
  expect(imported.notes.join('\n')).toContain('too large to keep');
  expect(imported.notes).toContain('Skipped deep: it is nested too deeply to be kept.');
});

test.each([
  ['{', /isn’t a JSON file/],
  ['[]', /isn’t a JSON Resume/],
  ['{"name":"package"}', /isn’t a JSON Resume/],
  ['null', /isn’t a JSON Resume/],
])('%s is refused in words', (file, words) => {
  expect(() => read(file)).toThrow(Failure);
  expect(() => read(file)).toThrow(words);
});

const someJson = fc.jsonValue({ maxDepth: 4 });
const someEntry = fc.dictionary(
  fc.constantFrom('name', 'position', 'startDate', 'highlights', 'keywords', 'url', 'area', 'location', 'x'),
  someJson,
);
const someBasics = fc.dictionary(fc.constantFrom('name', 'profiles', 'location', 'image', 'y'), someJson);
test('whatever a file holds, it becomes a CV that can be saved and written again', () => {
  const someFile = fc.record(
    {
      basics: fc.oneof(someJson, someBasics),
      work: fc.oneof(someJson, fc.array(someEntry)),
      education: fc.array(someEntry),
      skills: fc.array(someEntry),
      customSections: fc.oneof(someJson, fc.array(fc.record({ title: someJson, items: fc.array(someEntry) }))),
      meta: someJson,
      other: someJson,
    },
    { requiredKeys: ['basics'] },
  );
  fc.assert(
    fc.property(someFile, (resume) => {
      const content = contentOf(read(resume));
      expect(cvContentShape.safeParse(content).success).toBe(true);
      expect(JSON.stringify(content)).not.toMatch(/\\u0000|\\ud[89a-f]/);
      expect(errorsOf(write(content))).toBeNull();
    }),
    { numRuns: 60 },
  );
});

test('a look is no part of the file', () => expect(contentOf(read(sample)).look).toEqual(FIRST_LOOK));
