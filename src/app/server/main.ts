import { enableCompileCache } from 'node:module';

/** SIGTERM must end in at most 25 s (OPS-1); something that hangs does not keep the process. */
const LAST_RESORT_MS = 24_000;
/** Long enough after the start for its last work to be done. */
const TIDY_AFTER_MS = 1_500;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

// React chooses its build by this when it is loaded: the development one renders several times slower.
process.env['NODE_ENV'] = process.argv.includes('--dev') ? 'development' : 'production';
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
  const folder = takeDataFolder(config.dataDir);
  process.once('exit', () => folder.release());
  // Before it is ready there is nothing to finish. A second signal ends it without stopping its database.
  const calledOff = new AbortController();
  const callOff = (): void => calledOff.abort();
  process.once('SIGINT', callOff).once('SIGTERM', callOff);
  const { startApp } = await import('./start-app.ts');
  const app = await startApp(config, { dev: process.argv.includes('--dev'), say, calledOff: calledOff.signal });
  let stopping = false;
  const stop = (drainMs: number): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LAST_RESORT_MS).unref();
    app.stop(drainMs).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  // These first, then the others go: with no listener for an instant, a signal in it would end the process immediately.
  // At a terminal there is no balancer to wait for.
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(config.drainMs));
  process.off('SIGINT', callOff).off('SIGTERM', callOff);
  say(`Docket is ready at ${app.url}`);
  // Starting leaves garbage that would double the process's memory for good (decision 251). With --expose-gc.
  setTimeout(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), TIDY_AFTER_MS).unref();
} catch (error) {
  refuse(error);
}
