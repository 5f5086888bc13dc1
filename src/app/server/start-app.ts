import { createServer, type AddressInfo } from 'node:net';
import type { Config } from '#kit/server/config.ts';
import type { Context } from '#kit/server/context.ts';
import { spaceLimits } from '#kit/limits.ts';
import { openHub } from '#kit/server/realtime/hub.ts';
import { answerFailures, mountApi } from '#kit/server/http/api.ts';
import { closerOf } from '#kit/server/http/close-server.ts';
import { limitPages } from '#kit/server/http/limit-pages.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { openBacklog } from '#kit/server/jobs/backlog.ts';
import { announceWaitingScans } from '#kit/server/scanning/file-scans.ts';
import { watchSpace } from '#kit/server/storage/space-watch.ts';
import { bringForward } from '#kit/server/jobs/boss.ts';
import { startQueue } from '#kit/server/jobs/queue.ts';
import { startRelay, type Announced } from '#kit/server/jobs/relay.ts';
import { sweepOld } from '#kit/server/jobs/sweep.ts';
import { startTimers } from '#kit/server/jobs/fire-timers.ts';
import { pulse } from '#kit/server/jobs/pulse.ts';
import { startTestDeliveries } from '#kit/server/payments/test-deliveries.ts';
import { databaseClock } from '#kit/server/database-clock.ts';
import { mountPolicyReports, type PolicyReports } from '#kit/server/web/policy-reports.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';
import { runDueChecks } from '#domains/books/server/checker.ts';
import { learnTerms } from '#domains/fees/server/fees.ts';
import { sealLedger } from '#domains/books/server/seal.ts';
import { evaluateLevels } from '#domains/orders/server/orders.ts';
import { bookDailyReconciliations } from '#domains/wallet/server/reconcile.ts';
import { mountUnsubscribe } from '#domains/notifications/server/notifications.ts';
import { heldRollUp, rollUpPlatform, rollUpYears } from '#domains/wallet/server/roll-up.ts';
import { admitCaller, rememberingAuthenticate, sweepAccounts } from '#domains/accounts/server/accounts.ts';
import { runChecks } from '../../../db/checks/run-checks.ts';
import { routes as screens } from '#routes';
import { handlers } from './api.ts';
import { makeContext } from './context.ts';
import { reactions, timerReactions } from './listeners.ts';
import { mountHealth } from './health.ts';
import { mountWeb } from './web.ts';
import { mayWatch } from './topics.ts';
import { openDatabases } from './open-database.ts';
import { prepareInstance } from './prepare-instance.ts';
import { cutEnded, watchEndings } from './session-endings.ts';

const TIMER_BEAT_MS = 1_000;
const ENDINGS_BEAT_MS = 600;
const SWEEP_BEAT_MS = 3_600_000;
/** It asks whether today is done; the work itself is once a day. */
const LEVELS_BEAT_MS = 1_800_000;
const ROLL_UP_BEAT_MS = 600_000;
const TERMS_BEAT_MS = 30_000;
const SEAL_BEAT_MS = 10_000;
const CHECK_BEAT_MS = 5_000;
const POLICY_REPORTS_BEAT_MS = 2_000;
const CLOCK_BEAT_MS = 60_000;
const RECONCILE_BEAT_MS = 1_800_000;
const GRACE_MS = 10_000;

export interface RunningApp {
  readonly url: string;
  /** Fails readiness, finishes what is under way, then stops everything this process started (OPS-1). */
  stop(drainMs: number): Promise<void>;
}

/** The whole product in one process: database, jobs, API, pages, sockets. */
export async function startApp(config: Config, options: { dev: boolean; say: (line: string) => void; calledOff: AbortSignal }): Promise<RunningApp> {
  await refuseTakenPort(config);
  const databases = await openDatabases(config, options.say, options.calledOff);
  const databaseTime = databaseClock(databases.database.db, (line) => context.log.error({ event: 'database_clock' }, line));
  await databaseTime.sync();
  const backlog = openBacklog(databases.reserve.owner);
  const context: Context = { ...makeContext(config, databases.database, databaseTime.now, databases.restoredFrom), machineClock: () => new Date(), backlog };
  const forMoney = { ...context, database: databases.reserve.database, db: databases.reserve.database.db };
  const state = { ready: false, draining: false };
  const server = makeServer(config, { isDraining: () => state.draining, clock: context.clock });
  const closeServer = closerOf(server);
  let policyReports: PolicyReports;
  try {
    await learnTerms(context);
    await prepareInstance(context, options.say);
    answerFailures(server, context);
    // Vite's modules are hundreds of requests a page.
    if (config.rateLimits && !options.dev) limitPages(server);
    mountHealth(server, forMoney, state);
    mountApi(server, { context, forMoney, handlers, authenticate: rememberingAuthenticate(), admit: admitCaller });
    mountUnsubscribe(server, context);
    policyReports = mountPolicyReports(
      server,
      context,
      screens.map(({ path }) => path),
    );
    await mountWeb(server, context, { dev: options.dev, handlers });
    await server.listen({ port: config.port, host: config.host });
  } catch (error) {
    await server.close();
    await databases.close();
    throw listenRefusal(error, config);
  }

  const hub = openHub(server.server, { context, mayWatch: (holder, topic) => mayWatch(context.db, holder, topic) });
  const queue = await startQueue(databases.owner, reactions, context, { owner: databases.reserve.owner, context: forMoney });
  const hint = (events: readonly Announced[]): void => {
    hub.hint(events);
    watchEndings(hub, events);
  };
  const relay = startRelay({ owner: databases.owner, reserve: databases.reserve.owner, queue, hint, log: context.log, clock: context.clock });
  await announceWaitingScans(context);
  options.say(
    context.scanner === null ? 'Uploads are not scanned for malware (CLAMAV_URL is not set)' : `Uploads are scanned for malware by ${context.scanner.name}`,
  );
  if (context.scanner !== null && !(await context.scanner.ping()))
    context.log.error({ scanner: context.scanner.name }, 'the malware scanner does not answer; uploads are held back until it does');
  const sweep = pulse('sweep', SWEEP_BEAT_MS, () => sweepOld(context.database), context.log);
  const endings = pulse('ended sessions', ENDINGS_BEAT_MS, () => cutEnded(hub, context.db), context.log);
  const accountSweep = pulse('accounts sweep', SWEEP_BEAT_MS, () => sweepAccounts(context.database), context.log);
  const timers = startTimers(timerReactions, (lane) => (lane === 'money' ? forMoney : context), TIMER_BEAT_MS);
  const levels = pulse('levels', LEVELS_BEAT_MS, () => evaluateLevels(context), context.log);
  const terms = pulse('terms', TERMS_BEAT_MS, () => learnTerms(context), context.log);
  const rollUpHeld = heldRollUp(context);
  const rollUps = pulse(
    'ledger roll-up',
    ROLL_UP_BEAT_MS,
    async () => (await rollUpPlatform(context)) || (await rollUpHeld()) || rollUpYears(context),
    context.log,
  );
  const seals = pulse('ledger seals', SEAL_BEAT_MS, () => sealLedger(context), context.log);
  const checker = pulse('ledger checks', CHECK_BEAT_MS, () => runDueChecks(context, () => runChecks(databases.owner.pool)), context.log);
  const spaceSeen = { recordedAt: 0, level: null };
  const space = pulse('disk space', spaceLimits.lookMs, () => watchSpace(forMoney, spaceSeen), context.log);
  const clock = pulse('database clock', CLOCK_BEAT_MS, databaseTime.sync, context.log);
  const reports = pulse('policy reports', POLICY_REPORTS_BEAT_MS, () => policyReports.flush(), context.log);
  const strayJobs = pulse('stray jobs', CLOCK_BEAT_MS, () => bringForward(databases.owner), context.log);
  const address = server.server.address() as AddressInfo;
  const reconciling = pulse('reconciliation', RECONCILE_BEAT_MS, () => bookDailyReconciliations(context), context.log);
  const testProvider = config.payments.test ? startTestDeliveries(context, urlOf(address)) : null;
  state.ready = true;

  return {
    url: config.port === 0 ? `http://localhost:${address.port}` : config.appUrl,
    async stop(drainMs) {
      state.ready = false;
      state.draining = true;
      await new Promise((resolve) => setTimeout(resolve, drainMs));
      // It calls this very server.
      await testProvider?.stop();
      hub.close();
      await closeServer(GRACE_MS);
      await reports.stop();
      await reconciling.stop();
      await sweep.stop();
      await accountSweep.stop();
      await endings.stop();
      await Promise.all(timers.map((one) => one.stop()));
      await levels.stop();
      await rollUps.stop();
      await terms.stop();
      await space.stop();
      await clock.stop();
      await strayJobs.stop();
      await seals.stop();
      await checker.stop();
      await relay.stop();
      await queue.stop();
      await databases.close();
    },
  };
}

/** Where this process itself is reached, for calls that must not depend on a name or a proxy. */
function urlOf({ address, family, port }: AddressInfo): string {
  if (family === 'IPv6') return `http://[${address === '::' ? '::1' : address}]:${port}`;
  return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`;
}

/** Looked at before anything is made: nobody should wait for a database and a demo world to hear of a taken port. */
async function refuseTakenPort(config: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(listenRefusal(error, config)));
    probe.listen({ port: config.port, host: config.host }, () => probe.close(() => resolve()));
  });
}

function listenRefusal(error: unknown, config: Config): unknown {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE')
    return new StartRefusal(`Port ${config.port} on ${config.host} is already in use. Stop what uses it, or set PORT to another number.`);
  if (code === 'EACCES') return new StartRefusal(`Port ${config.port} needs rights this account does not have. Set PORT to a number above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new StartRefusal(`HOST "${config.host}" is not an address of this machine.`);
  return error;
}
