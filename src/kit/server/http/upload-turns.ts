import { Failure } from '../../errors.ts';

/** An upload lies in memory until it is stored: these bound how much that can be, whoever sends how many at once (OPS-2). */
export const uploadTurns = { perPerson: 4, inAll: 16 } as const;

const BUSY_SECONDS = 3;

/** Takes a turn, or refuses at once; what it gives back ends the turn. */
export function uploadTurnstile() {
  const inside = new Map<string, number>();
  let all = 0;
  return function enter(person: string): () => void {
    const mine = inside.get(person) ?? 0;
    if (mine >= uploadTurns.perPerson)
      throw new Failure('too_many_requests', { message: `Send at most ${uploadTurns.perPerson} files at a time.`, retryAfterSeconds: BUSY_SECONDS });
    if (all >= uploadTurns.inAll)
      throw new Failure('unavailable', { message: 'Many files are being sent just now. Please try again.', retryAfterSeconds: BUSY_SECONDS });
    inside.set(person, mine + 1);
    all += 1;
    return () => {
      const left = (inside.get(person) ?? 1) - 1;
      if (left === 0) inside.delete(person);
      else inside.set(person, left);
      all -= 1;
    };
  };
}
