import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slimCss } from './slim-css.ts';

test('the licence line and the fallback for old browsers go, everything else stays', () => {
  const css =
    '/*! tailwindcss | MIT */\n@layer properties{@supports (a){*,:before{--tw-x:1}}}@layer theme{:root{--a:1}}@property --tw-x{syntax:"*";inherits:false}';
  expect(slimCss(css)).toBe('@layer theme{:root{--a:1}}@property --tw-x{syntax:"*";inherits:false}');
});

test('a sheet without them, or a broken one, is left alone', () => {
  expect(slimCss('.a{b:c}')).toBe('.a{b:c}');
  expect(slimCss('@layer properties{.a{')).toBe('@layer properties{.a{');
});

test('guards that always hold, known sums and lines said twice are written short', () => {
  expect(slimCss('.a{b:c}@supports (color:color-mix(in lab, red, red)){.a{d:e}@media x{.f{g:h}}}.i{j:k}')).toBe('.a{b:c}.a{d:e}@media x{.f{g:h}}.i{j:k}');
  expect(slimCss('.p-3\\.5{padding:calc(var(--spacing) * 3.5);margin:calc(var(--spacing) * -2)}')).toBe('.p-3\\.5{padding:.875rem;margin:-.5rem}');
  expect(slimCss('a{-webkit-x:y;-webkit-x:y;-webkit-x:y;x:y}')).toBe('a{-webkit-x:y;x:y}');
});

test('what styles fields for dates and files goes, and the field beside it stays', () => {
  const css =
    '::-webkit-date-and-time-value{a:b}::-webkit-calendar-picker-indicator{c:d}::file-selector-button{e:f}.g::file-selector-button{h:i}::placeholder{j:k}';
  expect(slimCss(css)).toBe('.g::file-selector-button{h:i}::placeholder{j:k}');
});

test('what styles elements that no screen writes goes', () => {
  const css =
    'abbr:where([title]){a:b}b,strong{c:d}small{e:f}sub,sup{g:h}sup{i:j}::placeholder{opacity:1}@supports (not (k)) or (l:m){::placeholder{n:o}}::placeholder{p:q}';
  expect(slimCss(css)).toBe('b,strong{c:d}::placeholder{p:q}');
  const screens = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  expect(screens.filter((text) => /<(?:abbr|small|sub|sup|optgroup)[ >]/.test(text))).toEqual([]);
});
