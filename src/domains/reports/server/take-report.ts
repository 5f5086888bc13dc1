/** Who looks into a report. Anyone whose work it is may still decide. */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { ReportLine } from '../admin-contract.ts';
import { wholeCase } from './report-queue.ts';
import { lockCase } from './store.ts';

const take = statement('report_case_take', 'update report_case set taken_by = :by where id = :id');

export async function takeReport(
  tx: Tx,
  actor: Actor,
  id: string,
  mine: boolean,
  context: Context,
): Promise<ReportLine> {
  const row = await lockCase(tx, id);
  if (row.state !== 'open' && row.state !== 'appealed')
    throw new Failure('wrong_state', { message: 'This report is already decided.' });
  const by = mine ? actor.userId : null;
  await tx.rows(take, { id, by });
  await recordStaffAct(
    tx,
    actor,
    mine ? 'report.take' : 'report.give-back',
    { type: 'report_case', id },
    null,
    { by: row.taken_by },
    { by },
  );
  return wholeCase(tx, actor, id, context);
}
