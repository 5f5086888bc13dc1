import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** What came is not what was stored. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/**
 * Passes content on and holds its last piece back until all of it has the right hash: nobody gets a whole file that is
 * another one.
 */
export function verified(sha256: Buffer, key: string): Transform {
  const hash = createHash('sha256');
  let last: Buffer | null = null;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      const before = last;
      last = piece;
      done(null, before);
    },
    flush(done) {
      if (hash.digest().equals(sha256)) done(null, last);
      else done(new DamagedFile(`${key} has other bytes than were stored`));
    },
  });
}
