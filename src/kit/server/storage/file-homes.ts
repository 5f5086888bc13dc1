/** Where files are, by configuration: on disk, in a bucket, or in one with the other behind it. */
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { FileHome } from './files.ts';
import { localFiles } from './local-files.ts';
import { openBucket } from './s3/bucket.ts';
import { s3Files } from './s3/s3-files.ts';
import { twoHomes } from './two-homes.ts';

/** The old home is null where only one is known. */
interface FileHomes {
  readonly home: FileHome;
  readonly old: FileHome | null;
}

export function fileHomes({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>, log: Log): FileHomes {
  const disk = localFiles(path.join(dataDir, 'uploads'));
  if (storage.s3 === null) return { home: disk, old: null };
  const { signsDownloads } = storage.s3;
  const bucket = s3Files(openBucket(storage.s3, log), disk, { log, signsDownloads });
  return storage.home === 's3' ? { home: bucket, old: disk } : { home: disk, old: bucket };
}

export function configuredFiles(config: Pick<Config, 'dataDir' | 'storage'>, log: Log): FileHome {
  const { home, old } = fileHomes(config, log);
  return old === null ? home : twoHomes(home, old);
}
