import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run-step.ts';

/** The index of decisions, links between pages, and the settings in the README. */
const FOLDER = 'docs/decisions';
const ROW = /^\| \[(\d{3})\]\((\d{3}-[a-z0-9-]+\.md)\) .+ \| (.+) \|$/gm;
const STATUS = /^(in force(; .+)?|superseded by \[\d{3}\].+)$/;
const LINK = /\]\((?!https?:)([^)\s#]+)[^)\s]*\)/g;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const decisions = readdirSync(path.join(ROOT, FOLDER)).filter((file) => /^\d{3}-/.test(file));
const rows = [...read(`${FOLDER}/README.md`).matchAll(ROW)].map(([, number = '', file = '', status = '']) => ({
  number,
  file,
  status,
}));

/** Links to files that are not there, from the folder of their page. */
const deadLinks = (page: string, text: string): string[] =>
  [...text.matchAll(LINK)]
    .filter(
      ([, target = '']) =>
        !existing.has(path.posix.normalize(`${path.posix.dirname(page)}/${target}`).replace(/\/$/, '')),
    )
    .map(([, target]) => `${page}: ${target}`);

const inFolder = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
const existing = new Set([...readdirSync(ROOT), ...inFolder('docs'), ...inFolder('src')]);
const pages = [...existing].filter((file) => /^(docs\/.*|[^/]+)\.md$/.test(file));

test('each decision has one line in the index, and no two have a number', () => {
  expect(decisions.length).toBeGreaterThan(150);
  expect(rows.map(({ file }) => file).toSorted()).toEqual(decisions.toSorted());
  expect(new Set(rows.map(({ number }) => number)).size).toBe(decisions.length);
  expect(rows.filter(({ number, file }) => !file.startsWith(number))).toEqual([]);
});

test('each line says whether the decision is in force, and what changed it is newer', () => {
  expect(rows.filter(({ status }) => !STATUS.test(status))).toEqual([]);
  const olderThan = ({ number, status }: (typeof rows)[number]) =>
    [...status.matchAll(/\[(\d{3})\]/g)].filter(([, by = '']) => by <= number);
  expect(rows.filter((row) => olderThan(row).length > 0)).toEqual([]);
});

test('every link of a page leads to a file', () => {
  expect(pages.length).toBeGreaterThan(decisions.length);
  expect(pages.flatMap((page) => deadLinks(page, read(page)))).toEqual([]);
});

test.each([
  '[gone](nowhere.md)',
  '![gone](pictures/nowhere.webp)',
  '[gone](../nowhere/)',
  '[gone](decisions/nowhere.md#part)',
])('a dead link is found: %s', (link) => {
  expect(deadLinks('docs/README.md', link)).toHaveLength(1);
});

test('the settings in the README are those that the configuration reads', () => {
  const [, shape = ''] =
    /const environment = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(read('src/kit/server/config.ts')) ?? [];
  const settings = [...shape.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  const named = [...read('README.md').matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(settings.length).toBeGreaterThan(50);
  expect(named.toSorted()).toEqual(settings.toSorted());
});
