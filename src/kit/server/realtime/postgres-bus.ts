import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { statement, type Database } from '../db/database.ts';
import type { Log } from '../log.ts';
import { parcelTexts, readParcel, type HintBus, type Receiver } from './hint-bus.ts';

const CHANNEL = 'docket_hints';
const notify = statement('hint_notify', `select pg_notify('${CHANNEL}', :text)`);
const notifyAll = statement(
  'hint_notify_all',
  `select pg_notify('${CHANNEL}', text) from unnest(:texts::text[]) as text`,
);

/** A connection that carries nothing may be dead without saying so. */
const PROBE_MS = 5_000;
const AGAIN_AFTER_MS = [50, 200, 1_000, 2_000] as const;
/** What is said within this time goes out together. */
const GATHER_MS = 20;

interface Line {
  readonly client: pg.Client;
  readonly ended: Promise<void>;
}

/** A connection of its own that listens. It is given up when it does not answer a probe. */
async function listen(connection: pg.ClientConfig, hear: (text: string) => void): Promise<Line> {
  const client = new pg.Client({
    ...connection,
    application_name: 'docket hints',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
    keepAlive: true,
  });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  client.on('error', () => end());
  client.on('end', () => end());
  client.on('notification', ({ payload = '' }) => hear(payload));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  } catch (error) {
    void client.end().catch(() => {});
    throw error;
  }
  const probe = setInterval(() => void client.query('select 1').catch(() => end()), PROBE_MS);
  return { client, ended: ended.finally(() => clearInterval(probe)) };
}

interface Parts {
  readonly connection: pg.ClientConfig;
  /** Carries what is said outside of a transaction. */
  readonly database: Database;
  readonly receiver: Receiver;
  readonly log: Log;
}

/**
 * Over LISTEN and NOTIFY. What was sent while this process did not listen is a gap, and it says so as soon as it
 * listens again.
 */
export async function postgresBus({ connection, database, receiver, log }: Parts): Promise<HintBus> {
  const self = randomUUID();
  const over = new AbortController();
  const hear = (text: string): void => {
    const parcel = readParcel(text, self);
    if (parcel !== null) receiver.onParcel(parcel);
  };
  const listenAgain = async (): Promise<Line | null> => {
    for (let tries = 0; !over.signal.aborted; tries += 1) {
      await sleep(AGAIN_AFTER_MS[Math.min(tries, AGAIN_AFTER_MS.length - 1)], undefined, { signal: over.signal }).catch(
        () => {},
      );
      try {
        return await listen(connection, hear);
      } catch (error) {
        if (tries === 0) log.warn({ err: error }, 'hints of other processes: will listen again');
      }
    }
    return null;
  };
  let line: Line | null = await listen(connection, hear);
  const keepListening = async (): Promise<void> => {
    while (line !== null) {
      await line.ended;
      void line.client.end().catch(() => {});
      line = await listenAgain();
      if (line !== null) receiver.onGap();
    }
  };
  const listening = keepListening();

  let waiting: string[] = [];
  const flush = (): void => {
    const texts = waiting;
    waiting = [];
    database.db
      .rows(notifyAll, { texts })
      .catch((error: unknown) => log.debug({ err: error }, 'a signal was not carried'));
  };
  return {
    carry(tx, hints) {
      for (const text of parcelTexts(self, { hints })) tx.send(notify, { text });
    },
    say(parcel) {
      if (waiting.length === 0) setTimeout(flush, GATHER_MS);
      waiting.push(...parcelTexts(self, parcel));
    },
    async stop() {
      over.abort();
      await line?.client.end().catch(() => {});
      await listening;
      await line?.client.end().catch(() => {});
    },
  };
}
