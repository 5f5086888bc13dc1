import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { titleOnly } from './browser-pages.ts';

const page = (source: string): string | null => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docket-page-'));
  const file = path.join(folder, 'a-page.tsx');
  writeFileSync(file, source);
  try {
    return titleOnly(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('the server keeps only the title of a page behind sign-in', () => {
  const made = page(
    `import { useParams } from 'react-router';\nexport const meta: MetaFunction = ({ params }) => [\n  { title: \`Order \${params['id']}\` },\n];\n\nexport default function A() {}\n`,
  );
  expect(made).toContain("export const meta = ({ params }) => [\n  { title: `Order ${params['id']}` },\n]");
  expect(made).not.toContain('useParams');
});

test('a page with more for the server, or with a computed title, stays whole', () => {
  expect(page(`export const meta: MetaFunction = () => [{ title: nameOf('a') }];\nexport default function A() {}\n`)).toBeNull();
  expect(
    page(`export const meta: MetaFunction = () => [{ title: 'A' }];\nexport const clientLoader = () => null;\nexport default function A() {}\n`),
  ).toBeNull();
  expect(page(`export { default } from './b.tsx';\n`)).toBeNull();
});
