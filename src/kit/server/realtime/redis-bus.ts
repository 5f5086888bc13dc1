import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { keyFingerprint } from '../sealed.ts';
import { parcelTexts, readParcel, type HintBus, type Receiver } from './hint-bus.ts';

/** Far more than is sent while a reader is away for seconds; it then reads on from where it was. */
const KEPT = 20_000;
const READ_AT_ONCE = 500;
const BLOCKS_MS = 2_000;
/** Redis that does not answer within this time is left out for a moment: nothing that was stored waits for it. */
const PATIENCE_MS = 250;
const LEFT_OUT_MS = 1_000;
const AGAIN_AFTER_MS = 500;
const STARTS_WITHIN_MS = 1_000;
/** A process that cannot read while others can hears nothing: its screens read again this often. */
const POLL_MS = 10_000;
const FIELD = 'parcel';

interface Parts {
  readonly config: Config;
  readonly url: string;
  /** Carries what Redis does not take. */
  readonly otherwise: HintBus;
  readonly receiver: Receiver;
  readonly log: Log;
}

/** One Redis may serve several instances: those with another key have another stream. */
export const streamOf = (config: Config): string =>
  `docket:${keyFingerprint(config).toString('hex').slice(0, 16)}:hints`;

/** Over a Redis stream that all processes of this instance write and read. */
export async function redisBus({ config, url, otherwise, receiver, log }: Parts): Promise<HintBus> {
  const self = randomUUID();
  const stream = streamOf(config);
  const open = () => {
    const client = createClient({
      url,
      disableOfflineQueue: true,
      socket: { connectTimeout: BLOCKS_MS, reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, BLOCKS_MS) },
    });
    client.on('error', (error: unknown) => log.debug({ err: error }, 'redis'));
    return client;
  };
  const writer = open();
  const reader = open();
  let isOver = false;
  let isAway = false;
  let leftOutUntil = 0;

  const add = async (texts: readonly string[]): Promise<boolean> => {
    if (performance.now() < leftOutUntil) return false;
    try {
      const added = Promise.all(
        texts.map((text) =>
          writer.xAdd(
            stream,
            '*',
            { [FIELD]: text },
            { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: KEPT } },
          ),
        ),
      );
      const inTime = await Promise.race([added.then(() => true), sleep(PATIENCE_MS, false, { ref: false })]);
      if (!inTime) added.catch(() => {});
      if (inTime && isAway) log.warn('hints of other processes: Redis is back');
      isAway = !inTime;
    } catch {
      isAway = true;
    }
    if (isAway && leftOutUntil === 0)
      log.warn('hints of other processes: Redis does not answer, PostgreSQL carries them');
    leftOutUntil = isAway ? performance.now() + LEFT_OUT_MS : 0;
    return !isAway;
  };

  /** Where the stream is now. */
  const newest = async (): Promise<string> =>
    (await reader.xRevRange(stream, '+', '-', { COUNT: 1 }))?.[0]?.id ?? '0-0';
  const keepReading = async (from: string | null): Promise<void> => {
    let readAgainAt = performance.now() + POLL_MS;
    for (let at = from; !isOver;) {
      try {
        if (at === null) {
          at = await newest();
          // Whatever was added before: while this process was away, or in a Redis that was replaced.
          receiver.onGap();
        }
        const read = await reader.xRead({ key: stream, id: at }, { BLOCK: BLOCKS_MS, COUNT: READ_AT_ONCE });
        for (const entry of read?.[0]?.messages ?? []) {
          if (entry === null) continue;
          const { id, message } = entry;
          at = id;
          const parcel = readParcel(message[FIELD] ?? '', self);
          if (parcel !== null) receiver.onParcel(parcel);
        }
      } catch {
        at = null;
        if (performance.now() > readAgainAt) {
          receiver.onGap();
          readAgainAt = performance.now() + POLL_MS;
        }
        if (!isOver) await sleep(AGAIN_AFTER_MS, undefined, { ref: false });
      }
    }
  };
  // Without Redis the product starts a moment later and works: PostgreSQL carries what Redis does not.
  const connect = (client: typeof reader): Promise<unknown> =>
    Promise.race([client.connect().catch(() => {}), sleep(STARTS_WITHIN_MS, null, { ref: false })]);
  await Promise.all([connect(writer), connect(reader)]);
  const reading = keepReading(await newest().catch(() => null));

  return {
    async carry(tx, hints) {
      if (!(await add(parcelTexts(self, { hints })))) await otherwise.carry(tx, hints);
    },
    say(parcel) {
      void add(parcelTexts(self, parcel)).then((isAdded) => isAdded || otherwise.say(parcel));
    },
    async stop() {
      isOver = true;
      for (const client of [reader, writer]) if (client.isOpen) client.destroy();
      await reading;
      await otherwise.stop();
    },
  };
}
