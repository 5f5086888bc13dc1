import { expect, test } from 'vitest';
import { refusal } from './uploads.ts';

const rules = { accept: 'image/*,.pdf', maxBytes: 2 * 1_048_576, maxFiles: 3 };

test('a file is refused before it is sent, and the message says what to do', () => {
  expect(refusal({ name: 'a.png', size: 5 * 1_048_576, type: 'image/png' }, rules)).toBe(
    'This file is 5 MB. Choose one of at most 2 MB.',
  );
  expect(refusal({ name: 'a.exe', size: 10, type: 'application/x-msdownload' }, rules)).toBe(
    'This type of file isn’t accepted here.',
  );
  expect(refusal({ name: 'a.png', size: 0, type: 'image/png' }, rules)).toBe('This file is empty. Choose another one.');
});

test('a kind is recognized by MIME type or file extension', () => {
  expect(refusal({ name: 'a.webp', size: 10, type: 'image/webp' }, rules)).toBeNull();
  expect(refusal({ name: 'A.PDF', size: 10, type: '' }, rules)).toBeNull();
  expect(refusal({ name: 'any', size: 10, type: '' }, { maxBytes: 20, maxFiles: 1 })).toBeNull();
});
