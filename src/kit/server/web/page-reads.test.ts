import { expect, test } from 'vitest';
import { query } from '../../endpoint.ts';
import * as z from 'zod/mini';
import { recordReads, currentFingerprint, type PageReads } from './page-reads.ts';

const endpoint = query({ path: '/api/things', summary: 'Things.', access: 'public', data: z.string(), errors: [], limit: 'read' });
const NOON = Date.parse('2026-11-21T12:00:10Z');

function world() {
  const state = { text: '"one"' as string | null, reads: 0 };
  const read = async () => {
    state.reads += 1;
    return { ok: state.text !== null, text: state.text };
  };
  const reads: PageReads = Object.assign(read, { textOf: async () => state.text });
  return { state, reads };
}

test('what a document was made from is told the same until it changes, or the minute does', async () => {
  const { state, reads } = world();
  const noted = recordReads(reads);
  await Promise.all([noted.read(endpoint, {}), noted.read(endpoint, {}), noted.read(endpoint, { query: { q: 'a' } })]);
  expect(state.reads).toBe(2);
  const fingerprint = await noted.fingerprint(NOON);
  expect(await currentFingerprint(reads, noted.questions(), NOON + 40_000)).toBe(fingerprint);
  expect(await currentFingerprint(reads, noted.questions(), NOON + 60_000)).not.toBe(fingerprint);
  state.text = '"two"';
  expect(await currentFingerprint(reads, noted.questions(), NOON)).not.toBe(fingerprint);
});

test('a read that is refused makes nothing to compare', async () => {
  const { state, reads } = world();
  const noted = recordReads(reads);
  state.text = null;
  await noted.read(endpoint, {});
  expect(await noted.fingerprint(NOON)).toBeNull();
  expect(await currentFingerprint(reads, noted.questions(), NOON)).toBeNull();
});
