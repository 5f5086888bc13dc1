/**
 * How full the disks are and whether the database takes writes, for operators and the code that notifies them (DB-7,
 * OPS-6).
 */
import * as z from 'zod/mini';
import { query } from './endpoint.ts';
import { event } from './events.ts';

/** `low`: operators are warned. `full`: files and exports are refused, so that the rest goes on. */
export const SPACE_LEVELS = ['ok', 'low', 'full'] as const;
export type SpaceLevel = (typeof SPACE_LEVELS)[number];

/** Why nothing can be written just now. */
export const WRITE_TROUBLES = ['out_of_space', 'read_only'] as const;
export type WriteTrouble = (typeof WRITE_TROUBLES)[number];

export const spaceLevelChanged = event(
  'storage.space_level_changed',
  z.object({ place: z.string(), level: z.enum(SPACE_LEVELS), freePercent: z.int() }),
);

export const storageSpace = query({
  path: '/api/admin/storage-space',
  summary: 'Returns disk usage per process, and whether the database accepts writes.',
  access: 'operator',
  staff: ['support', 'trust', 'money'],
  data: z.object({
    writes: z.enum(['ok', ...WRITE_TROUBLES]),
    places: z.array(
      z.object({ place: z.string(), level: z.enum(SPACE_LEVELS), free_percent: z.int(), changed_at: z.iso.datetime() }),
    ),
  }),
  errors: [],
  limit: 'read',
});
