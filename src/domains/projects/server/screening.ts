/** Who looks at a post (PRJ-1): the rules at once, staff afterwards; or staff first, where an operator chose so. */
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { cutPage, isInstant, placeOf, type PageAsked } from '#kit/paging.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { projectEnded, projectScreened } from '../events.ts';
import type { Screening } from '../project.ts';
import { moveProject } from './move-project.ts';
import { openProject } from './post-project.ts';
import { screeningMode } from './screening-queue.ts';
import { announceProject, lockProject } from './store.ts';

const setMode = statement(
  'project_screening_set',
  'update project_screening set mode = :to, changed_at = :changedAt, changed_by = :changedBy',
);
const lock = statement(
  'project_review_lock',
  'select id, project_id, kind, state from project_review where id = :id for update',
);
const decide = statement(
  'project_review_decide',
  'update project_review set state = :outcome, decided_at = :at, decided_by = :decidedBy, reason = :reason where id = :id',
);
type Outcome = 'approved' | 'sent_back' | 'denied';

/** A post that waits is opened, sent back or closed; one that is shown stays or is closed. */
export async function decideReview(
  tx: Tx,
  actor: Actor,
  id: string,
  { outcome, reason }: { outcome: Outcome; reason: string },
  context: Context,
) {
  const at = context.clock();
  const review = await tx.row(lock, { id });
  if (review === undefined) throw new Failure('not_found');
  if (review.state !== 'waiting')
    throw new Failure('wrong_state', { message: 'This was decided already.', data: { state: review.state } });
  if (outcome !== 'approved' && reason.trim().length < 10)
    throw invalidField('reason', 'Say why, in at least 10 characters.');
  const project = await lockProject(tx, review.project_id);
  const by = { party: 'operator', actorId: actor.userId } as const;
  if (outcome === 'sent_back' && project.state !== 'pending_review')
    throw invalidField('outcome', 'It is shown already. Approve or deny it.');
  const trimmedReason = reason.trim() === '' ? undefined : reason.trim();
  if (outcome === 'approved' && project.state === 'pending_review') await openProject(tx, project, by, at);
  if (outcome === 'sent_back') await moveProject(tx, project, { move: 'sendBack', by, at, reason: trimmedReason });
  if (outcome === 'denied' && ['pending_review', 'open', 'reviewing'].includes(project.state)) {
    const closed = await moveProject(tx, project, { move: 'close', by, at, reason: trimmedReason }, { endedAt: at });
    announceProject(tx, projectEnded, closed, { outcome: 'closed', by: 'operator', reason: trimmedReason ?? null });
  } else announceProject(tx, projectScreened, project, { outcome, kind: review.kind, reason: trimmedReason ?? null });
  await tx.rows(decide, { id, outcome, at, decidedBy: actor.userId, reason: trimmedReason ?? null });
  await recordStaffAct(
    tx,
    actor,
    'project-review.decide',
    { type: 'project', id: project.id },
    trimmedReason ?? null,
    { state: project.state },
    { outcome },
  );
  return { id, outcome };
}

export async function changeScreening(
  tx: Tx,
  actor: Actor,
  to: Screening,
  reason: string,
  context: Context,
): Promise<{ mode: Screening }> {
  const before = await screeningMode(tx);
  await tx.rows(setMode, { to, changedAt: context.clock(), changedBy: actor.userId });
  await recordStaffAct(
    tx,
    actor,
    'project-screening.change',
    { type: 'project-screening', id: 'mode' },
    reason,
    { mode: before },
    { mode: to },
  );
  return { mode: to };
}

const PAGE = 20;
const waiting = statement(
  'project_reviews_waiting',
  `select r.id, r.project_id, r.kind, r.findings, r.asked_at, r.client_id, p.slug, p.title,
    p.content->>'description' as description, c.display_name as client
   from project_review r join project p on p.id = r.project_id left join person_card c on c.user_id = r.client_id
   where r.state = 'waiting' and p.state in ('pending_review', 'open', 'reviewing')
     and (:askedAt::timestamptz is null or (r.asked_at, r.id) > (:askedAt, :id::uuid))
   order by r.asked_at, r.id limit :limit`,
);
const count = statement(
  'project_reviews_count',
  "select count(*)::integer as n from project_review r join project p on p.id = r.project_id where r.state = 'waiting' and p.state in ('pending_review', 'open', 'reviewing')",
);

export async function readReviews(db: Db, { cursor, limit = PAGE }: PageAsked) {
  const place = placeOf(cursor, { key: isInstant });
  const [rows, all, now] = await Promise.all([
    db.rows(waiting, { askedAt: place?.key ?? null, id: place?.id ?? null, limit: limit + 1 }),
    db.row(count),
    screeningMode(db),
  ]);
  const page = cutPage(rows, limit, (row) => ({ key: row.asked_at.toISOString(), id: row.id }));
  return {
    items: page.items.map(({ asked_at: at, client_id: clientId, client, findings, description, ...row }) => ({
      ...row,
      description: description ?? '',
      findings: [...findings],
      client: { id: clientId, name: client ?? 'Former member' },
      asked_at: at.toISOString(),
    })),
    next_cursor: page.next_cursor,
    waiting: all?.n ?? 0,
    mode: now,
  };
}
