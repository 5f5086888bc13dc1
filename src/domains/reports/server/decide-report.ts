import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { ReportLine } from '../admin-contract.ts';
import { appealAnswered, caseDecided } from '../events.ts';
import { whyNotAnswer, whyNotDecide, type Decision } from '../report.ts';
import { isForAnother } from './for-another.ts';
import { wholeCase } from './report-queue.ts';
import { factsOf, lockCase, reportableOf, type CaseRow } from './store.ts';

const decideIt = statement(
  'report_case_decide',
  "update report_case set state = 'decided', decision = :decision, statement = :statement, decided_at = :now, decided_by = :decidedBy where id = :id",
);
const reporters = statement(
  'report_case_reporters',
  'select distinct user_id as "user_id!" from content_report where case_id = :id and user_id is not null order by 1',
);

interface Decided {
  readonly decision: Decision;
  readonly statement: string;
}

/** Its author and everyone who reported it learn the reasons (LIM-42). */
export async function decideReport(
  tx: Tx,
  actor: Actor,
  id: string,
  decided: Decided,
  context: Context,
): Promise<ReportLine> {
  await decideCase(tx, actor, await lockCase(tx, id), decided, context);
  return wholeCase(tx, actor, id, context);
}

/** All of one kind, for the same reasons; what another operator decided meanwhile is left as it is. */
export async function dismissReports(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
  explanation: string,
  context: Context,
): Promise<{ dismissed: number }> {
  const rows: CaseRow[] = [];
  // One order of locks: two operators may choose the same ones.
  for (const id of [...new Set(ids)].toSorted()) rows.push(await lockCase(tx, id));
  if (new Set(rows.map(({ kind }) => kind)).size > 1) throw invalidField('ids', 'Choose reports of one kind.');
  const open = rows.filter(({ state }) => state === 'open');
  for (const row of open) await decideCase(tx, actor, row, { decision: 'dismissed', statement: explanation }, context);
  return { dismissed: open.length };
}

async function decideCase(
  tx: Tx,
  actor: Actor,
  row: CaseRow,
  { decision, statement: explanation }: Decided,
  context: Context,
): Promise<void> {
  const { id } = row;
  const now = context.clock();
  const refusal = whyNotDecide(factsOf(row));
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal });
  if (row.author_id === actor.userId)
    throw new Failure('wrong_state', { message: 'You published this yourself, so another operator must decide.' });
  await tx.rows(decideIt, { id, decision, statement: explanation, now, decidedBy: actor.userId });
  if (decision === 'removed')
    await reportableOf(context, row.kind).hide(tx, { id: row.thing_id, reason: explanation, actor, at: now }, context);
  await recordStaffAct(
    tx,
    actor,
    `report.${decision}`,
    { type: 'report_case', id },
    explanation,
    { state: row.state },
    { state: 'decided', kind: row.kind, thing: row.thing_id },
  );
  const reporterIds = (await tx.rows(reporters, { id })).map(({ user_id: userId }) => userId);
  const concerned = [...reporterIds, ...(row.author_id === null ? [] : [row.author_id])];
  announce(
    tx,
    caseDecided,
    {
      caseId: id,
      kind: row.kind,
      title: row.title,
      decision,
      statement: explanation,
      authorId: row.author_id,
      reporterIds,
    },
    concerned.map(userTopic),
  );
}

const answerIt = statement(
  'report_case_answer',
  "update report_case set state = 'closed', answer = :answer, is_granted = :granted, answered_at = :now, answered_by = :answeredBy where id = :id",
);

interface Answer {
  readonly granted: boolean;
  readonly statement: string;
}

/** Once, and by another person than the one who decided. Granted, what was removed is public again. */
export async function answerAppeal(
  tx: Tx,
  actor: Actor,
  id: string,
  { granted, statement: explanation }: Answer,
  context: Context,
): Promise<ReportLine> {
  const row = await lockCase(tx, id);
  const now = context.clock();
  const refusal = whyNotAnswer(factsOf(row));
  if (refusal !== null || row.author_id === null)
    throw new Failure('wrong_state', { message: refusal ?? 'The author’s account was deleted.' });
  if (await isForAnother(tx, actor, row))
    throw new Failure('forbidden', { message: 'You made this decision, so another operator must answer the appeal.' });
  await tx.rows(answerIt, { id, answer: explanation, granted, now, answeredBy: actor.userId });
  if (granted && row.decision === 'removed')
    await reportableOf(context, row.kind).show(tx, { id: row.thing_id, reason: explanation, actor, at: now }, context);
  // The only operator may answer an appeal against their own decision, and the audit records that.
  const facts = { state: 'closed', granted, answered_by_who_decided: row.decided_by === actor.userId };
  await recordStaffAct(
    tx,
    actor,
    'report.answer-appeal',
    { type: 'report_case', id },
    explanation,
    { state: row.state, decision: row.decision },
    facts,
  );
  announce(
    tx,
    appealAnswered,
    { caseId: id, kind: row.kind, title: row.title, authorId: row.author_id, granted, statement: explanation },
    [userTopic(row.author_id)],
  );
  return wholeCase(tx, actor, id, context);
}
