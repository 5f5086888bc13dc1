/** Requests to revise a delivery: made, delivered or withdrawn. Under the work's lock. */
import { Failure } from '#kit/errors.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { RevisionItem, RevisionOutcome } from '../revision.ts';
import type { ShownRevision } from '../shapes.ts';

interface Requested {
  readonly id: string;
  readonly items: readonly RevisionItem[];
  readonly askedAt: Date;
  readonly dueAt: Date;
}

const insert = statement(
  'work_revision_insert',
  `insert into work_revision (id, work_id, delivery_version, items, asked_at, due_at)
   values (:id, :workId, (select max(version) from work_delivery where work_id = :workId), :items, :askedAt, :dueAt)
   on conflict (work_id) where outcome is null do nothing returning id`,
);

/** About the newest delivery. One at a time for each piece of work. */
export async function requestRevision(tx: Tx, workId: string, { id, items, askedAt, dueAt }: Requested): Promise<void> {
  if ((await tx.row(insert, { id, workId, items: JSON.stringify(items), askedAt, dueAt })) === undefined)
    throw new Failure('wrong_state', { message: 'There is already an open revision request.' });
}

const end = statement(
  'work_revision_end',
  'update work_revision set outcome = :outcome, ended_at = :at where work_id = :workId and outcome is null returning id, asked_at',
);

/** Ends the open one, if there is one, and says when it was requested. */
export async function endRevision(
  tx: Tx,
  workId: string,
  outcome: RevisionOutcome,
  at: Date,
): Promise<{ id: string; askedAt: Date } | null> {
  const ended = await tx.row(end, { workId, outcome, at });
  return ended === undefined ? null : { id: ended.id, askedAt: ended.asked_at };
}

const all = statement(
  'work_revisions',
  'select id, delivery_version, items, asked_at, due_at, outcome, ended_at from work_revision where work_id = :workId order by asked_at desc, id desc',
);
export type KeptRevision = RowOf<typeof all>;

/** Newest first. */
export const revisionsOf = (db: Db | Tx, workId: string): Promise<KeptRevision[]> => db.rows(all, { workId });

export const presentRevision = ({
  id,
  delivery_version: version,
  items,
  asked_at: askedAt,
  due_at: due,
  outcome,
  ended_at: ended,
}: KeptRevision): ShownRevision => ({
  id,
  delivery_version: version,
  items: items.map(({ what, where }) => ({ what, where })),
  asked_at: askedAt.toISOString(),
  due_at: due.toISOString(),
  outcome,
  ended_at: ended?.toISOString() ?? null,
});
