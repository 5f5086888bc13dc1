/** Rows of what operators ended alone, proposed and confirmed (ORD-25, MLS-14). */
import { after } from '#kit/clock.ts';
import { money, type Money } from '#kit/money.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { ALONE_WITHIN_MS, type OperatorEnd } from '../operator-end.ts';
import type { ProposedEndShown } from '../shapes.ts';

export interface ProposedEnd {
  readonly id: string;
  readonly workId: string;
  readonly how: OperatorEnd;
  /** Of the price, to the freelancer, in basis points. */
  readonly share: number;
  readonly reason: string;
  readonly held: Money;
  readonly by: string;
  readonly at: Date;
}

const insert = statement(
  'operator_end_insert',
  `insert into work_operator_end (id, work_id, how, share, reason, held, currency, state, proposed_by, proposed_at)
   values (:id, :workId, :how, :share, :reason, :held, :currency, :state, :by, :at)`,
);
export function addOperatorEnd(
  tx: Tx,
  { id, workId, how, share, reason, held, by, at }: ProposedEnd,
  state: 'alone' | 'proposed',
): void {
  tx.send(insert, { id, workId, how, share, reason, held: held.amount, currency: held.currency, state, by, at });
}

const decide = statement(
  'operator_end_decide',
  `update work_operator_end set state = :state, decided_by = :by, decided_at = :at, decided_because = :because
    where id = :id and state = 'proposed'`,
);
interface Decided {
  readonly state: 'confirmed' | 'declined' | 'withdrawn';
  readonly by: string;
  readonly at: Date;
  readonly because: string | null;
}
/** Under the work's lock. */
export const decideOperatorEnd = (tx: Tx, id: string, { state, by, at, because }: Decided): void =>
  tx.send(decide, { id, state, by, at, because });

const open = statement(
  'operator_ends_open',
  `select id, work_id, how, share, reason, held, currency, proposed_by, proposed_at from work_operator_end
   where work_id = any (:workIds) and state = 'proposed'`,
);

export async function openOperatorEnds(
  reads: Db | Tx,
  workIds: readonly string[],
): Promise<ReadonlyMap<string, ProposedEnd>> {
  if (workIds.length === 0) return new Map();
  const rows = await reads.rows(open, { workIds });
  return new Map(
    rows.map(({ work_id: workId, held, currency, proposed_by: by, proposed_at: at, ...row }) => [
      workId,
      { ...row, workId, held: money(held, currency), by, at },
    ]),
  );
}
export const openOperatorEnd = async (tx: Tx, workId: string): Promise<ProposedEnd | null> =>
  (await openOperatorEnds(tx, [workId])).get(workId) ?? null;

/** As staff see it. */
export function presentProposedEnd(proposed: ProposedEnd | undefined, operatorId: string): ProposedEndShown | null {
  if (proposed === undefined) return null;
  const { how, share, reason, at, by } = proposed;
  return { how, percent: share / 100, reason, proposed_at: at.toISOString(), is_own: by === operatorId };
}

const alone = statement(
  'operator_ended_alone',
  `select coalesce(sum(held), 0)::bigint as "held!" from work_operator_end
   where proposed_by = :operatorId and state = 'alone' and currency = :currency and proposed_at > :since`,
);

/** What this operator ended alone within a day. Two at the same moment are counted one after the other. */
export async function endedAlone(tx: Tx, operatorId: string, currency: string, now: Date): Promise<Money> {
  lockUntilCommit(tx, 74, `ended-alone-by:${operatorId}`);
  return money(
    (await tx.row(alone, { operatorId, currency, since: after(now, -ALONE_WITHIN_MS) }))?.held ?? '0',
    currency,
  );
}
