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
  `update ${table} set state = $3 /* state_after */${sets} where id = $1 and state = $2 /* state_before */ returning ${returning}`;

/** Sets those of the columns that one JSON object names; what it does not name stays. */
export const changesText = (table: string, columns: readonly string[], parameter: `$${number}`): string =>
  `(${columns.join(', ')}) = (select ${columns.join(', ')} from jsonb_populate_record(${table}, ${parameter} /* changes */))`;

/** The text of a line in a history; `of` is its column that names the row. */
export const lineText = (history: string, of: string): string =>
  `insert into ${history} (${of}, at, move, party, actor_id, state_before, state_after, reason)
   values ($1, coalesce($2::timestamptz, now()), $3, $4, $5, $6, $7, $8)`;

/** Both for a row whose next deadline is in `clock_at`: parameters 4 and 5. */
export const clockedMoveText = (table: string, columns: Columns | readonly string[]): string =>
  moveText({
    table,
    sets: `, clock_at = $4, ${changesText(table, Object.values(columns), '$5')}`,
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
export type Note = (tx: Tx, made: Step) => void;

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
