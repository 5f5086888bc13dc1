import { reportables, type Reportable } from '#kit/server/reportable.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { Context } from '#kit/server/context.ts';
import type { ReportableKind } from '#kit/reported.ts';
import type { Case } from '../report.ts';

export const CASE = `c.id, c.kind, c.thing_id, c.author_id, c.title, c.excerpt, c.path, c.state, c.opened_at, c.decision, c.statement, c.decided_at, c.decided_by,
  c.appeal, c.appealed_at, c.answer, c.is_granted, c.answered_at, c.taken_by`;

const lock = statement('report_case_lock', `select ${CASE} from report_case c where c.id = :id for update`);
export type CaseRow = RowOf<typeof lock>;

export async function lockCase(tx: Tx, id: string): Promise<CaseRow> {
  const row = await tx.row(lock, { id });
  if (row === undefined) throw new Failure('not_found');
  return row;
}

export const factsOf = ({ state, decision, decided_at: decidedAt }: CaseRow): Case => ({ state, decision, decidedAt });

/** The domain of a kind says how its things are read and hidden. */
export function reportableOf(context: Pick<Context, 'extensions'>, kind: ReportableKind): Reportable {
  const found = reportables.of(context).find((reportable) => reportable.kind === kind);
  if (found === undefined) throw new Failure('not_found');
  return found;
}
