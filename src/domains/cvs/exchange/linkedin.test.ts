import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cvContentShape } from '../cv.ts';
import type { ImportedCv } from './imported.ts';
import { readLinkedin } from './linkedin.ts';
import { contentOf, idsInOrder } from './test-cvs.ts';

const zipOf = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 1 });
const read = (files: Readonly<Record<string, string>>): ImportedCv => readLinkedin(zipOf(files), idsInOrder());

const FILES = {
  'Profile.csv':
    '\uFEFFFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,' +
    'Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
    'Amara,Okonkwo,,1 Secret St,"Mar 4, 1990","Backend engineer, payments",' +
    '"Ten years of ""boring"" systems.\r\n\r\nMostly Python.",Finance,,"Lagos, Nigeria",[amaracodes],' +
    '"[PERSONAL:https://amara.example,COMPANY:http://acme.example/x,y]",\r\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\n' +
    'Paystack,Backend Engineer,"• Built R&amp;D tools. • Cut time by 40%","Lagos, Nigeria",Mar 2021,\n' +
    'Andela,Analyst,,,2019,févr. 2021\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\n' +
    'University of Lagos,2010,2014,First class,BSc Physics,Chess\nSchool,,,,,\n',
  'Skills.csv': 'Name\nPython\nSQL\n',
  'Languages.csv': 'Name,Proficiency\nEnglish,Native or bilingual proficiency\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\n' +
    'CKA,https://example.com/cka,CNCF,03/2022,03/2025,ABC-1\n',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nLedger,A ledger,https://example.com,Feb 2021,\n',
  'Publications.csv': 'Name,Published On,Description,Publisher,Url\nOn money,2025-08-01,A paper,ACM,\n',
  'Honors.csv': 'Title,Description,Issued On\nPrize,First of 60,Aug 2025\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/1/20\namara@example.com,Yes,Yes,1/1/24\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+234 802 000 0000,Mobile\n',
  'Connections.csv': 'Notes:\n"When exporting…"\n\nFirst Name,Last Name\nA,B\n',
};

test('an archive comes in with everything that is on a profile', () => {
  const { basics, sections, notes } = read(FILES);
  expect(basics).toEqual({
    name: 'Amara Okonkwo',
    headline: 'Backend engineer, payments',
    summary: 'Ten years of "boring" systems.\n\nMostly Python.',
    place: 'Lagos, Nigeria',
    email: 'amara@example.com',
    phone: '+234 802 000 0000',
    links: [
      { label: 'Website', url: 'https://amara.example' },
      { label: 'Company', url: 'http://acme.example/x,y' },
    ],
  });
  expect(sections.map(({ kind, title, entries }) => [title ?? kind, entries.length])).toEqual([
    ['experience', 2],
    ['portfolio', 1],
    ['education', 2],
    ['skills', 2],
    ['languages', 1],
    ['certifications', 1],
    ['publications', 1],
    ['Awards', 1],
    ['More', 2],
  ]);
  expect(sections[0]?.entries).toMatchObject([
    {
      title: 'Backend Engineer',
      at: 'Paystack',
      from: '2021-03',
      to: 'now',
      text: '- Built R&D tools.\n- Cut time by 40%',
    },
    { title: 'Analyst', at: 'Andela', from: '2019', to: '2021-02', text: '' },
  ]);
  expect(sections[2]?.entries[1]).toMatchObject({ title: 'School', at: '' });
  expect(sections[5]?.entries[0]).toMatchObject({ from: '2022-03', to: '2025-03', text: 'License: ABC-1' });
  expect(sections[0]?.entries[0]?.is_guess).toBeUndefined();
  expect(notes).toEqual([
    'Not part of a CV, so left out: “Connections.csv”.',
    'Left out for your privacy: birth date, address.',
    'Your other email addresses were left out: old@example.com.',
  ]);
});

test('files may be in a folder, named differently, begin with notes, or be missing', () => {
  const { basics, sections, notes } = read({
    'Complete_LinkedInDataExport/POSITIONS.csv':
      'Notes:\n"This file has the positions, with their Title and so on, that you have added to your profile."\n\n' +
      FILES['Positions.csv'],
    'Complete_LinkedInDataExport/email_addresses.csv': FILES['Email Addresses.csv'],
    [`${'_'.repeat(2)}MACOSX/._POSITIONS.csv`]: 'x',
  });
  expect(sections[0]?.entries).toHaveLength(2);
  expect(basics.email).toBe('amara@example.com');
  expect(notes.join()).not.toContain('damaged');
});

test('a broken CSV gives what can be read, and says so', () => {
  const { sections, notes } = read({
    ...FILES,
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\n' +
      'Acme,"Lead,Built it,Oslo,Mar 2020,\nBeta,Dev,,Bergen,2018,2019\nGamma,Dev,a,b,2018,2019,too,many\n',
    'Skills.csv': '\u0000\u0001',
    'Learning.csv': 'x',
  });
  expect(sections[0]?.entries).toMatchObject([
    { title: 'Lead', at: 'Acme', from: '2020-03' },
    { title: 'Dev', at: 'Beta' },
    { title: 'Dev', at: 'Gamma' },
  ]);
  expect(notes).toContain('Positions.csv has 2 damaged lines. Check what was read from it.');
  expect(notes).toContain('Skills.csv has none of the columns we know, so it was left out.');
});

test('a file damaged inside the ZIP doesn’t take the others with it', () => {
  const zip = zipOf({ 'Positions.csv': FILES['Positions.csv'].repeat(20), 'Skills.csv': FILES['Skills.csv'] });
  zip.fill(255, 45, 90);
  const { sections, notes } = readLinkedin(zip, idsInOrder());
  expect(sections.map(({ kind }) => kind)).toEqual(['skills']);
  expect(notes).toContain('Positions.csv is damaged and couldn’t be unpacked.');
});

test('a bomb isn’t unpacked, whatever size it claims to have', () => {
  const bytes = 6_000_000;
  const bomb = zipOf({ 'Positions.csv': ' '.repeat(bytes), 'Skills.csv': FILES['Skills.csv'] });
  expect(readLinkedin(bomb, idsInOrder()).notes).toContain('Positions.csv is too large to be read.');
  // In both of its headers: 10 bytes.
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  for (let at = 0; at + 4 < bomb.length; at += 1) if (view.getUint32(at, true) === bytes) view.setUint32(at, 10, true);
  const { sections } = readLinkedin(bomb, idsInOrder());
  expect(sections.map(({ kind }) => kind)).toEqual(['skills']);
  const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, index) => [`${index}.csv`, '']));
  expect(() => read(many)).toThrow(/too many files/);
});

test('60 jobs and a word of 400 letters fit, with notes', () => {
  const rows = Array.from(
    { length: 60 },
    (_, index) => `Company ${index},${'x'.repeat(400)},😀 مرحبا Hello,Oslo,Mar 2020,`,
  );
  const imported = read({
    'Positions.csv': ['Company Name,Title,Description,Location,Started On,Finished On', ...rows].join('\n'),
  });
  expect(imported.sections[0]?.entries).toHaveLength(60);
  expect(imported.sections[0]?.entries[0]?.text).toBe('😀 مرحبا Hello');
  expect(imported.notes[0]).toMatch(/^60 texts were cut to 300 characters/);
  expect(cvContentShape.safeParse(contentOf(imported)).success).toBe(true);
});

test.each([
  ['no ZIP', new Uint8Array([1, 2, 3]), /isn’t a ZIP file/],
  ['nothing', new Uint8Array(), /isn’t a ZIP file/],
  ['text', strToU8('Company Name,Title\n'.repeat(50)), /isn’t a ZIP file/],
  ['an empty ZIP', zipSync({}), /no profile from LinkedIn/],
  ['another ZIP', zipOf({ 'a.txt': 'x', 'Connections.csv': 'First Name\nA' }), /no profile from LinkedIn/],
])('%s is refused in words', (_, zip, words) => expect(() => readLinkedin(zip, idsInOrder())).toThrow(words));
