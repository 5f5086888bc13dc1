import { chmodSync, lchownSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { StartRefusal } from '../../start-refusal.ts';

/** The account PostgreSQL runs as when the app runs as root: PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const FALLBACK_NAMES = ['postgres', 'nobody'];

/** Null when PostgreSQL can simply run as the account that started the app. */
export function accountFor(dataDir: string, env: NodeJS.ProcessEnv = process.env): Account | null {
  const self = process.getuid?.();
  if (self === undefined) return null;
  const owner = ownerOf(dataDir);
  if (self !== 0) {
    if (owner !== null && owner.uid !== self)
      throw new StartRefusal(
        `The database in ${dataDir} belongs to another account (user id ${owner.uid}): start Docket as that account or as root, or set DATA_DIR to another folder.`,
      );
    return null;
  }
  if (owner !== null && owner.uid !== 0) return owner;
  const wanted = env['EMBEDDED_PG_USER'];
  const found = (wanted === undefined ? FALLBACK_NAMES : [wanted])
    .map(accountNamed)
    .find((account) => account !== null && account.uid !== 0);
  if (found) return found;
  throw new StartRefusal(
    'PostgreSQL cannot run as root and this machine has no account named postgres or nobody: start Docket as an ordinary account, name one in EMBEDDED_PG_USER, or set DATABASE_URL.',
  );
}

/** A folder that root copied back from a backup belongs to root: PostgreSQL requires that its own account owns it. */
export function giveTree(folder: string, account: Account): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(path.join(folder, name), account.uid, account.gid);
  chmodSync(folder, 0o700);
  lchownSync(folder, account.uid, account.gid);
}

function ownerOf(dataDir: string): Account | null {
  const stats = statSync(dataDir, { throwIfNoEntry: false });
  return stats === undefined ? null : { uid: stats.uid, gid: stats.gid };
}

function accountNamed(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}
