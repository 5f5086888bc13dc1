import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { ROOT, runStep } from './run-step.ts';
import { writeServiceWorker } from './service-worker.ts';

/** Builds the pages for browser and server, and compresses the files once. */
const CLIENT = path.join(ROOT, 'build/client');
const SERVER = path.join(ROOT, 'build/server/index.js');
const COMPRESSED = '**/*.{js,css,svg,json,webmanifest,txt,xml,html,ico,wasm}';
const SMALLEST_COMPRESSED = 512;

function compress(file: string): void {
  const bytes = readFileSync(file);
  if (bytes.length < SMALLEST_COMPRESSED) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  for (const [ending, packed] of [
    ['br', brotliCompressSync(bytes, { params })],
    ['gz', gzipSync(bytes, { level: 9 })],
  ] as const)
    if (packed.length < bytes.length) writeFileSync(`${file}.${ending}`, packed);
}

/** Hands the next file to whichever thread is free. */
async function compressAll(files: readonly string[]): Promise<void> {
  const waiting = [...files];
  const threads = Math.min(availableParallelism(), files.length);
  await Promise.all(
    Array.from(
      { length: threads },
      () =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url));
          const next = (): void => {
            const file = waiting.pop();
            if (file === undefined) void worker.terminate().then(() => resolve(), reject);
            else worker.postMessage(file);
          };
          worker.once('error', reject);
          worker.on('message', next);
          next();
        }),
    ),
  );
}

async function build(): Promise<void> {
  const startedAt = performance.now();
  const seconds = (): string => ((performance.now() - startedAt) / 1000).toFixed(1);
  const fonts = await runStep({ name: 'fonts', command: 'node', args: ['tools/fonts.ts'] });
  if (!fonts.ok) throw new Error(`The fonts could not be made.\n${fonts.output}`);
  const pages = await runStep({
    name: 'pages',
    command: 'react-router',
    args: ['build'],
    env: { NODE_ENV: 'production' },
  });
  const isThere = existsSync(path.join(CLIENT, 'assets')) && existsSync(SERVER);
  if (!pages.ok || !isThere) {
    console.error(pages.output);
    console.error('The pages could not be built.');
    process.exitCode = 1;
    return;
  }
  const warnings = pages.output.split('\n').filter((line) => /warn/i.test(line));
  if (warnings.length > 0) console.log(warnings.join('\n'));
  const { assets } = (await import(SERVER)) as ServerBuild;
  await writeServiceWorker(ROOT, CLIENT, assets.version);
  const files = globSync(COMPRESSED, { cwd: CLIENT }).map((name) => path.join(CLIENT, name));
  await compressAll(files);
  console.log(`Pages built in ${pages.seconds.toFixed(1)} s, ${files.length} files compressed; ${seconds()} s in all`);
}

if (isMainThread) await build();
else
  parentPort?.on('message', (file: string) => {
    compress(file);
    parentPort?.postMessage('done');
  });
