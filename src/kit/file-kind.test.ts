import { expect, test } from 'vitest';
import { fileKind, isRefusedKind } from './file-kind.ts';
import { previewType } from './preview-type.ts';

/** The first box of a file: its size, "ftyp", the brand, a version, and the other brands. */
const box = (brand: string, ...others: string[]): Uint8Array =>
  Buffer.from(`\0\0\0\x20ftyp${brand}\0\0\0\0${others.join('')}`, 'latin1');

test.each([
  ['an iPhone’s photo', box('heic', 'mif1', 'heic'), 'other'],
  ['a photo in the general format', box('mif1', 'mif1', 'heic'), 'other'],
  ['a burst of photos', box('hevc', 'msf1'), 'other'],
  ['an AVIF', box('avif', 'mif1', 'miaf'), 'image'],
  ['an AVIF in the general format', box('mif1', 'mif1', 'avif'), 'image'],
  ['a voice memo', box('M4A ', 'isom', 'mp42'), 'audio'],
  ['an audiobook', box('M4B '), 'audio'],
  ['a video', box('isom', 'mp41'), 'video'],
  ['a video of an iPhone', box('qt  '), 'video'],
  ['an MP3 without a tag', Buffer.from([0xff, 0xfb, 0x90, 0x64]), 'audio'],
  ['a text about the MZ-80', Buffer.from('MZ-80 manual. '.repeat(10)), 'text'],
  ['a program', Buffer.from(`MZ\x90\0${'x'.repeat(100)}`, 'latin1'), 'program'],
])('%s is called what it is', (_name, bytes, kind) => expect(fileKind(bytes)).toBe(kind));

test('a file in that format is previewed as what it is', () => {
  expect([
    previewType('audio', box('M4A ')),
    previewType('image', box('avif')),
    previewType('video', box('isom')),
  ]).toEqual(['audio/mp4', 'image/avif', 'video/mp4']);
});

test('two letters alone are refused as a program', () => expect(isRefusedKind(fileKind(Buffer.from('MZ')))).toBe(true));
