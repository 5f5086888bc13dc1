import { chownSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from '../../start-refusal.ts';

/** PostgreSQL never runs as root. Empty when this process is not root anyway. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

const ACCOUNTS = ['postgres', 'nobody'];

export function unprivilegedAccount(): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return {};
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of [process.env['EMBEDDED_PG_USER'], ...ACCOUNTS]) {
    const fields = name ? lines.find((line) => line.startsWith(`${name}:`))?.split(':') : undefined;
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new StartRefusal('Docket runs as root here and no account named postgres or nobody exists for the database. Set EMBEDDED_PG_USER or DATABASE_URL.');
}

export function giveTo(who: RunAs, file: string): void {
  if (who.uid !== undefined && who.gid !== undefined) chownSync(file, who.uid, who.gid);
}

/** The first folder on the way down that `who` may not enter, or null. */
export function closedFolder(who: RunAs, target: string): string | null {
  if (who.uid === undefined) return null;
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const enters = uid === who.uid ? mode & 0o100 : gid === who.gid ? mode & 0o010 : mode & 0o001;
    if (enters === 0) return folder;
    if (folder === path.dirname(folder)) return null;
  }
}
