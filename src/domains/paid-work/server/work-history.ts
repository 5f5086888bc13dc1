/** What happened to a piece of work: every move with who, when, why, before and after. Only added to. */
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { By } from '../party.ts';

/** One line: which move, from what state to what. Null is before the first. */
type Step = readonly [move: string, before: string | null, after: string];

interface Noted extends By {
  readonly at: Date;
  /** In the mover's words. */
  readonly reason?: string | null;
  /** Worth keeping beside the words. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

const add = statement(
  'work_event_add',
  `insert into work_event (work_id, at, move, party, actor_id, state_before, state_after, reason, facts)
   select :workId, :at, step.move, :party, :actorId, step.before, step.after, :reason, :facts
   from unnest(:moves::text[], :before::text[], :after::text[]) with ordinality as step (move, before, after, place)
     order by step.place`,
);

/** Steps that one act makes, in order. In the transaction that makes them; nobody waits for the answer. */
export function recordSteps(
  tx: Tx,
  workId: string,
  { at, party, actorId, reason = null, facts = {} }: Noted,
  ...steps: readonly Step[]
): void {
  const [moves, before, after] = [
    steps.map(([move]) => move),
    steps.map(([, from]) => from),
    steps.map(([, , to]) => to),
  ];
  tx.send(add, { workId, at, party, actorId, reason, facts: JSON.stringify(facts), moves, before, after });
}

/** Until reviews had a domain of their own, orders wrote them down too. */
const history = statement(
  'work_history',
  `select id, at, move, party, actor_id, state_before, state_after, reason from work_event
   where work_id = :workId and move not in ('review', 'replyToReview', 'closeReviews') order by id`,
);
export type HistoryLine = RowOf<typeof history>;

/** Oldest first. */
export const historyOf = (db: Db, workId: string): Promise<HistoryLine[]> => db.rows(history, { workId });

const histories = statement(
  'work_histories',
  `select id, work_id, at, move, party, actor_id, state_before, state_after, reason, facts->>'amount' as amount,
    (facts->>'percent')::numeric as percent,
     (facts->'due'->>'fromAt')::timestamptz as due_from, (facts->'due'->>'toAt')::timestamptz as due_to
   from work_event
   where work_id = any (:workIds) and move not in ('review', 'replyToReview', 'closeReviews') order by id`,
);
/** Of several pieces of work together, oldest first, with the money and the due dates that some moves are about. */
export const historiesOf = (db: Db, workIds: readonly string[]) => db.rows(histories, { workIds });
