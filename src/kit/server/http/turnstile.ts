import { Failure } from '../../errors.ts';

export interface Turns {
  readonly perPerson: number;
  readonly inAll: number;
}

const BUSY_SECONDS = 3;

/** How many of something go on at once, for one person and for all: each takes a turn or is refused at once; what it gets ends the turn. */
export function turnstile({ perPerson, inAll }: Turns, said: { readonly tooManyOfYours: string; readonly tooMany: string }) {
  const inside = new Map<string, number>();
  let all = 0;
  return function enter(person: string): () => void {
    const mine = inside.get(person) ?? 0;
    if (mine >= perPerson) throw new Failure('too_many_requests', { message: said.tooManyOfYours, retryAfterSeconds: BUSY_SECONDS });
    if (all >= inAll) throw new Failure('unavailable', { message: said.tooMany, retryAfterSeconds: BUSY_SECONDS });
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
