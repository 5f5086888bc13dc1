import process from 'node:process';
import type { Account } from './account.ts';

/** How a program of PostgreSQL is told where its data folder is. */
export interface FolderAddress {
  readonly cwd: string;
  readonly path: string;
}

/**
 * Started as root, the data folder may lie under one that only root can enter, such as /root. The child changes into
 * the folder while it still is root and then becomes the unprivileged account; `/proc/self/cwd` leads there without
 * passing the closed parents again, for it and for every process it forks. So the data stays where DATA_DIR says.
 */
export function addressOf(dataDir: string, account: Account | null): FolderAddress {
  return account !== null && process.platform === 'linux'
    ? { cwd: dataDir, path: '/proc/self/cwd' }
    : { cwd: dataDir, path: dataDir };
}
