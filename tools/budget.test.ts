import { expect, test } from 'vitest';
import { eagerImportsOf, firstScriptsOf, fontsOf, scriptsOf, verdict } from './budget.ts';

const start = '((modules)=>{const held="</p>";})(["/assets/map.js","/assets/entry.js"])';
const ending = (sleeps: boolean): string =>
  `<script type="application/json" id="page-data">{"files":["/assets/root.js","/assets/home.js"],"loaderData":{"title":"data-sleeps(["}}</script><script${sleeps ? ' data-sleeps=""' : ''}>${start}</script></body></html>`;

test('every way a document names a script is counted once', () => {
  const html = `<link rel="modulepreload" href="/assets/root.js"/><script src="/assets/b.js"></script>${ending(false)}`;
  expect(scriptsOf(html)).toEqual(['/assets/root.js', '/assets/b.js', '/assets/map.js', '/assets/entry.js', '/assets/home.js']);
});

test('a page that wakes later loads nothing at first, however much it will', () => {
  expect(firstScriptsOf(ending(true))).toEqual([]);
  expect(firstScriptsOf(`<script src="/assets/b.js"></script>${ending(true)}`)).toEqual(['/assets/b.js']);
  expect(scriptsOf(ending(true))).toHaveLength(4);
  expect(firstScriptsOf(ending(false))).toEqual(scriptsOf(ending(false)));
});

test('a module counts with its static imports, not with what it loads later', () => {
  expect(eagerImportsOf('import{a as b}from"./one.js";import"./two.js";export{c}from"./three.js";const d=()=>import("./four.js");')).toEqual([
    './one.js',
    './two.js',
    './three.js',
  ]);
});

test('fonts for Latin text are counted, those for other scripts are not', () => {
  const html = `<style>@font-face{font-family:A;src:url(/assets/latin.woff2);unicode-range:U+0000-00FF,U+2013}
    @font-face{font-family:A;src:url(/assets/greek.woff2);unicode-range:U+0370-03FF}@font-face{font-family:B;src:url("/assets/whole.woff2")}</style>
    <link rel="preload" as="font" href="/assets/early.woff2">`;
  expect(fontsOf(html)).toEqual(['/assets/latin.woff2', '/assets/whole.woff2', '/assets/early.woff2']);
});

test('the budget refuses what is over it', () => {
  expect(verdict('script', 115_001)).toBe('TOO MUCH');
  expect(verdict('woken', 115_001)).toBe('TOO MUCH');
  expect(verdict('script', 115_000)).toBe('above the aim');
  expect(verdict('document', 14_001)).toBe('TOO MUCH');
  expect(verdict('fonts', 50_000)).toBe('ok');
});
