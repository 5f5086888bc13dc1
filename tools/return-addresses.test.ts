/** An address gets its query by a URL parser, never by appending '?': it may have one already (WEB-9). */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './run-step.ts';

/**
 * `${path}?name=`, `${path}?${search}` in a template, a string that begins with '?' after a plus, and a hand-made
 * choice of '&' or '?'.
 */
const APPENDED = /\}\?(?:[A-Za-z_][\w-]*=|\$\{)|\+\s*['"`]\?[\w$=]|'&'\s*:\s*'\?'|'\?'\s*:\s*'&'/;
/** Where the path comes from a table of ours in which none has a query. */
const FROM_A_TABLE = ['src/routes.ts', 'src/kit/web/api-client.ts'];

const appendedIn = (file: string, code: string): string[] =>
  code.split('\n').flatMap((line, index) => (APPENDED.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));

const files = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter(
    (file) => /\.tsx?$/.test(file) && !/(?:\.test\.tsx?|\/test-[\w-]+\.ts)$/.test(file) && !FROM_A_TABLE.includes(file),
  );

test('no address gets its query by hand', () => {
  expect(files.flatMap((file) => appendedIn(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

test.each([
  'returnUrl: `${appUrl}${back}?funding=${funding.id}`,',
  'const to = `${path}?${search.toString()}`;',
  "location.assign(path + '?funding=' + id);",
  "const cancelUrl = `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}canceled=1`;",
])('%s is found', (line) => {
  expect(appendedIn('x.ts', line)).toHaveLength(1);
});

test.each([
  'title: `Pay ${amount}?`,',
  "withSearch(path, { funding: '1' })",
  "path.split('?')[0] ?? ''",
  'message: `Add ${title}?`,',
])('%s is fine', (line) => {
  expect(appendedIn('x.ts', line)).toEqual([]);
});
