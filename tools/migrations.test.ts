import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationsIn } from '#kit/server/db/migrate.ts';
import { migrationFaults, releasedMigrations } from './migrations.ts';

const ROOT = path.join(import.meta.dirname, '..');
const named = (...names: string[]) => names.map((name) => ({ name, hash: name }));
const released = named('0001-roles.sql', '20261122124437-lanes.sql');

test('the migrations have one number each, and those of earlier releases stay as they were', () => {
  const before = releasedMigrations(path.join(ROOT, 'db/upgrades'));
  expect(before.length).toBeGreaterThan(40);
  expect(migrationFaults(migrationsIn(path.join(ROOT, 'db/migrations')), before)).toEqual([]);
});

test.each([
  [
    'two with one number',
    [...released, ...named('20261123100000-one.sql', '20261123100000-two.sql')],
    'have one number',
  ],
  [
    'a third beside twins',
    [...released, ...named('20261122124500-a.sql', '20261122124500-b.sql', '20261122124500-c.sql')],
    'have one number',
  ],
  ['a new one with a plain number', [...released, ...named('0300-more.sql')], 'YYYYMMDDHHMMSS'],
  [
    'one that was renamed after a release',
    [...named('0001-accounts.sql'), ...released.slice(1)],
    '0001-roles.sql was applied by an earlier release and is gone',
  ],
  [
    'one that was changed after a release',
    [{ name: '0001-roles.sql', hash: 'other' }, ...released.slice(1)],
    'has changed',
  ],
  [
    'one that sorts before what a release applied',
    [...released, ...named('20261122124400-early.sql')],
    'sorts before 20261122124437-lanes.sql',
  ],
])('%s is refused', (_what, files, because) => {
  expect(migrationFaults(files, released).join('\n')).toContain(because);
});

test('a later one passes', () => {
  expect(migrationFaults([...released, ...named('20261123100000-more.sql')], released)).toEqual([]);
});
