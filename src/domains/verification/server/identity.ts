import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers, setTimer } from '#kit/server/jobs/timers.ts';
import { tryMove } from '#kit/transitions.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import { identityAppealed, identitySubmitted } from '../events.ts';
import {
  caseMoves,
  FILES_KEPT_DAYS,
  partsNeeded,
  APPEAL_DAYS,
  TRIES,
  TRIES_DAYS,
  type DocumentKind,
} from '../identity-case.ts';
import { filesOf, fileView, latestCase, triesOf, type CaseRow } from './case-store.ts';
import { CASE_FILES_END } from './case-timers.ts';
import { answerDue, isWaiting } from './in-review.ts';
import { moveCase, noteBegin } from './move-case.ts';

const begin = statement(
  'case_begin',
  "insert into verification_case (id, user_id, state, document_kind, started_at) values (:id, :userId, 'started', :kind, :now)",
);
const choose = statement(
  'case_choose',
  "update verification_case set document_kind = :kind, provider = 'review', provider_reference = null where id = :id",
);
const appeal = statement(
  'case_appeal',
  'update verification_case set appeal = :text, appealed_at = :appealedAt, appeal_answer = null, appeal_answered_at = null, appeal_answered_by = null where id = :id',
);

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

const filesEnd = ({ files_deleted_at: deleted, decided_at: decided }: CaseRow): Date | null =>
  deleted ?? (decided === null ? null : after(decided, FILES_KEPT_DAYS * DAY_MS));

/** One appeal against a decision: a decision made after the answer can be appealed again. */
const appealOf = ({ appeal: text, appeal_answered_at: answered, decided_at: decided }: CaseRow): string | null =>
  answered !== null && decided !== null && decided > answered ? null : text;

/** While an appeal waits: the day it is answered by. */
const appealEnds = (row: CaseRow | undefined): Date | null =>
  row === undefined || row.appealed_at === null || row.appeal_answered_at !== null
    ? null
    : after(row.appealed_at, APPEAL_DAYS * DAY_MS);

export async function identityStateOf(db: Db | Tx, userId: string, context: Context) {
  const row = await latestCase(db, userId);
  const tries = await triesOf(db, userId, context.clock());
  const left = Math.max(0, TRIES - tries.used);
  const submittedAt = row?.submitted_at ?? null;
  return {
    state: row?.state ?? ('none' as const),
    case_id: row?.id ?? null,
    checker: row?.provider ?? null,
    checkers: context.identity === null ? (['review'] as const).slice() : (['stripe', 'review'] as const).slice(),
    document_kind: row?.document_kind ?? null,
    files: row === undefined ? [] : (await filesOf(db, row.id)).map(fileView),
    submitted_at: iso(submittedAt),
    answer_by: iso(answerDue(row)),
    decided_at: iso(row?.decided_at),
    reason: row?.reason_code ?? null,
    statement: row?.statement ?? null,
    document_expires_on: row?.document_expires_on ?? null,
    files_deleted_on: iso(row === undefined ? null : filesEnd(row)),
    appeal: row === undefined ? null : appealOf(row),
    appeal_answer_by: iso(appealEnds(row)),
    appeal_answer: row?.appeal_answer ?? null,
    tries_left: left,
    next_try_at: left > 0 || tries.first === null ? null : after(tries.first, TRIES_DAYS * DAY_MS).toISOString(),
  };
}

/** IDV-2: three tries, no matter who looks; then a person calls. */
export async function refuseFourthTry(reads: Db | Tx, userId: string, context: Context): Promise<void> {
  if ((await triesOf(reads, userId, context.clock())).used < TRIES) return;
  throw new Failure('wrong_state', {
    message: `You’ve used all ${TRIES} attempts in ${TRIES_DAYS} days. Contact ${context.config.supportEmail} to verify by phone.`,
  });
}

export async function startIdentityCase(tx: Tx, actor: Actor, kind: DocumentKind, context: Context) {
  await lockIdentity(tx, actor.userId);
  const row = await latestCase(tx, actor.userId);
  const now = context.clock();
  if (row !== undefined && tryMove(caseMoves, 'submit', row.state, 'person').ok)
    await tx.rows(choose, { id: row.id, kind });
  else if (row !== undefined && (isWaiting(row) || row.state === 'approved'))
    throw new Failure('wrong_state', {
      message: row.state === 'approved' ? 'Your identity is already verified.' : 'Your documents are in review.',
    });
  else {
    await refuseFourthTry(tx, actor.userId, context);
    const id = context.makeId();
    await tx.rows(begin, { id, userId: actor.userId, kind, now });
    noteBegin(tx, id, actor.userId, now);
    // Unsent drafts are deleted, with their pictures of documents.
    setTimer(tx, CASE_FILES_END, id, after(now, FILES_KEPT_DAYS * DAY_MS));
  }
  return identityStateOf(tx, actor.userId, context);
}

const PART_WORDS = { front: 'the front of the document', back: 'its back', selfie: 'the selfie' } as const;

export async function submitIdentityCase(tx: Tx, actor: Actor, context: Context) {
  await lockIdentity(tx, actor.userId);
  const row = await latestCase(tx, actor.userId);
  const answer = row === undefined ? null : tryMove(caseMoves, 'submit', row.state, 'person');
  if (row === undefined || row.provider !== 'review' || row.document_kind === null || answer?.ok !== true)
    throw new Failure('wrong_state');
  const files = await filesOf(tx, row.id);
  const missing = partsNeeded(row.document_kind).filter((part) => !files.some((file) => file.part === part));
  if (missing.length > 0)
    throw invalidField(missing[0] ?? 'front', `Add ${missing.map((part) => PART_WORDS[part]).join(', ')}.`);
  const infected = files.find(({ scan }) => scan === 'infected');
  if (infected !== undefined)
    throw invalidField(infected.part, `Malware was found in ${PART_WORDS[infected.part]}. Choose another file.`);
  const hashes = Object.fromEntries(files.map(({ part, sha256 }) => [part, sha256.toString('hex')]));
  const now = context.clock();
  const sent = {
    submitted_at: row.submitted_at ?? now,
    waiting_since: now,
    file_hashes: hashes,
    files_deleted_at: null,
  };
  await moveCase(
    tx,
    row,
    'submit',
    answer.to,
    { party: 'person', actorId: actor.userId, at: now },
    { ...sent, taken_by: null, taken_at: null },
  );
  cancelTimers(tx, row.id, CASE_FILES_END);
  announce(tx, identitySubmitted, { userId: actor.userId, caseId: row.id }, [userTopic(actor.userId)]);
  return identityStateOf(tx, actor.userId, context);
}

export async function appealIdentityCase(tx: Tx, actor: Actor, text: string, context: Context) {
  await lockIdentity(tx, actor.userId);
  const row = await latestCase(tx, actor.userId);
  if (row === undefined || (row.state !== 'rejected' && row.state !== 'revoked') || appealOf(row) !== null)
    throw new Failure('wrong_state');
  await tx.rows(appeal, { id: row.id, text, appealedAt: context.clock() });
  announce(tx, identityAppealed, { userId: actor.userId, caseId: row.id }, [userTopic(actor.userId)]);
  return identityStateOf(tx, actor.userId, context);
}
