/**
 * The one way to write a state: guarded by the state it comes from, with its line in the history, together or not at
 * all (ID-5).
 */
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

/** The text of a line in a history; `column` is its column that names the row. */
export const lineText = (history: string, column: string): string =>
  `insert into ${history} (${column}, at, move, party, actor_id, state_before, state_after, reason)
   values (:id, coalesce(:at::timestamptz, now()), :move, :party, :actorId, :from, :to, :reason)`;

/** Both for a row whose next deadline is in `clock_at`. */
export const clockedMoveText = (table: string, columns: Columns | readonly string[]): string =>
  moveText({
    table,
    sets: `, clock_at = :clockAt, ${changesText(table, Object.values(columns))}`,
    returning: 'id',
  });
type Columns = Readonly<Record<string, string>>;

/** Changes by the names of `columns`, as `changesText` takes them. */
export const changesIn = (columns: Columns, changes: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(changes).map(([name, value]) => [columns[name], value])));

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
export type Note = (tx: Tx, step: Step) => void;

export const notedIn =
  (line: Statement<Step>): Note =>
  (tx, step) =>
    tx.send(line, step);

/** What a statement takes besides the values of the step. */
type More<Params> = NoInfer<Omit<Params, keyof Step>>;

/**
 * Makes a move that the rules allow. It is refused when someone else was faster, and so is the transaction: its line in
 * the history goes out with it, without waiting.
 */
export async function moveRow<Params extends object, Row>(
  tx: Tx,
  { write, note }: { readonly write: Statement<Params, Row>; readonly note: Note },
  step: Step & { readonly from: string },
  more: More<Params>,
): Promise<Row> {
  const written = tx.row(write, { ...step, ...more } as unknown as NoInfer<Params>);
  note(tx, step);
  const row = await written;
  if (row === undefined) throw new Failure('wrong_state', { data: { state: step.from } });
  return row;
}
