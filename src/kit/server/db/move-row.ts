/** The one way to write a state: guarded by the state it comes from, with its line in the history, together or not at all (ID-5). */
import { Failure } from '../../errors.ts';
import type { Statement } from './statement.ts';
import type { Tx } from './transaction.ts';

interface MoveText {
  readonly table: string;
  /** Further columns to set, such as `, clock_at = $4`: parameters from 4 on are the caller's. */
  readonly sets?: string;
  readonly returning?: string;
}

/** The text that writes a state. */
export const moveText = ({ table, sets = '', returning = '*' }: MoveText): string =>
  `update ${table} set state = :to${sets} where id = :id and state = :from returning ${returning}`;

/** Sets those of the columns that one JSON object names; what it does not name stays. */
export const changesText = (table: string, columns: readonly string[], parameter: `$${number}`): string =>
  `(${columns.join(', ')}) = (select ${columns.join(', ')} from jsonb_populate_record(${table}, ${parameter} /* changes */))`;

/** The text of a line in a history; `of` is its column that names the row. */
export const lineText = (history: string, of: string): string =>
  `insert into ${history} (${of}, at, move, party, actor_id, state_before, state_after, reason)
   values (:id, coalesce(:at::timestamptz, now()), :move, :party, :actorId, :from, :to, :reason)`;

/** The same for a move that nobody waits for: it fails where the row is in another state by now (division_by_zero). */
export const mustMoveText = (of: MoveText): string => `with moved as (${moveText({ ...of, returning: '1' })}) select 1 / count(*) as moved from moved`;
const NONE_MOVED = '22012';

interface Step {
  readonly id: string;
  /** Null is before the first. */
  readonly from: string | null;
  readonly to: string;
  readonly move: string;
  readonly party: string;
  readonly actorId: string | null;
  readonly reason: string | null;
  /** Null: when the transaction began. */
  readonly at: Date | null;
}
/** Writes a line. Nobody waits for the answer: if it fails, so does the transaction. */
type Note = (tx: Tx, made: Step) => void;

type Line = Statement<
  readonly [
    id: string,
    at: Date | null,
    move: string,
    party: string,
    actorId: string | null,
    stateBefore: string | null,
    stateAfter: string,
    reason: string | null,
  ]
>;
export const notedIn =
  (line: Line): Note =>
  (tx, { id, at, move, party, actorId, from, to, reason }) =>
    tx.send(line, [id, at, move, party, actorId, from, to, reason]);

type Guarded = readonly [id: string, from: string, to: string];

/**
 * Makes a move that the rules allow. It is refused when someone else was faster, and so is the transaction: its line in the
 * history goes out with it, without waiting.
 */
export async function moveRow<More extends readonly unknown[], Row>(
  tx: Tx,
  { write, note }: { readonly write: Statement<readonly [...Guarded, ...More], Row>; readonly note: Note },
  made: Step & { readonly from: string },
  ...more: NoInfer<More>
): Promise<Row> {
  const written = tx.row(write, [made.id, made.from, made.to, ...more]);
  note(tx, made);
  const row = await written;
  if (row === undefined) throw new Failure('wrong_state', { data: { state: made.from } });
  return row;
}

/** Makes a move by `mustMoveText`, without waiting: when someone else was faster, the command ends with that at its next answer. */
export function sendMove<More extends readonly unknown[]>(
  tx: Tx,
  { write, note }: { readonly write: Statement<readonly [...Guarded, ...More]>; readonly note: Note },
  made: Step & { readonly from: string },
  ...more: NoInfer<More>
): void {
  const refused = (error: unknown) => ((error as { code?: string }).code === NONE_MOVED ? new Failure('wrong_state', { data: { state: made.from } }) : error);
  tx.send(write, [made.id, made.from, made.to, ...more], refused);
  note(tx, made);
}
