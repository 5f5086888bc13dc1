/**
 * `npm run storage:move`: copies all files to where STORAGE says, from where they were, while Docket runs or not. It
 * can be stopped and run again. `-- --remove` also removes each from where it was, once its copy was read back.
 */
import { readConfig } from '#kit/server/config.ts';
import { formatSize } from '#kit/format/size.ts';
import { openLog } from '#kit/server/log.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';
import { fileHomes } from '#kit/server/storage/file-homes.ts';
import { moveFiles, type Moved } from '#kit/server/storage/move-files.ts';

const SHOWN_FAILURES = 20;
const PROGRESS_MS = 5_000;

const words = ({ copied, there, bytes, failed }: Moved): string =>
  `${copied} copied (${formatSize(bytes)}), ${there} there already, ${failed.length} failed`;

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const { home, old } = fileHomes(config, openLog('error'));
  if (old === null)
    throw new StartRefusal(
      'Set S3_BUCKET and its keys: files move between the disk and a bucket. See docs/operations.',
    );
  console.log(`Moving files to ${config.storage.home === 's3' ? 'the bucket' : 'the disk'}.`);
  let toldAt = performance.now();
  const moved = await moveFiles(old, home, {
    removes: process.argv.includes('--remove'),
    onProgress: (sofar) => {
      if (performance.now() - toldAt < PROGRESS_MS) return;
      toldAt = performance.now();
      console.log(words(sofar));
    },
  });
  for (const { key, error } of moved.failed.slice(0, SHOWN_FAILURES)) console.log(`FAIL ${key}: ${error.message}`);
  console.log(words(moved));
  return moved.failed.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : `Files could not be moved: ${(error as Error).stack}`);
  process.exitCode = 1;
}
