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
