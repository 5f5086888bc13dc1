/** A person's work and reviews from all domains, combined. */
import { gathered, type Dealing, type PersonFacts, type ReviewSum } from '#kit/server/person-facts.ts';
import type { Db, Tx } from '#kit/server/db/database.ts';

type Reads = Db | Tx;
type Facts = readonly PersonFacts[];

const CRITERIA = 3;

/** The mean of all criteria, rounded half up to this many decimals. */
export function meanOf(sums: readonly ReviewSum[], decimals: number): number | null {
  const reviews = reviewsIn(sums);
  const points = sums.reduce((all, sum) => all + sum.points, 0);
  return reviews === 0 ? null : Math.round((points * 10 ** decimals) / (CRITERIA * reviews)) / 10 ** decimals;
}

export const reviewsIn = (sums: readonly ReviewSum[]): number => sums.reduce((all, sum) => all + sum.reviews, 0);

export interface WorkSums {
  readonly completed: number;
  /** Different people on the other side. */
  readonly people: number;
  readonly onTimePercent: number | null;
  readonly lastAt: Date | null;
}

export function sumsOf(dealings: readonly Dealing[], other: 'client_id' | 'freelancer_id'): WorkSums {
  const total = (countOf: (dealing: Dealing) => number) => dealings.reduce((all, dealing) => all + countOf(dealing), 0);
  const done = dealings.filter(({ completed }) => completed > 0);
  const judged = total((dealing) => dealing.judged);
  const lastAt = done.reduce<Date | null>(
    (last, { last_completed_at: at }) => (last === null || (at !== null && at > last) ? at : last),
    null,
  );
  return {
    completed: total((dealing) => dealing.completed),
    people: new Set(done.map((dealing) => dealing[other])).size,
    onTimePercent: judged === 0 ? null : Math.floor((100 * total((dealing) => dealing.on_time)) / judged),
    lastAt,
  };
}

export const soldBy = (reads: Reads, facts: Facts, ids: readonly string[]): Promise<Dealing[]> =>
  gathered(facts.map((fact) => fact.sold?.(reads, ids)));
export const boughtBy = (reads: Reads, facts: Facts, id: string): Promise<Dealing[]> =>
  gathered(facts.map((fact) => fact.bought?.(reads, id)));
export const reviewSumsOf = (reads: Reads, facts: Facts, ids: readonly string[]): Promise<ReviewSum[]> =>
  gathered(facts.map((fact) => fact.reviewSums?.(reads, ids)));
