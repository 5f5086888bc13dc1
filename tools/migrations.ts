import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';

/** What is wrong with the names of migrations, and with those that some installation applied already (DB-6). */

export interface Named {
  readonly name: string;
  readonly hash: string;
}

const TIMESTAMPED = /^\d{14}-[a-z0-9-]+\.sql$/;
/** From before names had a timestamp. */
const NUMBERED = /^0\d{3}-[a-z0-9-]+\.sql$/;
const LAST_NUMBERED = '0202-fee-payer-unused.sql';
/** Of two branches, from before this was checked; they were applied under these names. */
const TWINS = new Set(['0201', '20261122124500']);

const numberOf = (name: string): string => name.slice(0, name.indexOf('-'));

/** `files` are those of db/migrations, `released` those of earlier releases. */
export function migrationFaults(files: readonly Named[], released: readonly Named[]): string[] {
  const faults: string[] = [];
  const byNumber = Map.groupBy(files, ({ name }) => numberOf(name));
  for (const [number, all] of byNumber)
    if (all.length > (TWINS.has(number) ? 2 : 1))
      faults.push(`${all.map(({ name }) => name).join(' and ')} have one number: give the newer another timestamp`);
  for (const { name } of files)
    if (!TIMESTAMPED.test(name) && !(NUMBERED.test(name) && name <= LAST_NUMBERED))
      faults.push(`${name}: a new migration is named YYYYMMDDHHMMSS-what.sql`);
  const now = new Map(files.map(({ name, hash }) => [name, hash]));
  const newest =
    released
      .map(({ name }) => name)
      .toSorted()
      .at(-1) ?? '';
  const applied = new Set(released.map(({ name }) => name));
  for (const { name, hash } of released) {
    if (!now.has(name))
      faults.push(`${name} was applied by an earlier release and is gone: names that were applied stay`);
    else if (now.get(name) !== hash)
      faults.push(`${name} was applied by an earlier release and has changed: write a new file`);
  }
  for (const { name } of files)
    if (!applied.has(name) && name < newest)
      faults.push(`${name} sorts before ${newest}, which an earlier release applied: give it a later timestamp`);
  return faults;
}

/** Migrations of the releases that `db/upgrades` holds. */
export const releasedMigrations = (directory: string): Named[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.json.zst'))
    .flatMap(
      (file) =>
        (JSON.parse(zstdDecompressSync(readFileSync(path.join(directory, file))).toString()) as { migrations: Named[] })
          .migrations,
    );
