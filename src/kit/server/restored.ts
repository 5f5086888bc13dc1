import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { statement, type Db } from './db/database.ts';
import { StartRefusal } from './start-refusal.ts';

/** Written only into a copy of a data folder, so that the first start on the copy knows that it is one. */
const FILE = 'restored-from.json';
const shape = z.object({ takenAt: z.iso.datetime({ offset: true }) });

export const markCopy = (folder: string, takenAt: Date): void =>
  writeFileSync(path.join(folder, FILE), `${JSON.stringify({ takenAt })}\n`, { flush: true });

const keep = statement(
  'restored_keep',
  'insert into restored_copy (taken_at) values (least(:takenAt::timestamptz, now())) on conflict do nothing',
);
const last = statement('restored_last', 'select max(taken_at) as taken_at from restored_copy');

/** When the backup was taken that this database was last restored from; null where it never was. */
export async function restoredFrom(owner: Db, dataDir: string, say: (line: string) => void): Promise<Date | null> {
  const file = path.join(dataDir, FILE);
  if (existsSync(file)) {
    const takenAt = readMark(file);
    await owner.rows(keep, { takenAt });
    rmSync(file);
    say(
      `Restored from a backup of ${takenAt}: emails and text messages from before are not sent again, payouts are looked up before they are sent`,
    );
  }
  return (await owner.row(last))?.taken_at ?? null;
}

function readMark(file: string): string {
  try {
    return z.parse(shape, JSON.parse(readFileSync(file, 'utf8'))).takenAt;
  } catch (cause) {
    throw new StartRefusal(
      `${file} does not say when the backup was taken: write it as {"takenAt":"2026-11-22T10:00:00Z"}.`,
      { cause },
    );
  }
}
