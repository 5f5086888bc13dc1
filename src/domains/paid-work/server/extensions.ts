/** Requests for more days: made, answered or withdrawn. Under the work's lock. */
import { Failure } from '#kit/errors.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { Extension, ExtensionOutcome } from '../extension.ts';
import type { Party } from '../party.ts';
import type { ShownExtension } from '../shapes.ts';

const insert = statement(
  'work_extension_insert',
  `insert into work_extension (id, work_id, days, reason, asked_at, ends_at)
    values (:id, :workId, :days, :reason, :askedAt, :endsAt)
   on conflict (work_id) where outcome is null do nothing returning id`,
);

/** One at a time for each piece of work. */
export async function askExtension(
  tx: Tx,
  workId: string,
  { id, days, askedAt, endsAt }: Extension,
  reason: string,
): Promise<void> {
  if ((await tx.row(insert, { id, workId, days, reason, askedAt, endsAt })) === undefined)
    throw new Failure('wrong_state', { message: 'There is already an extension request waiting for an answer.' });
}

const end = statement(
  'work_extension_end',
  'update work_extension set outcome = :outcome, ended_by = :party, ended_at = :at where id = :id and work_id = :workId and outcome is null returning id',
);

/** Of several answers at the same moment, one counts. The rules of who may answer are `whyNotExtension`. */
export async function endExtension(
  tx: Tx,
  workId: string,
  { id }: Extension,
  outcome: ExtensionOutcome,
  party: Party,
  at: Date,
): Promise<void> {
  if ((await tx.row(end, { id, workId, outcome, party, at })) === undefined)
    throw new Failure('wrong_state', { message: 'This extension request was already answered.' });
}

const close = statement(
  'work_extension_close',
  "update work_extension set outcome = 'closed', ended_by = :party, ended_at = :at where work_id = :workId and outcome is null",
);
/** The work was delivered, stopped or ended before an answer. Nobody waits for this. */
export const closeExtension = (tx: Tx, workId: string, party: Party, at: Date): void =>
  tx.send(close, { workId, party, at });

const open = statement(
  'work_extensions_open',
  'select id, work_id, days, asked_at, ends_at from work_extension where work_id = any (:workIds) and outcome is null',
);

/** Those that wait for an answer, by the work. */
export async function openExtensions(
  reads: Db | Tx,
  workIds: readonly string[],
): Promise<ReadonlyMap<string, Extension>> {
  if (workIds.length === 0) return new Map();
  const rows = await reads.rows(open, { workIds });
  return new Map(
    rows.map(({ id, work_id: workId, days, asked_at: askedAt, ends_at: endsAt }) => [
      workId,
      { id, days, askedAt, endsAt },
    ]),
  );
}

const last = statement(
  'work_extension_last',
  'select id, days, reason, asked_at, ends_at, outcome from work_extension where work_id = :workId order by asked_at desc, id desc limit 1',
);
type KeptExtension = RowOf<typeof last>;

/** The newest, whatever became of it. */
export const lastExtension = (reads: Db | Tx, workId: string): Promise<KeptExtension | undefined> =>
  reads.row(last, { workId });

export const presentExtension = ({
  id,
  days,
  reason,
  asked_at: askedAt,
  ends_at: ends,
  outcome,
}: KeptExtension): ShownExtension => ({
  id,
  days,
  reason,
  asked_at: askedAt.toISOString(),
  ends_at: ends.toISOString(),
  outcome,
});
