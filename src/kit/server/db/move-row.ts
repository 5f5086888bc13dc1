/** The one way to write a state: guarded by the state it comes from, with its line in the history, together or not at all (ID-5). */
import { Failure } from '../../errors.ts';
import type { Statement } from './statement.ts';
import type { Tx } from './transaction.ts';

interface MoveText {
  readonly table: string;
  /** Further columns to set, such as `, clock_at = :clockAt`. */
  readonly sets?: string;
  readonly returning?: string;
}

/** The text that writes a state. */
export const moveText = ({ table, sets = '', returning = '*' }: MoveText): string =>
  `update ${table} set state = :to${sets} where id = :id and state = :from returning ${returning}`;

/** Sets those of the columns that one JSON object, `:changes`, names; what it does not name stays. */
export const changesText = (table: string, columns: readonly string[]): string =>
  `(${columns.join(', ')}) = (select ${columns.join(', ')} from jsonb_populate_record(${table}, :changes))`;

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

export const notedIn =
  (line: Statement<Step>): Note =>
  (tx, made) =>
    tx.send(line, made);

/** What a statement takes besides the values of the step. */
type More<Params> = NoInfer<Omit<Params, keyof Step>>;

/**
 * Makes a move that the rules allow. It is refused when someone else was faster, and so is the transaction: its line in the
 * history goes out with it, without waiting.
 */
export async function moveRow<Params extends object, Row>(
  tx: Tx,
  { write, note }: { readonly write: Statement<Params, Row>; readonly note: Note },
  made: Step & { readonly from: string },
  more: More<Params>,
): Promise<Row> {
  const written = tx.row(write, { ...made, ...more } as unknown as NoInfer<Params>);
  note(tx, made);
  const row = await written;
  if (row === undefined) throw new Failure('wrong_state', { data: { state: made.from } });
  return row;
}

/** Makes a move by `mustMoveText`, without waiting: when someone else was faster, the command ends with that at its next answer. */
export function sendMove<Params extends object>(
  tx: Tx,
  { write, note }: { readonly write: Statement<Params>; readonly note: Note },
  made: Step & { readonly from: string },
  more: More<Params>,
): void {
  const refused = (error: unknown) => ((error as { code?: string }).code === NONE_MOVED ? new Failure('wrong_state', { data: { state: made.from } }) : error);
  tx.send(write, { ...made, ...more } as unknown as NoInfer<Params>, refused);
  note(tx, made);
}
