import { Readable } from 'node:stream';

/** Both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface OpenFile {
  /** Of the whole file, whatever part of it is read. */
  readonly bytes: number;
  /** Must be read to its end or destroyed. */
  readonly content: Readable;
  /**
   * Where it can be read from for a moment without us, as a download with this `content-disposition`; missing where it
   * can't.
   */
  readonly address?: (disposition: string) => Promise<string>;
}

/** A file that has arrived completely and is in a temporary place until it is kept. */
export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  /** Its first bytes: they say what kind of file it is (UPL-1). */
  readonly head: Buffer;
}

/**
 * File storage. Keys are ours ("avatars/…", "deliveries/…"), never a person's file name (UPL-3). Local disk by
 * default, a bucket by S3_*, both while files move (decision 247).
 */
export interface Files {
  /** Durable before it resolves; writing the same key again replaces it whole, never half. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The same for content of any size, written as it comes; gives its length. */
  putStream(key: string, content: Readable): Promise<number>;
  /** Writes the content to a temporary file and hashes it meanwhile; nothing is left when the content breaks off. */
  receive(content: Readable): Promise<ReceivedFile>;
  /** Gives a received file its key by renaming it: durable before it resolves. */
  keep(key: string, received: ReceivedFile): Promise<void>;
  /** Removes a received file that was not kept; does nothing otherwise. */
  discard(received: ReceivedFile): Promise<void>;
  /** The whole of a small file. */
  get(key: string): Promise<Buffer | null>;
  /**
   * For files that may be large: read while they are sent, so that a slow reader keeps only a chunk in memory. A file
   * that is held back for malware is refused here, for every caller.
   */
  open(key: string, range?: ByteRange): Promise<OpenFile | null>;
  /** The same without that check: for the scanner alone. */
  openUnscanned(key: string): Promise<OpenFile | null>;
  remove(key: string): Promise<void>;
  /**
   * Removes temporary files, and parts of files, that nothing has been written to since; a process that was killed
   * leaves them. Gives how many.
   */
  sweepUnfinished(since: Date): Promise<number>;
}

/** A place that files can be moved to and from. */
export interface FileHome extends Files {
  /** Of every file that is whole, in no order that counts. */
  keys(): AsyncIterable<string>;
  /** Of the file as it was stored; null where there is none, or where it is not known. */
  sha256(key: string): Promise<Buffer | null>;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\/[a-z0-9-]+(\.[a-z0-9]+)?$/;

/** Keys cannot climb out of the store: only lower-case words, digits, dashes and one extension. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`not a storage key: ${key}`);
  return key;
}

/** For what we make ourselves: received as if a person had sent it. */
export const asUpload = async (files: Files, name: string, bytes: Buffer) => ({
  ...(await files.receive(Readable.from([bytes]))),
  name,
});
