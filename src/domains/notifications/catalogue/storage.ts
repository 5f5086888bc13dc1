import { spaceLevelChanged, type SpaceLevel } from '#kit/storage-space.ts';
import { pathTo } from '#routes';
import { describe } from './telling.ts';

const WORDS: Readonly<Record<SpaceLevel, readonly [title: string, text: string]>> = {
  low: ['Disk space is low', 'Make room soon: when it falls further, uploads and exports are refused.'],
  full: ['Disk space is almost used up', 'Uploads and exports are refused until there is room again. Signing in, reading and payments go on.'],
  ok: ['Disk space is fine again', 'Uploads and exports are taken again.'],
};

export const aboutStorage = [
  describe(spaceLevelChanged, ({ place, level, freePercent }) => ({
    to: 'operators',
    topic: 'operations',
    group: { key: 'operations:storage', title: 'Operations' },
    title: WORDS[level][0],
    text: `${freePercent}% is free on ${place}. ${WORDS[level][1]}`,
    path: pathTo('admin'),
  })),
];
