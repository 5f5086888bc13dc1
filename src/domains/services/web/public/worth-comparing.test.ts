import { expect, test } from 'vitest';
import { worthComparing } from './worth-comparing.ts';

const by = (username: string) => ({ seller: { username } });

test('similar services are shown from two on, and not of the same seller alone', () => {
  const seller = { username: 'amara-okafor' };
  expect(worthComparing([], seller)).toEqual([]);
  expect(worthComparing([by('rahel-tesfaye')], seller)).toEqual([]);
  expect(worthComparing([by('amara-okafor'), by('amara-okafor')], seller)).toEqual([]);
  const mixed = [by('amara-okafor'), by('rahel-tesfaye')];
  expect(worthComparing(mixed, seller)).toEqual(mixed);
});
