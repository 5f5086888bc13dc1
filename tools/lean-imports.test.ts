import { expect, test } from 'vitest';
import { leanImports } from './lean-imports.ts';

const chunk = (fileName: string, code: string, moduleIds: readonly string[], isEntry = false) => ({ type: 'chunk', fileName, code, moduleIds, isEntry });

test('a file is no longer imported for effects that our modules do not have', () => {
  const page = chunk('assets/page.js', 'import{a}from"./words.js";import"./words.js";import"./entry.js";import"./zod.js";import"./gone.js";a();', [
    '/x/src/page.tsx',
  ]);
  const files = [
    page,
    chunk('assets/words.js', '', ['/x/src/words.ts']),
    chunk('assets/entry.js', '', ['/x/src/entry.client.tsx'], true),
    chunk('assets/zod.js', '', ['/x/node_modules/zod/index.js', '/x/src/email.ts']),
  ];
  const { generateBundle } = leanImports() as unknown as { generateBundle: (options: object, bundle: object) => void };
  generateBundle({}, Object.fromEntries(files.map((file) => [file.fileName, file])));
  expect(page.code).toBe('import{a}from"./words.js";import"./entry.js";import"./zod.js";import"./gone.js";a();');
});
