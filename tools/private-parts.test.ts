import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Other packages are used by what they offer in public: their private parts change without notice (decision 239). */
const OURS = ['{src,db,tools,e2e,bench}/**/*.{ts,tsx,mjs,js}', '*.{ts,mjs}'];

const PRIVATE_PARTS = {
  'a name that a package keeps for itself': /\b__(?!html\b|proto__|dirname\b|PURE__)[a-z]\w+/i,
  'a file inside a package': /node_modules\/(?!\.bin\/)(?:@[\w.-]+\/)?[\w.-]+\/\w/,
  'an import past the front of a package':
    /(?:from|import\(|resolve\()\s*['"`](?![./#])[^'"`]+\/(?:dist|lib|src|esm|cjs|internal)\//,
};

/** Texts that hostile people write: the framework's own names among them (WEB-6). */
const HOSTILE_TEXTS = new Set(['e2e/support/rewriting-literals.ts', 'src/domains/paid-work/server/errand.test.ts']);

const privatePartsIn = (code: string): string[] =>
  Object.entries(PRIVATE_PARTS).flatMap(([words, pattern]) => {
    const used = pattern.exec(code)?.[0];
    return used === undefined ? [] : [`${words}: ${used}`];
  });

test.each([
  ['window.__reactRouterManifest', 'a name'],
  ["import { node } from 'lucide-react/dist/esm/icons/check.mjs'", 'an import'],
  ["await import('pg/lib/connection.js')", 'an import'],
  ["join(root, 'node_modules/storybook/dist/bin/dispatcher.js')", 'a file'],
  ["join(root, 'node_modules/@playwright/test/cli.js')", 'a file'],
])('%s is refused', (code, words) => {
  expect(privatePartsIn(code)).toEqual([expect.stringContaining(words)]);
});

test.each([
  "from 'react-dom/client'",
  "from '#kit/lib/x.ts'",
  "'node_modules/.bin/vitest'",
  'dangerouslySetInnerHTML={{ __html: html }}',
])('%s is taken', (code) => {
  expect(privatePartsIn(code)).toEqual([]);
});

test('no file uses private parts of a package', () => {
  const files = globSync(OURS).filter((file) => !HOSTILE_TEXTS.has(file) && file !== 'tools/private-parts.test.ts');
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap((file) => privatePartsIn(readFileSync(file, 'utf8')).map((part) => `${file}: ${part}`))).toEqual(
    [],
  );
});
