import { expect, test } from 'vitest';
import { withScheme } from './web-address.ts';

test.each([
  ['figma.com/file/a1B2', 'https://figma.com/file/a1B2'],
  [' www.example.co.uk ', 'https://www.example.co.uk'],
  ['example.com:8443?v=2', 'https://example.com:8443?v=2'],
])('a link without its scheme is one to https: %s', (typed, link) => {
  expect(withScheme(typed)).toBe(link);
});

test.each([
  'https://example.com',
  'http://example.com/a',
  '',
  'mailto:mona@example.com',
  'mona@example.com',
  'javascript:alert(1)',
  'see above',
  '/tmp',
  '1.5',
])('anything else stays as it is: %s', (typed) => {
  expect(withScheme(typed)).toBe(typed);
});
