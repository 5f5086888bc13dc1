import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inBrowserOnly, titleOnly } from './browser-pages.ts';

test('the server keeps only the title of a page behind sign-in, and what makes it', () => {
  const made = titleOnly(
    [
      "import { useParams, type MetaFunction } from 'react-router';",
      "import { brandName, titled } from '#kit/brand.ts';",
      'export const meta: MetaFunction = ({ params, matches }) => [',
      "  { title: titled(`Order ${params['id']} of ${matches.at(-1)?.id}`) },",
      '];',
      'export async function clientLoader() {}',
      'export default function A() {}',
    ].join('\n'),
  );
  expect(made).toBe(
    [
      "import { titled } from '#kit/brand.ts';",
      'export const meta = ({ params, matches }) => [',
      "  { title: titled(`Order ${params['id']} of ${matches.at(-1)?.id}`) },",
      '];',
      'export default function InBrowserOnly() { return null; }',
      '',
    ].join('\n'),
  );
});

test('a page without a title of its own has none', () => {
  expect(titleOnly('export function clientLoader() {}\nexport default function A() {}\n')).toBe('export default function InBrowserOnly() { return null; }\n');
});

test.each([
  [
    'a title made by a function of the page',
    "const nameOf = () => 'A';\nexport const meta: MetaFunction = () => [{ title: nameOf('a') }];\nexport default function A() {}\n",
  ],
  ['a title in another form', 'export const meta: MetaFunction = () => {\n  return [];\n};\nexport default function A() {}\n'],
  ['a loader', "export const meta: MetaFunction = () => [{ title: 'A' }];\nexport const loader = () => null;\nexport default function A() {}\n"],
  ['a loader that runs before the page is shown', 'export const clientLoader = () => null;\nclientLoader.hydrate = true;\nexport default function A() {}\n'],
  ['a page that is another', "export { default } from './b.tsx';\n"],
  ['everything of another', "export * from './b.tsx';\n"],
])('a page stays whole with %s', (_what, source) => {
  expect(titleOnly(source)).toBeNull();
});

// All of them once stayed whole, unnoticed: titles had come to be made by two calls.
test('no page behind sign-in is in the server’s build', () => {
  expect(inBrowserOnly.size).toBeGreaterThan(40);
  const whole = [...inBrowserOnly].filter((file) => titleOnly(readFileSync(file, 'utf8')) === null);
  expect(whole.map((file) => path.basename(file))).toEqual([]);
});
