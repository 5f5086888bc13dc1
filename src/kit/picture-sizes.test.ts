import { expect, test } from 'vitest';
import { srcSetOf, toneClass, toneOf, urlFor } from './picture-sizes.ts';

const cover = '/uploads/covers/0197a1c2-0000-7000-8000-000000000001-26e.webp';

test('an uploaded picture has an address for each width, and nothing else has', () => {
  expect(srcSetOf('/uploads/portfolio/a.webp')).toBe('/uploads/portfolio/a-480 480w,/uploads/portfolio/a-960 960w');
  expect(srcSetOf(cover)).toContain('-26e-640 640w');
  expect(srcSetOf('/art/brand/1.svg')).toBeUndefined();
});

test('a small place gets the smallest size that is sharp in it', () => {
  expect(urlFor('/uploads/avatars/a.webp', 28)).toBe('/uploads/avatars/a-96');
  expect(urlFor('/uploads/avatars/a.webp', 56)).toBe('/uploads/avatars/a-192');
  expect(urlFor('/uploads/avatars/a.webp', 400)).toBe('/uploads/avatars/a.webp');
  expect(urlFor('/art/photo/face.svg', 28)).toBe('/art/photo/face.svg');
});

test('the main color is one of 64 and part of the name', () => {
  expect(toneOf({ r: 0, g: 127, b: 255 })).toBe('26e');
  expect(toneClass(cover)).toBe('tone-26e');
  expect(toneClass('/uploads/covers/0197a1c2-0000-7000-8000-000000000001.webp')).toBe('');
});
