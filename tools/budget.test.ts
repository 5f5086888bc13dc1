import { expect, test } from 'vitest';
import { eagerImportsOf, fontsOf, isTooMuch, scriptsOf, stylesheetsOf } from './budget.ts';

const start = '((modules)=>{const held="</p>";})(["/assets/map.js","/assets/entry.js"])';
const ending = (sleeps: boolean): string =>
  `<script type="application/json" id="page-data">{"files":["/assets/root.js","/assets/home.js"],"loaderData":{"title":"data-sleeps(["}}</script><script${sleeps ? ' data-sleeps=""' : ''}>${start}</script></body></html>`;

test('every way a document names a script is counted once', () => {
  const html = `<link rel="modulepreload" href="/assets/root.js"/><script src="/assets/b.js"></script>${ending(false)}`;
  expect(scriptsOf(html)).toEqual(['/assets/root.js', '/assets/b.js', '/assets/map.js', '/assets/entry.js', '/assets/home.js']);
});

test('a page that sleeps counts with all that it asks for once it is used', () => {
  expect(scriptsOf(ending(true))).toEqual(scriptsOf(ending(false)));
  expect(scriptsOf(ending(true))).toHaveLength(4);
});

test('a module counts with its static imports, not with what it loads later', () => {
  expect(eagerImportsOf('import{a as b}from"./one.js";import"./two.js";export{c}from"./three.js";const d=()=>import("./four.js");')).toEqual([
    './one.js',
    './two.js',
    './three.js',
  ]);
});

test('fonts for Latin text are counted, those for other scripts are not', () => {
  const css = `@font-face{font-family:A;src:url(/assets/latin.woff2);unicode-range:U+0000-00FF,U+2013}
    @font-face{font-family:A;src:url(/assets/greek.woff2);unicode-range:U+0370-03FF}@font-face{font-family:B;src:url("/assets/whole.woff2")}`;
  expect(fontsOf(css)).toEqual(['/assets/latin.woff2', '/assets/whole.woff2']);
});

test('a stylesheet that a document links is found', () => {
  expect(stylesheetsOf('<link rel="icon" href="/a.svg"/><link rel="stylesheet" href="/assets/styles-x.css"/>')).toEqual(['/assets/styles-x.css']);
});

test('the budget refuses what is over it', () => {
  expect([isTooMuch('script', 140_000), isTooMuch('script', 140_001)]).toEqual([false, true]);
  expect([isTooMuch('document', 40_000), isTooMuch('document', 40_001)]).toEqual([false, true]);
  expect([isTooMuch('fonts', 50_000), isTooMuch('fonts', 50_001)]).toEqual([false, true]);
});
