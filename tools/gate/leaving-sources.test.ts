import { expect, test } from 'vitest';
import { leavingSources } from './leaving-sources.ts';

const part = { name: 'build', seconds: 1, passed: 1, failed: [] };

test('a build that leaves its sources as they were counts as it did', async () => {
  expect(
    await leavingSources(
      async () => part,
      () => 'same',
    ),
  ).toEqual(part);
  expect(await leavingSources(async () => part)).toEqual(part);
});

test('a build that writes into its sources fails', async () => {
  let written = 'before';
  const build = async () => ((written = 'after'), part);
  expect(await leavingSources(build, () => written)).toMatchObject({
    passed: 0,
    failed: [expect.stringContaining('changed its own sources')],
  });
});
