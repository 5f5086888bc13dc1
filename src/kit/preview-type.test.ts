import { expect, test } from 'vitest';
import { previewType } from './preview-type.ts';
import { isPreviewed } from './previewed.ts';

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each([
  ['image', '\u0089PNG\r\n', 'image/png'],
  ['image', '\u00ff\u00d8\u00ff\u00e0', 'image/jpeg'],
  ['image', 'RIFF1234WEBP', 'image/webp'],
  ['audio', 'RIFF1234WAVE', 'audio/wav'],
  ['audio', 'ID3', 'audio/mpeg'],
  ['video', '\u001aE\u00df\u00a3', 'video/webm'],
  ['text', '<html><script>', 'text/plain'],
] as const)('%s that begins with %j is shown as what it is', (kind, head, type) => {
  expect(previewType(kind, bytes(head))).toBe(type);
});

test('archives, programs and unknown files are only downloaded', () => {
  expect(['archive', 'program', 'design', 'other'].filter(isPreviewed)).toEqual([]);
});
