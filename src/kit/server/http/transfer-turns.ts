import { Failure } from '../../errors.ts';
import { transferLimits } from '../../limits.ts';
import type { Transfer } from './pace.ts';

const { slowBytesPerSecond, slowAfterSeconds, retryAfterSeconds } = transferLimits;

export interface Shares {
  readonly perPerson: number;
  readonly perAddress: number;
  readonly inAll: number;
}

export interface Turn {
  readonly person: string;
  readonly address: string;
  readonly transfer: Transfer;
}

interface Words {
  readonly tooManyOfYours: string;
  readonly tooMany: string;
}

const paceOf = ({ transfer }: Turn): number => transfer.bytes() / Math.max(1, transfer.waitedSeconds());
const isSlow = (turn: Turn): boolean =>
  turn.transfer.waitedSeconds() >= slowAfterSeconds && paceOf(turn) < slowBytesPerSecond;

/**
 * How many large transfers go on at once: for one person, for one address and in all. The bound in all keeps memory
 * flat, but nobody can fill it for others: when it is full, a newcomer takes the place of the slowest transfer of
 * someone who holds more places than the newcomer would, or of one that crawls.
 */
export function transferTurns(shares: Shares, words: Words) {
  const inside = new Set<Turn>();
  const heldBy = (person: string): number => [...inside].filter((turn) => turn.person === person).length;

  function makeRoom(among: readonly Turn[], newcomer: Turn): boolean {
    const mine = heldBy(newcomer.person);
    const mayGo = among.filter(
      (turn) =>
        turn.transfer.isUnderWay() &&
        turn.person !== newcomer.person &&
        (heldBy(turn.person) > mine + 1 || isSlow(turn)),
    );
    const [slowest] = mayGo.toSorted((a, b) => paceOf(a) - paceOf(b));
    if (slowest === undefined) return false;
    inside.delete(slowest);
    slowest.transfer.cut(new Failure('unavailable', { message: words.tooMany, retryAfterSeconds }));
    return true;
  }

  return {
    /** Takes a place, or refuses before the body is read. Returns the function that ends the turn. */
    enter(newcomer: Turn): () => void {
      if (heldBy(newcomer.person) >= shares.perPerson)
        throw new Failure('too_many_requests', { message: words.tooManyOfYours, retryAfterSeconds });
      const near = [...inside].filter(({ address }) => address === newcomer.address);
      if (near.length >= shares.perAddress && !makeRoom(near, newcomer))
        throw new Failure('unavailable', { message: words.tooMany, retryAfterSeconds });
      if (inside.size >= shares.inAll && !makeRoom([...inside], newcomer))
        throw new Failure('unavailable', { message: words.tooMany, retryAfterSeconds });
      inside.add(newcomer);
      return () => void inside.delete(newcomer);
    },
    size: () => inside.size,
  };
}

export type TransferTurns = ReturnType<typeof transferTurns>;

export interface AllTurns {
  readonly uploads: TransferTurns;
  readonly downloads: TransferTurns;
  readonly csvExports: TransferTurns;
}

export function allTurns(): AllTurns {
  const { uploads, downloads, csvExports } = transferLimits;
  return {
    /** Each writes a temporary file for as long as it comes. */
    uploads: transferTurns(uploads, {
      tooManyOfYours: `Send at most ${uploads.perPerson} files at a time.`,
      tooMany: 'Many uploads are in progress. Try again in a moment.',
    }),
    /** Each holds an open file for as long as it is read. */
    downloads: transferTurns(downloads, {
      tooManyOfYours: `Download at most ${downloads.perPerson} files at a time.`,
      tooMany: 'Many downloads are in progress. Try again in a moment.',
    }),
    /** A long list is read from the database while it is sent. */
    csvExports: transferTurns(csvExports, {
      tooManyOfYours: 'You’re already downloading two lists. Wait for one to finish.',
      tooMany: 'Many exports are in progress. Try again in a moment.',
    }),
  };
}
