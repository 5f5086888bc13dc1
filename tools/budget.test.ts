import { expect, test } from 'vitest';
import { eagerImportsOf, fontsOf, isTooMuch, scriptsOf, stylesheetsOf } from './budget.ts';

test('every way a document names a script is counted once', () => {
  const html =
    '<link rel="modulepreload" href="/assets/root.js" nonce="n"/><script src="/assets/b.js"></script><script type="module">import "/assets/root.js"</script><link rel="modulepreload" href="/assets/root.js"/>';
  expect(scriptsOf(html)).toEqual(['/assets/root.js', '/assets/b.js']);
});

test('a module counts with its static imports, not with what it loads later', () => {
  expect(
    eagerImportsOf(
      'import{a as b}from"./one.js";import"./two.js";export{c}from"./three.js";const d=()=>import("./four.js");',
    ),
  ).toEqual(['./one.js', './two.js', './three.js']);
});

test('fonts for Latin text are counted, those for other scripts are not', () => {
  const css = `@font-face{font-family:A;src:url(/assets/latin.woff2);unicode-range:U+0000-00FF,U+2013}
    @font-face{font-family:A;src:url(/assets/greek.woff2);unicode-range:U+0370-03FF}@font-face{font-family:B;src:url("/assets/whole.woff2")}`;
  expect(fontsOf(css)).toEqual(['/assets/latin.woff2', '/assets/whole.woff2']);
});

test('a stylesheet that a document links is found', () => {
  expect(stylesheetsOf('<link rel="icon" href="/a.svg"/><link rel="stylesheet" href="/assets/styles-x.css"/>')).toEqual(
    ['/assets/styles-x.css'],
  );
});

test('the budget refuses what is over it', () => {
  expect([isTooMuch('script', 140_000), isTooMuch('script', 140_001)]).toEqual([false, true]);
  expect([isTooMuch('document', 40_000), isTooMuch('document', 40_001)]).toEqual([false, true]);
  expect([isTooMuch('fonts', 50_000), isTooMuch('fonts', 50_001)]).toEqual([false, true]);
});
