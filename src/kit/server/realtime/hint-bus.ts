/**
 * How a process reaches the sockets of the others (decision 153). What it carries is small, and nothing private is in
 * it.
 */
import type { Hint, Signal } from '../../realtime.ts';
import type { Tx } from '../db/database.ts';

export interface Parcel {
  readonly hints?: readonly Hint[];
  readonly signal?: Signal;
}

export interface HintBus {
  /** Within the transaction that takes the events out of the queue: they are on their way when it commits. */
  carry(tx: Tx, hints: readonly Hint[]): void | Promise<void>;
  /** Sent immediately. Where it does not arrive, nothing is missed that matters later. */
  say(parcel: Parcel): void;
  stop(): Promise<void>;
}

export interface Receiver {
  /** Never one of this process's own. */
  readonly onParcel: (parcel: Parcel) => void;
  /** Something may have been missed: every watcher has to read again. */
  readonly onGap: () => void;
}

/** Each topic and event once, however many events name it. */
export function hintsOf(events: readonly { readonly name: string; readonly topics: readonly string[] }[]): Hint[] {
  const hints = new Map<string, Hint>();
  for (const { name, topics } of events)
    for (const topic of topics) hints.set(`${topic} ${name}`, { topic, event: name });
  return [...hints.values()];
}

/** PostgreSQL refuses a notification of 8,000 bytes. */
const PARCEL_BYTES = 7_000;

/** A parcel as texts of a bounded size. */
export function parcelTexts(from: string, { hints = [], signal }: Parcel): string[] {
  const parts: Hint[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const hint of hints) {
    const bytes = Buffer.byteLength(JSON.stringify(hint)) + 1;
    if (size + bytes > PARCEL_BYTES) {
      parts.push([]);
      size = 0;
    }
    size += bytes;
    parts.at(-1)?.push(hint);
  }
  return [...parts.map((part): Parcel => ({ hints: part })), ...(signal === undefined ? [] : [{ signal }])].map(
    (parcel) => JSON.stringify({ from, ...parcel }),
  );
}

/** Null for one of our own, and for what is no parcel. */
export function readParcel(text: string, self: string): Parcel | null {
  try {
    const { from, ...parcel } = JSON.parse(text) as Parcel & { from?: unknown };
    return typeof from === 'string' && from !== self ? parcel : null;
  } catch {
    return null;
  }
}
