import { createHash } from 'node:crypto';

interface Delivered {
  readonly note: string;
  readonly link?: string | undefined;
}

/** SHA-256 over the note, the link and the hash of every file, files in ascending order of hash. */
export function proofOf({ note, link }: Delivered, fileHashes: readonly string[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([note, link ?? null, [...fileHashes].toSorted()]))
    .digest();
}
