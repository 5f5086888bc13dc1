import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './run-step.ts';

/** Code cites rules by id, decisions by number and pages by path. Each of them has to lead somewhere. */
const RULE_PAGES = [
  'docs/rules.md',
  ...readdirSync(path.join(ROOT, 'docs/product')).map((file) => `docs/product/${file}`),
];
const DEFINED = /\*\*([A-Z]+-\d+)\*\*/g;
const RULE = /(?<![\w'"`/-])([A-Z]+)-(\d+)\b(?!-)/g;
const DECISION = /\bdecisions? (\d{3})\b/g;
const PAGE = /\bdocs\/[\w/-]+\.md\b/g;
/** Documents that are not in this repository. */
const ELSEWHERE = /\bSPEC\b(?! =)|\bPRODUCT (?:section|\d)|\b(?:DESIGN|ANCHORS|WORDS|SPEC|PRODUCT)\.md\b/;
/** Applied migrations keep their text; docs/product/README.md says where what they cite is now. */
const FROZEN = /^db\/migrations\/\d{4}-/;
const TEXTS = /\.(?:tsx?|mjs|mts|md|sql|css)$/;

function citationFaults(
  file: string,
  text: string,
  known: ReadonlySet<string | undefined>,
  decisions: ReadonlySet<string | undefined>,
): string[] {
  const prefixes = new Set([...known].map((id) => id?.split('-')[0]));
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    const rules = [...line.matchAll(RULE)]
      .filter(([id, prefix]) => prefixes.has(prefix) && !known.has(id))
      .map(([id]) => `${at} cites ${id}, which no page defines`);
    const numbers = [...line.matchAll(DECISION)]
      .filter(([, number]) => !decisions.has(number))
      .map(([found]) => `${at} cites ${found}, which does not exist`);
    const elsewhere = ELSEWHERE.test(line) ? [`${at} cites a document that is not in this repository`] : [];
    return [...rules, ...numbers, ...elsewhere];
  });
}

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const files = ['src', 'db', 'tools', 'e2e', 'bench', 'docs', '.storybook']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .concat(readdirSync(ROOT))
  .filter((file) => TEXTS.test(file));
const known = new Set(RULE_PAGES.flatMap((page) => [...read(page).matchAll(DEFINED)].map(([, id]) => id)));
const decisions = new Set(readdirSync(path.join(ROOT, 'docs/decisions')).map((file) => file.slice(0, 3)));

describe('citations', () => {
  test('each rule is defined once', () => {
    const all = RULE_PAGES.flatMap((page) => [...read(page).matchAll(DEFINED)].map(([, id]) => id));
    expect(all.length).toBeGreaterThan(300);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  test('every cited rule, decision and document exists', () => {
    expect(files.length).toBeGreaterThan(1_000);
    const cited = files.filter(
      (file) => !FROZEN.test(file) && file !== 'tools/citations.test.ts' && file !== 'docs/product/README.md',
    );
    expect(cited.flatMap((file) => citationFaults(file, read(file), known, decisions))).toEqual([]);
  });

  test('every page that is named exists', () => {
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(PAGE)].filter(([page]) => !files.includes(page)).map(([page]) => `${file}: ${page}`),
    );
    expect(missing).toEqual([]);
  });

  test.each([
    'see MON-99',
    'decision 998 says so',
    'the words of SPEC',
    'PRODUCT 4.2',
    'PRODUCT section 5',
    'as DESIGN.md shows',
  ])('a planted fault is found: %s', (line) => {
    expect(citationFaults('planted.ts', line, known, decisions)).toHaveLength(1);
  });

  test.each(['MON-4 holds', "'WH-ID-99'", 'UTF-8 and SHA-256', 'decision 002'])(
    'what is fine is left alone: %s',
    (line) => {
      expect(citationFaults('planted.ts', line, known, decisions)).toEqual([]);
    },
  );
});
