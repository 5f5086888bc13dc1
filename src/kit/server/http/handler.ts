import type { Actor } from '../../actor.ts';
import type { CommandEndpoint, DataOf, Endpoint, Parsed, QueryEndpoint } from '../../endpoint.ts';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../db/database.ts';
import type { ReceivedFile } from '../storage/files.ts';
import type { FileAnswer } from './file-answer.ts';

/** What is known of the request beyond its input. `address` comes from the socket or a trusted proxy only (AUT-3). */
export interface RequestFacts {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  readonly token: string | null;
  /** A cookie authorizes nothing (E-8); it only distinguishes browsers. */
  readonly cookie: (name: string) => string | null;
  /** Sent by this browser to the API alone, and unreadable to scripts. */
  readonly keepCookie: (name: string, value: string, maxAgeSeconds: number) => void;
}

/**
 * One uploaded file, already within its size limit and gone with the request unless it is kept. Its name is a claim:
 * look at its first bytes (UPL-1).
 */
export interface UploadedFile extends ReceivedFile {
  readonly name: string;
}

/** Of an endpoint that declares `upload`. */
export function promisedFile(file: UploadedFile | null): UploadedFile {
  if (file === null) throw new Error('the adapter promised a file');
  return file;
}

/** A public call may come from nobody; every other level has an actor by the time the handler runs. */
export type ActorOf<E extends Endpoint> = E['access'] extends 'public' ? Actor | null : Actor;

interface Call<E extends Endpoint> extends Parsed<E> {
  readonly actor: ActorOf<E>;
  readonly context: Context;
  readonly request: RequestFacts;
}

export interface QueryCall<E extends QueryEndpoint> extends Call<E> {
  readonly db: Db;
}

/** What `prepare` gets: everything but the transaction, which is not open yet. */
export interface PreparationCall<E extends CommandEndpoint> extends Call<E> {
  readonly db: Db;
  /** Present for endpoints that declare `upload`. */
  readonly file: UploadedFile | null;
  /** The body as it came, for signatures. */
  readonly rawBody: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface CommandCall<E extends CommandEndpoint, Prepared> extends Omit<PreparationCall<E>, 'db'> {
  readonly tx: Tx;
  readonly prepared: Prepared;
}

type Answer<E extends Endpoint> = Promise<DataOf<E> | (E extends QueryEndpoint ? FileAnswer : never)>;

/** An endpoint with its implementation, its types erased so that a domain can list them all. */
export interface Handler {
  readonly endpoint: Endpoint;
  readonly prepare: ((call: never) => Promise<unknown>) | null;
  readonly handle: (call: never) => Promise<unknown>;
}

export function onQuery<E extends QueryEndpoint>(endpoint: E, handle: (call: QueryCall<E>) => Answer<E>): Handler {
  return { endpoint, prepare: null, handle };
}

/**
 * `handle` runs inside one transaction and may run again after a deadlock, so it does nothing outside it.
 * `prepare` runs once before: hashing, image work, calls to the outside. What it answers is `prepared` in `handle`.
 */
export function onCommand<E extends CommandEndpoint>(
  endpoint: E,
  handle: (call: CommandCall<E, undefined>) => Answer<E>,
): Handler;
export function onCommand<E extends CommandEndpoint, Prepared>(
  endpoint: E,
  prepare: (call: PreparationCall<E>) => Promise<Prepared>,
  handle: (call: CommandCall<E, Prepared>) => Answer<E>,
): Handler;
export function onCommand(endpoint: CommandEndpoint, first: Handler['handle'], second?: Handler['handle']): Handler {
  return second === undefined
    ? { endpoint, prepare: null, handle: first }
    : { endpoint, prepare: first, handle: second };
}
