/** Notices, counter-notices and their decisions (NTC-1 to NTC-5): tickets with what the law asks for beside them. */
import { reportables, type Reportable } from '#kit/server/reportable.ts';
import { hasStaffBeside } from '#domains/accounts/server/accounts.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { isReportable, type ReportableKind } from '#kit/reported.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { noticeDecided, ticketAnswered } from '../events.ts';
import type { decideNotice, Notice, sendCounterNotice, sendNotice } from '../notice-contract.ts';
import {
  REDRESS_OF_NOTIFIER,
  redressOfAuthor,
  statementOfReasons,
  SUBJECT_OF,
  TOPIC_OF,
  whyNotDecide,
} from '../notice.ts';
import { addMessage, lockTicket, ticketById, type TicketRow } from './store.ts';
import { open } from './write-ticket.ts';

const insert = statement(
  'support_notice_insert',
  `insert into support_notice (ticket_id, kind, link, concerns, contact, signed_name, signed_at, thing_kind, thing_id,
    answers_id)
   values (:id, :kind, :link, :concerns, :contact, :signedName, :signedAt, :thingKind, :thingId, :answersId)`,
);
const byTicket = statement(
  'support_notice_of',
  `select n.ticket_id, n.kind, n.link, n.concerns, n.contact, n.signed_name, n.signed_at, n.thing_kind, n.thing_id,
    n.answers_id,
     (select t.ticket_number from support_ticket t where t.id = n.answers_id) as answers_number
   from support_notice n where n.ticket_id = :ticketId`,
);
const byNumber = statement(
  'support_notice_numbered',
  `select n.ticket_id, n.link,
    (select d.decision from support_decision d where d.ticket_id = n.ticket_id order by d.decided_at desc, d.id desc
    limit 1) as decision
   from support_notice n join support_ticket t on t.id = n.ticket_id
     where t.ticket_number = :number and n.kind <> 'counter'`,
);
const counters = statement(
  'support_counters_of',
  'select t.id, t.ticket_number from support_notice n join support_ticket t on t.id = n.ticket_id where n.answers_id = :ticketId order by n.signed_at, t.id',
);
const decisions = statement(
  'support_decisions_of',
  'select decision, ground, statement, decided_at, decided_by from support_decision where ticket_id = :ticketId order by decided_at desc, id desc',
);
const insertDecision = statement(
  'support_decision_insert',
  `insert into support_decision (id, ticket_id, decision, ground, statement, decided_at, decided_by)
   values (:id, :ticketId, :decision, :ground, :reasons, :at, :decidedBy)`,
);

type NoticeRow = NonNullable<Awaited<ReturnType<typeof noticeRow>>>;
const noticeRow = (reads: Db | Tx, ticketId: string) => reads.row(byTicket, { ticketId });

interface Thing {
  readonly kind: ReportableKind;
  readonly id: string;
  readonly of: Reportable;
}

/** What a link to this site leads to; null for a page of another site, or one that can’t be hidden from here. */
async function thingAt(reads: Db | Tx, link: string, context: Context): Promise<Thing | null> {
  if (!URL.canParse(link)) return null;
  const { origin, pathname } = new URL(link);
  if (origin !== new URL(context.config.appUrl).origin) return null;
  for (const reportable of reportables.of(context)) {
    const id = (await reportable.at?.(reads, pathname)) ?? null;
    if (id !== null) return { kind: reportable.kind, id, of: reportable };
  }
  return null;
}

function thingOf({ thing_kind: kind, thing_id: id }: NoticeRow, context: Context): Thing | null {
  const reportable =
    kind !== null && isReportable(kind)
      ? reportables.of(context).find((candidate) => candidate.kind === kind)
      : undefined;
  return reportable === undefined || id === null ? null : { kind: reportable.kind, id, of: reportable };
}

type Sent = Parsed<typeof sendNotice>['body'];

export async function openNotice(
  tx: Tx,
  actor: Actor | null,
  wish: Sent,
  context: Context,
): Promise<DataOf<typeof sendNotice>> {
  const { kind, link, concerns, contact, signed_name: signedName, declared: _declared, ...form } = wish;
  if (kind === 'copyright' && concerns.length < 10)
    throw invalidField('concerns', 'Describe the work that was copied, in at least 10 characters.');
  if (kind === 'copyright' && contact.length < 10)
    throw invalidField('contact', 'Enter your postal address and phone number.');
  const thing = await thingAt(tx, link, context);
  const { id, ...answer } = await open(
    tx,
    actor,
    { ...form, topic: TOPIC_OF[kind], subject: SUBJECT_OF[kind] },
    context,
  );
  await tx.rows(insert, {
    id,
    kind,
    link,
    concerns,
    contact,
    signedName,
    signedAt: context.clock(),
    thingKind: thing?.kind ?? null,
    thingId: thing?.id ?? null,
    answersId: null,
  });
  return answer;
}

type Countered = Parsed<typeof sendCounterNotice>['body'];

/** Anyone who has the number was told of the removal. */
export async function openCounterNotice(
  tx: Tx,
  actor: Actor | null,
  wish: Countered,
  context: Context,
): Promise<DataOf<typeof sendCounterNotice>> {
  const { notice_number: number, contact, signed_name: signedName, declared: _declared, ...form } = wish;
  const answered = await tx.row(byNumber, { number });
  if (answered?.decision !== 'removed')
    throw invalidField('notice_number', 'No content was removed because of a notice with this number.');
  const { id, ...answer } = await open(
    tx,
    actor,
    { ...form, topic: 'counter', subject: `${SUBJECT_OF.counter} to ${number}` },
    context,
  );
  await tx.rows(insert, {
    id,
    kind: 'counter',
    link: answered.link,
    concerns: '',
    contact,
    signedName,
    signedAt: context.clock(),
    thingKind: null,
    thingId: null,
    answersId: answered.ticket_id,
  });
  return answer;
}

/** A decision is looked at again by another person than the one who made it, unless no one else may. */
async function whyNotNow(
  reads: Db | Tx,
  actor: Actor,
  notice: NoticeRow,
  before: string | undefined,
): Promise<string | null> {
  if (notice.kind === 'counter') return `Decide in the ticket of the notice, ${notice.answers_number ?? ''}.`;
  if (before !== actor.userId || !(await hasStaffBeside(reads, 'support', actor.userId))) return null;
  return 'You decided last, so another operator must review it.';
}

export async function readNotice(db: Db, actor: Actor, ticketId: string, context: Context): Promise<Notice | null> {
  const notice = await noticeRow(db, ticketId);
  if (notice === undefined) return null;
  const [pastDecisions, answers, thing] = [
    await db.rows(decisions, { ticketId }),
    await db.rows(counters, { ticketId }),
    thingOf(notice, context),
  ];
  const personOf = await shownPeople(
    db,
    pastDecisions.map(({ decided_by: by }) => by),
  );
  const shown = thing === null ? null : await thing.of.read(db, thing.id);
  return {
    kind: notice.kind,
    link: notice.link,
    concerns: notice.concerns,
    contact: notice.contact,
    signed_name: notice.signed_name,
    signed_at: notice.signed_at.toISOString(),
    answers: notice.answers_number,
    counters: answers.map(({ ticket_number: number }) => number),
    thing: shown === null ? null : { title: shown.title, is_public: shown.isPublic },
    decisions: pastDecisions.map(({ decided_at: at, decided_by: by, ...decision }) => ({
      ...decision,
      decided_at: at.toISOString(),
      by: personOf(by).name,
    })),
    refusal: await whyNotNow(db, actor, notice, pastDecisions[0]?.decided_by),
  };
}

type Decision = Parsed<typeof decideNotice>['body'];

/**
 * The person who sent it gets the statement of reasons in the ticket and by email, the one who published it as a
 * notification (NTC-4).
 */
export async function decide(
  tx: Tx,
  actor: Actor,
  number: string,
  wish: Decision,
  context: Context,
): Promise<DataOf<typeof decideNotice>> {
  const ticket = await lockTicket(tx, number);
  const notice = await noticeRow(tx, ticket.id);
  if (notice === undefined) throw new Failure('not_found');
  const before = (await tx.rows(decisions, { ticketId: ticket.id }))[0];
  const refusal = await whyNotNow(tx, actor, notice, before?.decided_by);
  if (refusal !== null) throw new Failure('forbidden', { message: refusal });
  const wrong = whyNotDecide(wish);
  if (wrong !== null) throw invalidField('ground', wrong);
  const { decision, ground, statement: reasons } = wish;
  const [id, at] = [context.makeId(), context.clock()];
  await tx.rows(insertDecision, { id, ticketId: ticket.id, decision, ground, reasons, at, decidedBy: actor.userId });

  const thing = thingOf(notice, context);
  const shown = thing === null ? null : await thing.of.read(tx, thing.id);
  const change = { id: thing?.id ?? '', reason: reasons, actor, at };
  // Only what this notice hid is shown again: another decision may hide it for another reason.
  if (decision === 'removed') await thing?.of.hide(tx, change, context);
  else if (before?.decision === 'removed') await thing?.of.show(tx, change, context);
  await recordStaffAct(
    tx,
    actor,
    `notice.${decision}`,
    { type: 'ticket', id: ticket.id },
    reasons,
    before === undefined ? null : { decision: before.decision },
    {
      ground,
      decision,
      thing: thing?.id ?? null,
      is_review: before !== undefined,
    },
  );

  const facts = { decision, ground, link: notice.link, statement: reasons, isReview: before !== undefined };
  await answerInTicket(tx, actor, ticket, statementOfReasons({ ...facts, redress: REDRESS_OF_NOTIFIER }), context);
  for (const counter of await tx.rows(counters, { ticketId: ticket.id })) {
    const found = await ticketById(tx, counter.id);
    if (found !== undefined)
      await answerInTicket(
        tx,
        actor,
        found,
        statementOfReasons({ ...facts, redress: redressOfAuthor(number) }),
        context,
      );
  }
  // Nothing changed for its author where it stays what it was.
  if (shown !== null && (decision === 'removed' || before?.decision === 'removed'))
    announce(
      tx,
      noticeDecided,
      {
        userId: shown.authorId,
        ticketNumber: number,
        title: shown.title,
        decision,
        statement: statementOfReasons({ ...facts, redress: redressOfAuthor(number) }),
      },
      [userTopic(shown.authorId)],
    );
  return { id };
}

async function answerInTicket(tx: Tx, actor: Actor, ticket: TicketRow, text: string, context: Context): Promise<void> {
  const id = context.makeId();
  await addMessage(tx, { id, ticketId: ticket.id, staffId: actor.userId, body: text, at: context.clock() }, 'answered');
  announce(tx, ticketAnswered, { ticketId: ticket.id, messageId: id });
}
