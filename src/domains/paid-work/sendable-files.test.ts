import { expect, test } from 'vitest';
import { sendableFiles } from './sendable-files.ts';

const known = [
  { id: 'clean', scan: 'clean' },
  { id: 'waiting', scan: 'scanning' },
  { id: 'unknown', scan: 'not_scanned' },
  { id: 'bad', scan: 'infected' },
] as const;

test('a quarantined file is left behind, every other chosen file is sent', () => {
  expect(sendableFiles(['bad', 'clean', 'waiting', 'unknown'], known)).toEqual(['clean', 'waiting', 'unknown']);
});

test('a file uploaded a moment ago, which the work does not list yet, is sent', () => {
  expect(sendableFiles(['new'], known)).toEqual(['new']);
});
