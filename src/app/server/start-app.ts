import { createServer, type AddressInfo } from 'node:net';
import { waitingConnections } from '#kit/limits.ts';
import { setInstanceLocale } from '#kit/locale.ts';
import type { Config } from '#kit/server/config.ts';
import type { Context } from '#kit/server/context.ts';
import type { Hint } from '#kit/realtime.ts';
import { openHub, type Hub } from '#kit/server/realtime/hub.ts';
import { brandInForce, refreshBrand } from '#kit/server/brand.ts';
import { closeForMaintenance } from '#kit/server/http/maintenance.ts';
import { answerFailures, mountApi } from '#kit/server/http/api.ts';
import { allCounters } from '#kit/server/http/answer-counter.ts';
import { closerOf } from '#kit/server/http/close-server.ts';
import { limitPages } from '#kit/server/http/limit-pages.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { openBacklog } from '#kit/server/jobs/backlog.ts';
import { bringForward, takeOverEarlierJobs } from '#kit/server/jobs/held-jobs.ts';
import { laneNames } from '#kit/server/jobs/lanes.ts';
import { startPeriodic } from '#kit/server/jobs/periodic.ts';
import { startQueue } from '#kit/server/jobs/queue.ts';
import { startRelay, type Announced } from '#kit/server/jobs/relay.ts';
import { openHintBus } from '#kit/server/realtime/open-hint-bus.ts';
import { openPresence } from '#kit/server/realtime/presence.ts';
import { startTimers } from '#kit/server/jobs/fire-timers.ts';
import { pulse, type Pulse } from '#kit/server/jobs/pulse.ts';
import { startTestDeliveries } from '#kit/server/payments/test-deliveries.ts';
import { databaseClock } from '#kit/server/database-clock.ts';
import { mountPolicyReports } from '#kit/server/web/policy-reports.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';
import { admitCaller, authenticate, endedAmong } from '#domains/accounts/server/accounts.ts';
import { runChecks } from '../../../db/checks/run-checks.ts';
import { routes as screens } from '#routes';
import { makeContext } from './context.ts';
import { mountHealth } from './health.ts';
import {
  endsWatching,
  handlers,
  maySignal,
  mayWatch,
  modules,
  periodicWork,
  reactions,
  timerReactions,
} from './modules.ts';
import { mountWeb } from './web.ts';
import { openDatabases, type OpenDatabases } from './open-database.ts';
import { parts } from './parts.ts';
import { prepareInstance } from './prepare-instance.ts';
import { cutEnded, watchEndings } from './session-endings.ts';
import { warmUp } from './warm-up.ts';

/** How soon every process goes by a brand that operators changed in one of them. */
const BRAND_BEAT_MS = 1_000;
const TIMER_BEAT_MS = 1_000;
const ENDINGS_BEAT_MS = 600;
const CLOCK_BEAT_MS = 60_000;
const EARLIER_BEAT_MS = 10_000;
/** Counts wait in memory for at most this long. */
const COUNTS_BEAT_MS = 3_000;
const GRACE_MS = 10_000;

export interface RunningApp {
  readonly url: string;
  /** Fails readiness, finishes what is in progress, then stops everything this process started (OPS-1). */
  stop(drainMs: number): Promise<void>;
}

interface Options {
  readonly dev: boolean;
  readonly say: (line: string) => void;
  readonly calledOff: AbortSignal;
}

interface State {
  ready: boolean;
  draining: boolean;
  /** Sockets open last and close first; hints sent before that reach no one. */
  hub: Hub | null;
}

/**
 * The whole product in one process: database, jobs, API, pages, sockets. Started in this order, stopped the other way
 * round.
 */
export async function startApp(config: Config, options: Options): Promise<RunningApp> {
  setInstanceLocale(config.locale);
  await refuseTakenPort(config);
  const app = parts({
    failed: (part, error) => options.say(`The ${part} did not stop cleanly: ${String(error)}`),
    slow: (part, seconds) => options.say(`Still starting: ${part} (${seconds} s)`),
  });
  const state: State = { ready: false, draining: false, hub: null };
  let address: AddressInfo | null = null;
  try {
    const databases = await app.start(
      'databases',
      () => openDatabases(config, options.say, options.calledOff),
      (databases) => databases.close(),
    );
    const { context, forMoney, syncClock } = await contextsOf(config, databases);
    await refreshBrand(context.db, context.config);
    for (const { prepare } of modules) await prepare?.(context);
    await prepareInstance(context, options.say);
    await sayScanner(context, options.say);
    sayModel(context.config, options.say);

    const server = makeServer(config, { isDraining: () => state.draining, clock: context.clock });
    const closeServer = closerOf(server);
    // Once it listens, it is closed with a time limit.
    await app.start(
      'routes',
      () => undefined,
      () => (address === null ? server.close() : undefined),
    );
    answerFailures(server, context);
    closeForMaintenance(server, {
      maintenance: () => brandInForce(context.db).maintenance,
      now: () => context.clock().getTime(),
      brandName: () => context.config.brandName,
    });
    // Vite's modules are hundreds of requests a page.
    if (config.rateLimits && !options.dev) limitPages(server);
    mountHealth(server, forMoney, state);
    const counter = allCounters(modules.flatMap(({ counter: count }) => count?.(context) ?? []));
    mountApi(server, { context, forMoney, handlers, authenticate, admit: admitCaller, counter });
    for (const { mount } of modules) mount?.(server, context);
    mountPolicyReports(
      server,
      context,
      screens.map(({ path }) => path),
    );
    await app.start('pages', () => mountWeb(server, context, { dev: options.dev, handlers, counter }));

    const queue = await app.start(
      'queue',
      () => startQueue(databases.owner, reactions, context, { owner: databases.reserve.owner, context: forMoney }),
      (queue) => queue.stop(),
    );
    const bus = await app.start(
      'hints between processes',
      () =>
        openHintBus({
          config,
          connection: databases.connection,
          database: databases.database,
          receiver: { onParcel: (parcel) => state.hub?.receive(parcel), onGap: () => state.hub?.readAgain() },
          log: context.log,
        }),
      (bus) => bus.stop(),
    );
    const hint = (hints: readonly Hint[], events: readonly Announced[]): void => {
      if (state.hub === null) return;
      state.hub.hint(hints);
      watchEndings(state.hub, events);
    };
    const relayParts = {
      owner: databases.owner,
      reserve: databases.reserve.owner,
      queue,
      hint,
      carry: bus.carry,
      log: context.log,
      clock: context.clock,
    };
    await app.start('relay', () => startRelay(relayParts), stopped);
    const hintEverywhere = (hints: readonly Hint[]): void => {
      state.hub?.hint(hints);
      bus.say({ hints });
    };
    const presence = await app.start(
      'presence',
      () => openPresence({ database: databases.owner, log: context.log, hint: hintEverywhere }),
      stopped,
    );
    const contextOf = (lane: string): Context => (lane === 'money' ? forMoney : context);
    await app.start('timers', () => startTimers(timerReactions, contextOf, TIMER_BEAT_MS), allStopped);
    await app.start('periodic work', () => startPeriodic(periodicWork, contextOf), allStopped);
    const ofThisProcess = () => [
      pulse('database clock', CLOCK_BEAT_MS, syncClock, context.log),
      pulse('brand', BRAND_BEAT_MS, () => refreshBrand(context.db, context.config), context.log),
      pulse('stray jobs', CLOCK_BEAT_MS, () => bringForward(databases.owner, laneNames), context.log),
      pulse('jobs of the release before', EARLIER_BEAT_MS, () => takeOverEarlierJobs(databases.owner), context.log),
      pulse(
        'ended sessions',
        ENDINGS_BEAT_MS,
        async () => state.hub !== null && cutEnded(state.hub, context.db),
        context.log,
      ),
    ];
    await app.start('work of this process', ofThisProcess, allStopped);
    // Stopped after the server: what the last readers saw is written too.
    if (counter !== null)
      await app.start(
        'counts of readers',
        () => pulse('counts of readers', COUNTS_BEAT_MS, () => counter.flush(), context.log),
        async (counts) => {
          await counts.stop();
          await counter.flush();
        },
      );

    await app.start(
      'server',
      () => server.listen({ port: config.port, host: config.host, backlog: waitingConnections }),
      () => closeServer(GRACE_MS),
    );
    const here = server.server.address() as AddressInfo;
    address = here;
    state.hub = await app.start(
      'sockets',
      () =>
        openHub(server.server, {
          context,
          mayWatch: (holder, topic) => mayWatch(context.db, holder, topic),
          maySignal: (holder, topic, signal) => maySignal(context.db, holder, topic, signal),
          endedAmong,
          presence,
          say: bus.say,
          endsWatching,
        }),
      (hub) => hub.close(),
    );
    // It calls this very server.
    if (config.payments.test)
      await app.start('test provider', () => startTestDeliveries(context, urlOf(here)), stopped);
    state.ready = true;
    await app.start(
      'search',
      () => warmUp(modules, context),
      (warming) => warming.stop(),
    );
    return {
      url: config.port === 0 ? `http://localhost:${here.port}` : config.appUrl,
      async stop(drainMs) {
        state.ready = false;
        state.draining = true;
        await new Promise((resolve) => setTimeout(resolve, drainMs));
        await app.stop();
      },
    };
  } catch (error) {
    await app.stop();
    throw listenRefusal(error, config);
  }
}

const stopped = (part: Pick<Pulse, 'stop'>): Promise<void> => part.stop();
const allStopped = async (all: readonly Pulse[]): Promise<void> => void (await Promise.all(all.map(stopped)));

/** What the product works with, and the same on the connections that are kept for money. */
async function contextsOf(
  config: Config,
  databases: OpenDatabases,
): Promise<{ context: Context; forMoney: Context; syncClock: () => Promise<boolean> }> {
  const { database, reserve, owner, restoredFrom } = databases;
  const time = databaseClock(database.db, (line) => context.log.error({ event: 'database_clock' }, line));
  await time.sync();
  const context: Context = {
    ...makeContext(config, database, time.now, restoredFrom),
    machineClock: () => new Date(),
    backlog: openBacklog(reserve.owner),
    runChecks: () => runChecks(owner.pool),
  };
  return {
    context,
    forMoney: { ...context, database: reserve.database, db: reserve.database.db },
    syncClock: time.sync,
  };
}

const sayModel = ({ languageModel: model }: Config, say: Options['say']): void =>
  model === null
    ? undefined
    : say(`People can ask the language model ${model.model} at ${new URL(model.base).host} about messages`);

async function sayScanner({ scanner, log }: Context, say: Options['say']): Promise<void> {
  say(
    scanner === null
      ? 'Uploads are not scanned for malware (CLAMAV_URL is not set)'
      : `Uploads are scanned for malware by ${scanner.name}`,
  );
  if (scanner !== null && !(await scanner.ping()))
    log.error({ scanner: scanner.name }, 'the malware scanner does not answer; uploads are held back until it does');
}

/** Where this process itself is reached, for calls that must not depend on a name or a proxy. */
function urlOf({ address, family, port }: AddressInfo): string {
  if (family === 'IPv6') return `http://[${address === '::' ? '::1' : address}]:${port}`;
  return `http://${address === '0.0.0.0' ? '127.0.0.1' : address}:${port}`;
}

/** Checked first, so that a taken port is reported before a database and a demo world are made. */
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
    return new StartRefusal(
      `Port ${config.port} on ${config.host} is already in use. Stop what uses it, or set PORT to another number.`,
    );
  if (code === 'EACCES')
    return new StartRefusal(
      `Port ${config.port} needs rights this account does not have. Set PORT to a number above 1023.`,
    );
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
    return new StartRefusal(`HOST "${config.host}" is not an address of this machine.`);
  return error;
}
