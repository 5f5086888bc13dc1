import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LINES, type Line, type Suite } from './lines.ts';

/** Fails for a test that was removed, or renamed away from its line. */
const FILES = {
  calls: 'src/app/server/conformance/calls.test.ts',
  rules: 'src/app/server/conformance/rules.test.ts',
  guardRules: 'src/domains/accounts/guard.test.ts',
  session: 'src/domains/accounts/web/session.test.ts',
  progress: 'src/domains/accounts/web/read-progress.test.ts',
  google: 'src/domains/accounts/google-login.test.ts',
  preloads: 'src/kit/route-preloads.test.ts',
  documents: 'e2e/conformance/documents.spec.ts',
  browser: ['e2e/conformance/session.spec.ts', 'e2e/conformance/error-catalogue.spec.ts', 'e2e/conformance/shell.spec.ts'],
  profile: 'e2e/conformance/profile.spec.ts',
  guard: 'e2e/guard.spec.ts',
  life: 'e2e/life.spec.ts',
  screens: 'e2e/screens.spec.ts',
} as const satisfies Record<Suite, string | readonly string[]>;
const filesOf = (suite: Suite): string[] => [FILES[suite]].flat();

/** Every text that can be the title of a test, of a step, or of a row of a table of tests. */
const TITLE = /[([]\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;
const titlesIn = (text: string): string[] => [...text.matchAll(TITLE)].map(([, single, double, template]) => single ?? double ?? template ?? '');

const unproven = (lines: readonly Line[], titles: Readonly<Record<Suite, readonly string[]>>): string[] =>
  lines.flatMap(({ line, proofs }) => proofs.filter(([file, title]) => !titles[file].some((one) => one.includes(title))).map(([file]) => `${line} (${file})`));

const titlesOf = (suite: Suite): string[] => filesOf(suite).flatMap((file) => titlesIn(readFileSync(file, 'utf8')));
const all = Object.fromEntries((Object.keys(FILES) as Suite[]).map((suite) => [suite, titlesOf(suite)])) as Record<Suite, string[]>;
/** Documents are asked for without one. */
const inBrowser = (suite: Suite): boolean => filesOf(suite).every((file) => file.startsWith('e2e/')) && suite !== 'documents';

describe('each binding line of docs/product', () => {
  test('has its tests', () => expect(unproven(LINES, all)).toEqual([]));
  test('is proven outside a browser and in one, unless it says why not', () => {
    const lacking = LINES.filter(({ proofs, alone }) => alone === undefined && new Set(proofs.map(([file]) => inBrowser(file))).size < 2);
    expect(lacking.map(({ line }) => line)).toEqual([]);
  });
  test('stands once, in one of the sections', () => {
    expect(new Set(LINES.map(({ line }) => line)).size).toBe(LINES.length);
    expect(LINES.filter(({ line }) => !/^[2-9]\. \S/.test(line))).toEqual([]);
    expect(new Set(LINES.map(({ line }) => line.slice(0, 1))).size).toBe(8);
  });
  test('is missed when its test is taken away', () => {
    const [file, title] = ['rules', 'Minimum username length: 3'] as const;
    const without = { ...all, [file]: all[file].filter((one) => !one.includes(title)) };
    expect(unproven(LINES, without)).toEqual(['9. Minimum username length (rules)']);
    expect(titlesIn('// test("a title in a comment")'.replace('("', ' "'))).toEqual([]);
  });
});
