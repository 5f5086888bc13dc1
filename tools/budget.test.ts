import { expect, test } from 'vitest';
import { eagerImportsOf, firstScriptsOf, fontsOf, scriptsOf, verdict } from './budget.ts';

test('every way a document names a script is counted once', () => {
  const html = `<link rel="modulepreload" href="/assets/a.js"/><script src="/assets/b.js"></script>
    <script type="module" async="">import "/assets/c.js";import * as route0 from "/assets/d.js";import("/assets/a.js");</script>`;
  expect(scriptsOf(html)).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js', '/assets/d.js']);
});

test('a page that wakes later asks for nothing at first, however much it will', () => {
  const asleep = `<script nonce="x">addEventListener('docket:awake',f);start(()=>import("/assets/c.js"))</script>`;
  expect(firstScriptsOf(asleep)).toEqual([]);
  expect(firstScriptsOf(`${asleep}<script src="/assets/b.js"></script>`)).toEqual(['/assets/b.js']);
  expect(scriptsOf(asleep)).toEqual(['/assets/c.js']);
  expect(firstScriptsOf('<script type="module">import("/assets/c.js")</script>')).toEqual(['/assets/c.js']);
  const titled = `<script type="module">import("/assets/c.js")</script><script>data("addEventListener('docket:awake'")</script>`;
  expect(firstScriptsOf(titled), 'whatever a title says').toEqual(['/assets/c.js']);
});

test('a module brings its static imports, not what it loads later', () => {
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
