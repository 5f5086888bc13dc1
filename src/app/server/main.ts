import { enableCompileCache } from 'node:module';

/** SIGTERM must end in at most 25 s (OPS-1); something that hangs does not keep the process. */
const LAST_RESORT_MS = 20_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

enableCompileCache();
const { readConfig } = await import('#kit/server/config.ts');
const { takeDataFolder } = await import('#kit/server/db/data-folder.ts');
const { StartRefusal } = await import('#kit/server/start-refusal.ts');

function refuse(error: unknown): never {
  if (error instanceof StartRefusal) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`Docket could not start: ${(error as Error).stack ?? String(error)}\n`);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const folder = await takeDataFolder(config.dataDir);
  const { startApp } = await import('./start-app.ts');
  const app = await startApp(config, { dev: process.argv.includes('--dev'), say }).catch((error: unknown) => {
    folder.release();
    throw error;
  });
  say(`Docket is ready at ${app.url}`);

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    app.stop().then(
      () => {
        folder.release();
        process.exit(0);
      },
      () => process.exit(1),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  refuse(error);
}
