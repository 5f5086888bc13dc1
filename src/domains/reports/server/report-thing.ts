import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import type { ReportableKind } from '#kit/reported.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { reportedThing } from '../contract.ts';
import { caseOpened } from '../events.ts';
import type { ReportReason } from '../report.ts';
import { reportableOf } from './store.ts';

const reportedBefore = statement(
  'content_report_before',
  'select id from content_report where kind = :kind and thing_id = :thingId and user_id = :userId',
);
const openCase = statement(
  'report_case_open_of',
  "select id from report_case where kind = :kind and thing_id = :thingId and state = 'open'",
);
const insertCase = statement(
  'report_case_insert',
  `insert into report_case (id, kind, thing_id, author_id, title, excerpt, path, opened_at)
   values (:caseId, :kind, :thingId, :authorId, :title, :excerpt, :path, :now)`,
);
const insertReport = statement(
  'content_report_insert',
  `insert into content_report (id, case_id, kind, thing_id, user_id, reason, body, reported_at)
   values (:id, :caseId, :kind, :thingId, :userId, :category, :text, :now)`,
);

interface Thing {
  readonly kind: ReportableKind;
  readonly id: string;
}

/** What is not public cannot be reported, because the person who asks may not know of it. */
async function publicThing(reads: Db | Tx, { kind, id }: Thing, context: Context) {
  const thing = await reportableOf(context, kind).read(reads, id);
  if (thing === null || !thing.isPublic) throw new Failure('not_found');
  return thing;
}

export async function readReportedThing(
  db: Db,
  { userId }: Actor,
  target: Thing,
  context: Context,
): Promise<DataOf<typeof reportedThing>> {
  const own = reportableOf(context, target.kind).ofReader;
  if (own !== undefined) {
    const { title, text, path } = await own.read(db, target.id, userId);
    return { kind: target.kind, title, text, path, is_mine: false, is_reported: false };
  }
  const { title, text, path, authorId } = await publicThing(db, target, context);
  const before = await db.row(reportedBefore, { kind: target.kind, thingId: target.id, userId });
  return { kind: target.kind, title, text, path, is_mine: authorId === userId, is_reported: before !== undefined };
}

interface Said {
  readonly category: ReportReason;
  readonly text: string;
  readonly messages?: readonly number[] | undefined;
}

/** One report per person and thing. Reports of a thing that waits for a decision join its case. */
export async function reportThing(
  tx: Tx,
  actor: Actor,
  { category, text, messages = [], ...reported }: Thing & Said,
  context: Context,
): Promise<{ id: string }> {
  const { userId } = actor;
  const { kind } = reported;
  const now = context.clock();
  const own = reportableOf(context, kind).ofReader;
  const thingId =
    own === undefined
      ? reported.id
      : await own.choose(tx, { id: reported.id, parts: messages, actor, at: now }, context);
  const thing = await publicThing(tx, { kind, id: thingId }, context);
  if (thing.authorId === userId)
    throw new Failure('wrong_state', { message: 'You can’t report what you published yourself.' });
  // Two people who report the same at once share a case.
  lockUntilCommit(tx, 44, `${kind}:${thingId}`);
  if ((await tx.row(reportedBefore, { kind, thingId, userId })) !== undefined)
    throw new Failure('wrong_state', { message: 'You already reported this.' });
  const known = await tx.row(openCase, { kind, thingId });
  const caseId = known?.id ?? context.makeId();
  if (known === undefined) {
    await tx.rows(insertCase, {
      caseId,
      kind,
      thingId,
      authorId: thing.authorId,
      title: thing.title,
      excerpt: thing.text,
      path: thing.path,
      now,
    });
    announce(tx, caseOpened, { caseId, kind, title: thing.title }, []);
  }
  const id = context.makeId();
  await tx.rows(insertReport, { id, caseId, kind, thingId, userId, category, text, now });
  return { id };
}
