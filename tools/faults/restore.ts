import { cpSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { composed, openDatabase } from '#kit/server/db/database.ts';
import { startPostgres } from '#kit/server/db/embedded/start-postgres.ts';
import { startTestMailServer } from '#kit/server/test-mail-server.ts';
import { violations as violationsOf } from '../../db/checks/run-checks.ts';
import { call, launch, untilReady } from '../../e2e/support/product.ts';
import { backUp } from '../backup.ts';
import { keepBusy } from '../bank/clients.ts';
import { commands, send, surprises, tally, type World } from '../bank/commands.ts';
import type { Ground, Outcome } from '../bank/ground.ts';
import { INSTANCE_KEY, setUp } from '../bank/set-up.ts';
import { ownInstance } from './own-instance.ts';
import { freePort } from '#kit/server/free-port.ts';

/** Commands acknowledged before the backup begins, and after it is done. */
const COMMANDS = Number(process.env['RESTORE_COMMANDS'] ?? 500);
const CLIENTS = Number(process.env['RESTORE_CLIENTS'] ?? 12);
const SETTLES_WITHIN_MS = 60_000;
const WAITING = "select count(*) as left from job where lane <> 'timers' and died_at is null and run_at <= now()";

const acknowledged = () => commands.filter(({ said }) => said !== null);
async function untilMore(than: number): Promise<void> {
  while (acknowledged().length < than && surprises.length === 0) await sleep(50);
}

/** A backup taken under load and opened without anything that came after it, as after the loss of a machine. */
export async function restore(ground: Ground): Promise<Outcome> {
  const { folder, whenOver } = ground;
  const mail = await startTestMailServer();
  whenOver(() => mail.stop());
  const first = await ownInstance(ground, { SMTP_URL: mail.url });
  let url = first.url;
  const world: World = await setUp(first.app, first.owner, COMMANDS * 4, () => url);
  whenOver(() => world.app.close());
  let isOver = false;
  const clients = keepBusy(world, CLIENTS, () => isOver);
  await untilMore(COMMANDS);
  const before = acknowledged();
  const startedAt = performance.now();
  const copy = await backUp({ DATA_DIR: first.product.dataDir }, `${folder}/copy`, (line) => console.log(`  ${line}`));
  const backupMs = performance.now() - startedAt;
  await untilMore(acknowledged().length + COMMANDS);
  isOver = true;
  await clients;
  const emailed = mail.arrived.length;
  const orders = acknowledged().length;
  first.product.kill('SIGKILL');
  await first.product.ended;

  cpSync(copy, `${folder}/restored`, { recursive: true });
  const port = await freePort();
  const restored = launch(`${folder}/restored`, port, { INSTANCE_KEY, LOG_LEVEL: 'error', SMTP_URL: mail.url });
  whenOver(async () => (restored.kill('SIGTERM'), restored.ended));
  await untilReady(restored);
  url = restored.url;
  const postgres = await startPostgres({ dataDir: `${folder}/restored/postgres`, keep: false });
  const owner = openDatabase({ connection: postgres.connection, poolSize: 2 });
  whenOver(async () => (await owner.end(), postgres.stop()));
  const found: string[] = [...surprises];
  if (!restored.said().includes('Restored from a backup of'))
    found.push('the start did not notice that it runs on a copy');

  // Repeated with its key, what was acknowledged before the backup gets the same answer byte for byte.
  for (const command of before) {
    const heard = await send(world, command);
    if (heard.text !== command.said)
      found.push(`${command.path} was acknowledged before the backup and is lost: ${heard.status} ${heard.text}`);
  }
  const until = Date.now() + SETTLES_WITHIN_MS;
  while ((await owner.db.row(composed<{ left: string }>(WAITING)))?.left !== '0' && Date.now() < until)
    await sleep(200);
  const ids = mail.arrived.map(({ read }) => read.messageId ?? '');
  const again = ids.slice(emailed).filter((id) => ids.indexOf(id) < emailed);
  found.push(...again.map((id) => `the email ${id} was sent again`));
  if ((await call(`${url}/services`)).status !== 200) found.push('the list of services does not open');
  found.push(...(await violationsOf(owner.pool)));
  console.log(
    `  backup in ${backupMs.toFixed(0)} ms under ${CLIENTS} clients; ${before.length} commands before it, ${orders - before.length} during and after; ${emailed} emails by the first, ${mail.arrived.length - emailed} by the restored`,
  );
  return { operations: tally.operations, violations: found };
}
