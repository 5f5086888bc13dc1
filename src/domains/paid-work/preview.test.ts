import { expect, test } from 'vitest';
import { markedName } from './preview.ts';

test('a picture with a watermark is called by what it is', () => {
  expect(markedName('Cover v2.png')).toBe('Cover v2 (watermark).webp');
  expect(markedName('cover')).toBe('cover (watermark).webp');
});
