import { expect, test } from 'vitest';
import { experienceInput } from '#domains/profiles/lists-contract.ts';
import type { CvEntry } from '../cv.ts';
import type { EntryField, ProfileKind } from './profile-lists.ts';
import { noRecord, ownEntry } from './test-cvs.ts';
import { differences, withEntry, withFields } from './to-profile.ts';

const lists = {
  ...noRecord,
  experiences: [
    {
      id: 'job',
      title: 'Designer',
      company: 'Acme',
      place: 'Oslo',
      starts_on: '2020-03',
      ends_on: null,
      description: 'Draws.',
    },
    {
      id: 'old',
      title: 'Setter',
      company: 'Press',
      place: null,
      starts_on: '2016-01',
      ends_on: '2020-02',
      description: null,
    },
  ],
  educations: [
    {
      id: 'school',
      school: 'MIT',
      degree: 'BSc',
      field: 'Physics',
      starts_on: null,
      ends_on: '2014-06',
      description: null,
    },
    {
      id: 'plain',
      school: 'School of life',
      degree: null,
      field: null,
      starts_on: null,
      ends_on: null,
      description: null,
    },
  ],
  certifications: [{ id: 'cka', name: 'CKA', issuer: 'CNCF', issued_on: '2022-03', expires_on: null, url: null }],
  portfolios: [
    { id: 'seeds', title: 'Seeds', description: null, url: null, finished_on: '2025-11', images: ['a.webp'] },
  ],
  skills: [{ slug: 'logo-design', name: 'Logo design', level: 'expert' as const }],
  languages: [{ code: 'pt', fluency: 'native' as const }],
};
const from = (source: string, fields: Partial<CvEntry>): CvEntry => ({ ...ownEntry('e', fields), source });
const change = <Kind extends ProfileKind>(kind: Kind, entry: CvEntry) => ({ kind, entry, lists, language: 'en' });
const taken = <Kind extends ProfileKind>(kind: Kind, entry: CvEntry, ...chosen: EntryField[]) =>
  withFields(change(kind, entry), chosen);

test('differs only in what the CV says itself, also where it says nothing', () => {
  const entry = from('job', { title: 'Lead designer', at: 'Acme ', text: '', to: '2024-01' });
  expect(differences('experience', entry, lists, 'en')).toEqual([
    { field: 'title', own: 'Lead designer', profile: 'Designer' },
    { field: 'to', own: '2024-01', profile: 'now' },
    { field: 'text', own: '', profile: 'Draws.' },
  ]);
  expect(differences('experience', from('gone', { title: 'A' }), lists, 'en')).toEqual([]);
  expect(differences('experience', ownEntry('e', { title: 'A' }), lists, 'en')).toEqual([]);
});

test('takes over the chosen fields, and nothing else', () => {
  const entry = from('job', { title: 'Lead designer', place: 'Bergen', text: '', to: 'now' });
  const { items, notes } = taken('experience', entry, 'title', 'text', 'to');
  expect(items).toEqual([
    { ...lists.experiences[0], title: 'Lead designer', description: null, ends_on: null },
    lists.experiences[1],
  ]);
  expect(notes).toEqual([]);
  for (const item of items ?? []) expect(experienceInput.safeParse(item).success).toBe(true);
});

test('what doesn’t fit the profile stays as it is there, with the reason', () => {
  const entry = from('old', {
    title: 'x'.repeat(101),
    at: 'Printer',
    from: '2015',
    to: '2010-01',
    url: 'https://example.com',
  });
  const { items, notes } = taken('experience', entry, 'title', 'at', 'from', 'to', 'url');
  expect(items?.[1]).toEqual({ ...lists.experiences[1], company: 'Printer' });
  expect(notes).toEqual([
    'Title: Use at most 100 characters.',
    'Start: Enter a month such as 2024-03.',
    'End: The end date is before the start date.',
    'Link: Your profile has no such field.',
  ]);
  expect(taken('experience', from('gone', {}), 'title').items).toBeNull();
});

test('a degree and its field are two, a school alone is one', () => {
  expect(taken('education', from('school', { title: 'MSc, Applied physics' }), 'title').items?.[0]).toMatchObject({
    school: 'MIT',
    degree: 'MSc',
    field: 'Applied physics',
  });
  expect(taken('education', from('plain', { title: 'School of rock' }), 'title').items?.[1]).toMatchObject({
    school: 'School of rock',
    degree: null,
  });
  expect(
    taken('education', from('plain', { title: 'BA', at: 'School of rock' }), 'title', 'at').items?.[1],
  ).toMatchObject({ school: 'School of rock', degree: 'BA', field: null });
});

test('links have to be web addresses, and pictures stay', () => {
  const entry = from('seeds', { url: 'javascript:alert(1)', from: '2024-02' });
  const { items, notes } = taken('portfolio', entry, 'url', 'from');
  expect(items?.[0]).toEqual({ ...lists.portfolios[0], finished_on: '2024-02' });
  expect(notes).toEqual(['Link: Enter a web address that starts with https://.']);
});

test('languages and skills are known by their names, in any language of a CV', () => {
  expect(taken('languages', from('pt', { at: 'B2' }), 'at').items).toEqual([{ code: 'pt', fluency: 'conversational' }]);
  expect(withEntry(change('languages', ownEntry('e', { title: 'Norvegese', at: 'fluente' }))).items?.at(-1)).toEqual({
    code: 'no',
    fluency: 'fluent',
  });
  expect(
    withEntry(
      change('languages', ownEntry('e', { title: 'English', at: 'Native or bilingual proficiency' })),
    ).items?.at(-1),
  ).toEqual({ code: 'en', fluency: 'native' });
  expect(withEntry(change('languages', ownEntry('e', { title: 'English' }))).notes[0]).toMatch(/^Say how well/);
  expect(withEntry(change('languages', ownEntry('e', { title: 'Klingon', at: 'fluent' }))).notes[0]).toMatch(
    /^Choose a language/,
  );
  expect(withEntry(change('skills', ownEntry('e', { title: 'PACKAGING DESIGN' }))).items?.at(-1)).toEqual({
    slug: 'packaging-design',
    level: null,
  });
  expect(withEntry(change('skills', ownEntry('e', { title: 'Baking' }))).items?.at(-1)).toEqual({
    slug: 'Baking',
    level: null,
  });
  expect(withEntry(change('skills', ownEntry('e', { title: 'logo design' }))).notes).toEqual([
    'This is on your profile already.',
  ]);
});

test('an entry of the CV’s own joins the profile once it has what the profile needs', () => {
  const entry = ownEntry('e', {
    title: 'Baker',
    at: 'Bread',
    from: '2019-01',
    to: 'now',
    text: '- Bakes.',
    url: 'https://example.com',
  });
  const { items, notes } = withEntry(change('experience', entry));
  expect(items?.at(-1)).toEqual({
    title: 'Baker',
    company: 'Bread',
    starts_on: '2019-01',
    ends_on: null,
    description: '- Bakes.',
  });
  expect(notes).toEqual(['Your profile has no field for: link.']);
  expect(withEntry(change('experience', { ...entry, at: '' }))).toEqual({
    items: null,
    notes: ['Enter where it was.'],
  });
  expect(withEntry(change('experience', { ...entry, to: '' }))).toEqual({
    items: null,
    notes: ['Enter a month such as 2024-03.'],
  });
  expect(
    withEntry(change('education', ownEntry('e', { title: 'BSc, Maths', at: 'UiO', to: '2014-06' }))).items?.at(-1),
  ).toEqual({
    school: 'UiO',
    degree: 'BSc',
    field: 'Maths',
    ends_on: '2014-06',
  });
});

test('a full list takes no more', () => {
  const full = {
    ...lists,
    skills: Array.from({ length: 15 }, (_, index) => ({ slug: `s${index}`, name: 'S', level: null })),
  };
  const { items, notes } = withEntry({
    kind: 'skills',
    entry: ownEntry('e', { title: 'Baking' }),
    lists: full,
    language: 'en',
  });
  expect(items).toBeNull();
  expect(notes).toEqual(['Your profile has room for 15 here. Remove one first.']);
});
