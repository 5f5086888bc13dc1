/** What happened to a piece of work, in one list: its own moves, and what was said about it afterwards. */
import { reviewEntries, type ReviewRow } from '#domains/reviews/server/reviews.ts';
import type { Round } from '#domains/reviews/round.ts';
import type { TimelineEntry } from '../shapes.ts';
import type { HistoryLine } from './work-history.ts';

interface Reviewed<State extends string> {
  readonly state: State;
  readonly reviews: Round | null;
}

/** In the words of the kind of work, oldest first. `people` are those whose names may be shown. */
export function timelineOf<State extends string>(
  work: Reviewed<State>,
  moves: readonly HistoryLine[],
  written: readonly ReviewRow[],
  people: ReadonlyMap<string, { readonly name: string }>,
  words: (move: string) => string,
): TimelineEntry<State>[] {
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id)?.name ?? null));
  // Only the moves of this kind of work were written for it.
  const stateOf = (name: string) => name as State;
  const own = moves.map((line) => ({
    id: line.id,
    at: line.at.toISOString(),
    move: line.move,
    party: line.party,
    by_name: nameOf(line.actor_id),
    before: line.state_before === null ? null : stateOf(line.state_before),
    after: stateOf(line.state_after),
    words: words(line.move),
    reason: line.reason,
  }));
  const stateAt = (at: Date): State => {
    const last = moves.findLast((line) => line.at <= at);
    return last === undefined ? work.state : stateOf(last.state_after);
  };
  const ofReviews = reviewEntries(work.reviews, written).map((entry) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    move: entry.move,
    party: entry.party,
    by_name: nameOf(entry.actorId),
    before: stateAt(entry.at),
    after: stateAt(entry.at),
    words: words(entry.move),
    reason: null,
  }));
  // Moves stay in the order they were made: one that had to wait for the work's lock carries the moment it was asked
  // for.
  const timeline: TimelineEntry<State>[] = [...own];
  for (const entry of ofReviews) {
    const before = timeline.findLastIndex(({ at }) => Date.parse(at) <= Date.parse(entry.at));
    timeline.splice(before + 1, 0, entry);
  }
  return timeline;
}
