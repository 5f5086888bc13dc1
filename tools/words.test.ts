import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './run-step.ts';
import { bannedWords, readText, wordFaults, type Allowed } from './words.ts';

const ALPHABET = 'letters of an alphabet';
const STORED = 'a name that the first release stored: tables, columns, events, timers and reactions keep it (decision 058)';

const ALLOWED: readonly Allowed[] = [
  { word: 'letter', file: /^(?:bench\/history-data|e2e\/support\/rewriting-literals|tools\/budget)\.ts$/, why: ALPHABET },
  { word: 'letter', file: /^src\/design\/(?:art\/(?:avatar|random)\.ts|fonts\.css|app\/menu\.tsx|public\/field\.stories\.tsx)$/, why: ALPHABET },
  {
    word: 'letter',
    file: /^src\/domains\/accounts\/(?:common-passwords|guard\.test|session-rules|user|user\.test|username|server\/(?:tokens|two-factor-codes))\.ts$/,
    why: ALPHABET,
  },
  {
    word: 'letter',
    file: /^src\/domains\/(?:orders\/order\.test\.ts|orders\/web\/no-such-order\.tsx|payouts\/bank-forms\.ts|profiles\/profile-input(?:\.test)?\.ts|services\/shapes\.ts|verification\/identity-case\.ts)$/,
    why: ALPHABET,
  },
  {
    word: 'letter',
    file: /^src\/kit\/(?:countries|countries\.test|ids|plain-text|server\/documents\/[\w.-]+|server\/http\/(?:file-answer|headers))\.ts$/,
    why: ALPHABET,
  },
  { word: 'letter', file: /^src\/kit\/server\/payments\/simulators\/stripe-simulator\.ts$/, what: /small letters/, why: ALPHABET },
  { word: 'letter', file: /^src\/domains\/accounts\/public-paths\.ts$|^docs\/product\/README\.md$/, what: /to the letter/, why: 'the phrase' },
  {
    word: 'letter',
    file: /^src\/domains\/accounts\/verification\.ts$|^docs\/product\/record\.md$/,
    what: /letters? (?:was|were )?reviewed/,
    why: 'a letter of reference, on paper',
  },
  {
    word: 'letter',
    file: /^src\/domains\/verification\/server\/identity-verification\.test\.ts$/,
    what: /The office has found it/,
    why: 'a letter of an office, on paper',
  },
  { word: 'letter', file: /^docs\/rules\.md$|^src\/kit\/server\/jobs\/boss\.ts$/, what: /dead ?[lL]etter/, why: 'the term for a job that was given up' },
  {
    word: 'letter',
    file: /^/,
    what: /kept_letter|notification_letter|letter_id|letterId|letter_due|^notifications\.(?:essential_)?letter$|'notifications\.letter'|send-(?:essential-)?letter/,
    why: STORED,
  },
  {
    word: 'sheet',
    file: /^src\/design\/(?:README\.md|app\.css|components\.css|public\/filters\.tsx)$|^docs\/rules\.md$/,
    why: 'a panel from the foot of a phone, and stylesheets',
  },
  { word: 'sheet', file: /^src\/kit\/server\/web\/(?:used-css|slim-css)(?:\.test)?\.ts$/, why: 'stylesheets' },
  { word: 'sheet', file: /^src\/kit\/server\/db\/migrate\.test\.ts$/, why: 'a table that the test makes' },
  { word: 'paper', file: /^src\/design\/|^src\/app\/|^tools\/demo-pictures\//, why: 'paper-cut art, and the colours of paper' },
  { word: 'nobody', file: /^src\/kit\/server\/db\/embedded\/account\.ts$/, what: /postgres or nobody/, why: 'the name of an account' },
  { word: 'paper', file: /^e2e\/main-job\.spec\.ts$/, why: 'a question about wrapping paper, and a password' },
  { word: 'story', file: /^src\/design\/|^tools\/(?:gallery|build-stamp)|^\.storybook\/|^docs\/adding\.md$/, why: 'a story of the gallery' },
  { word: 'street', file: /^src\/domains\/profiles\//, what: /Street address/, why: 'where a person lives' },
  {
    word: 'way in',
    file: /^src\/domains\/accounts\/server\/(?:google-sign-in|staff-second-step)\.ts$/,
    what: /s\.way in \(/,
    why: 'SQL: a column and an operator',
  },
  { word: 'by itself', file: /^e2e\/conformance\/shell\.spec\.ts$/, what: /disappears by itself/, why: 'a line of docs/product, quoted' },
  {
    word: 'e-mail',
    file: /^e2e\/conformance\/session\.spec\.ts$|^src\/app\/server\/conformance\/lines\.ts$|^src\/domains\/accounts\/web\/session\.test\.ts$/,
    what: /Verifying the e-mail/,
    why: 'a line of docs/product, quoted',
  },
];

const TEXTS = /\.(?:tsx?|mjs|mts|md|css)$/;
/** What people of the demo world write, the names of trades, decisions, and what names the words itself. */
const ELSEWHERE =
  /^src\/domains\/[\w-]+\/server\/demo\/(?!demo|shape|timetable)|^src\/domains\/taxonomy\/(?:categories|skills|industries)[\w-]*\.ts$|^docs\/decisions\/|^docs\/glossary\.md$|^tools\/words(?:\.test)?\.ts$|^CHANGELOG\.md$/;
const files = ['src', 'db', 'tools', 'e2e', 'bench', 'docs', '.storybook']
  .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`))
  .concat(readdirSync(ROOT))
  .filter((file) => TEXTS.test(file) && !ELSEWHERE.test(file));
const banned = bannedWords(readText('docs/glossary.md'));

describe('the words of the glossary', () => {
  test('are read in every text', { timeout: 60_000 }, () => {
    expect(banned.length).toBeGreaterThan(20);
    expect(files.length).toBeGreaterThan(1_200);
    const used = new Set<Allowed>();
    expect(files.flatMap((file) => wordFaults(file, readText(file), banned, ALLOWED, used))).toEqual([]);
    expect(
      ALLOWED.filter((one) => !used.has(one)).map(({ word, file }) => `${word} in ${file.source}`),
      'an exception nobody needs',
    ).toEqual([]);
  });

  test.each([
    ['a command', 'src/planted.ts', 'export const placeDeed = 1;'],
    ['an email', 'src/planted.ts', "export const words = 'We sent you a letter';"],
    ['a function', 'src/planted.ts', 'export function tellOwner(): void {}'],
    ['a property', 'src/planted.ts', 'export const order = { toldAt: 1 };'],
    ['a comment', 'src/planted.ts', '/** Whoever asks gets it. */\nexport const one = 1;'],
    ['a test name', 'src/planted.test.ts', "test('somebody signs in', () => {});"],
    ['a screen', 'src/planted.tsx', 'export const Panel = () => <p>Your present password</p>;'],
    ['an attribute', 'src/planted.tsx', 'export const Field = () => <input placeholder="E-mail" />;'],
    ['a template', 'src/planted.ts', 'export const words = (name: string) => `${name} has two ways in`;'],
    ['a document', 'planted.md', 'Each story begins anew.'],
    ['a style', 'src/planted.css', '/* lately */ a { letter-spacing: 0 }'],
    ['a file name', 'src/first-letter.ts', 'export const one = 1;'],
    ['several words', 'src/planted.ts', 'export const paypalStandIn = 1;'],
    ['a phrase of a screen', 'src/planted.tsx', 'export const Row = () => <p>Your withdrawal is asked for.</p>;'],
    ['a phrase of an email', 'src/planted.ts', "export const text = 'The money is on its way.';"],
    ['a phrase of an error', 'src/planted.ts', "export const message = 'This code is wrong. Ask for a new one.';"],
  ])('a planted fault is found in %s', (_what, file, content) => {
    expect(wordFaults(file, content, banned, ALLOWED)).not.toEqual([]);
  });

  test.each([
    ['src/planted.ts', 'export const stylesheet = "newsletter"; // A spreadsheet by its letterhead.'],
    ['src/planted.ts', '/** Says what it tells and what people are told. */\nexport const retell2 = 1;'],
    ['src/planted.css', 'a { letter-spacing: 0 }'],
    ['planted.md', 'A history of the storage, by the way; in July. Nobody is asked for more.'],
    ['src/planted.ts', "export const log = 'an email waits: nobody took it, and the money is on its way';"],
    ['src/planted.test.ts', "test('Nobody goes on', () => {});"],
  ])('what only looks like a fault is none: %s', (file, content) => {
    expect(wordFaults(file, content, banned, [])).toEqual([]);
  });
});
