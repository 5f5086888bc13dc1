import type { Readable } from 'node:stream';

export interface OpenFile {
  readonly bytes: number;
  /** Must be read to its end or destroyed. */
  readonly content: Readable;
}

/**
 * File storage in our words. Keys are ours ("avatars/…", "deliveries/…"), never a person's file name (UPL-3).
 * Local disk by default; an S3 bucket fits behind the same verbs.
 */
export interface Files {
  /** Durable before it resolves; writing the same key again replaces it whole, never half. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The same for content of any size, written as it comes; gives its length. */
  putStream(key: string, content: Readable): Promise<number>;
  /** The whole of a small file. */
  get(key: string): Promise<Buffer | null>;
  /**
   * For files that may be large: read as they are sent, so that a slow reader holds no more than a piece in memory. What is
   * held back for malware is refused here, whichever way leads to it.
   */
  open(key: string): Promise<OpenFile | null>;
  /** The same without that question: for the scanner alone. */
  openUnscanned(key: string): Promise<OpenFile | null>;
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*\/[a-z0-9-]+(\.[a-z0-9]+)?$/;

/** Keys cannot climb out of the store: only lower-case words, digits, dashes and one extension. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`not a storage key: ${key}`);
  return key;
}
