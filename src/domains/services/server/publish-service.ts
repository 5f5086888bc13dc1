import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { cancelTimers } from '#kit/server/jobs/timers.ts';
import type { ServiceContent } from '../draft.ts';
import { servicePublished } from '../events.ts';
import { hasReviewedChanges, withoutReviewedChanges, type Finding } from '../moderation.ts';
import { contentOf, publishProblems } from '../publish-rules.ts';
import type { ServiceState } from '../service.ts';
import { slugAttempt } from '../slug.ts';
import { refreshListing } from './cards.ts';
import { refuseLapsed } from './sellers-standing.ts';
import { findingsIn, moderationMode } from './moderation-rules.ts';
import { lockMyService, moveService, type Mover, type ServiceRow } from './store.ts';
import { contentToStore } from './stored.ts';
import { isTrusted, submitForReview, withdrawReview } from './submit-review.ts';

export interface Stood {
  readonly id: string;
  readonly slug: string | null;
  readonly state: ServiceState;
}

/** Ends the time to change what was sent back (SVC-4). */
export const CHANGES_DUE = 'service.changes_due';

const addVersion = statement(
  'service_add_version',
  `insert into service_version (id, service_id, number, content, published_at)
   select :versionId, :serviceId, coalesce(max(number), 0) + 1, :content, :at from service_version
     where service_id = :serviceId returning number`,
);
const setVersion = statement(
  'service_set_version',
  'update service set version_id = :versionId, slug = coalesce(slug, :slug), published_at = coalesce(published_at, :at) where id = :id',
);

/** Writes what is live from now on as a version of its own; the first sets the address. */
export async function writeVersion(
  tx: Tx,
  service: Pick<ServiceRow, 'id' | 'slug' | 'seller_id'>,
  content: ServiceContent,
  at: Date,
  context: Context,
): Promise<string> {
  const versionId = context.makeId();
  const slug = service.slug ?? (await freeSlug(tx, content.title, service.id));
  const version = await tx.row(addVersion, {
    versionId,
    serviceId: service.id,
    content: JSON.stringify(contentToStore(content)),
    at,
  });
  await tx.rows(setVersion, { id: service.id, versionId, slug, at });
  const facts = { serviceId: service.id, sellerId: service.seller_id, versionId, version: version?.number ?? 1 };
  announce(tx, servicePublished, facts, [userTopic(service.seller_id)]);
  return slug;
}

/** What a rule refuses is said at its field, in the operators' words; the rest goes to staff. */
function refuseBlocked(found: readonly Finding[]): void {
  const fields: Record<string, string[]> = {};
  for (const { effect, field, reason } of found)
    if (effect === 'block') fields[field] = [...new Set([...(fields[field] ?? []), reason])];
  if (Object.keys(fields).length > 0)
    throw new Failure('invalid_input', { message: 'This service can’t be published like this.', fields });
}

/**
 * Publishes the draft (SVC-2, SVC-3, SVC-7). With moderation on `auto` the rules decide immediately, and what they flag
 * is looked at afterwards. On `manual` staff decide first: about a new service whole, about a live one its title, media
 * and category. A paused service stays paused with its new text.
 */
export async function publishService(tx: Tx, actor: Actor, serviceId: string, context: Context): Promise<Stood> {
  const service = await lockMyService(tx, actor, serviceId);
  const by: Mover = { party: 'freelancer', actorId: actor.userId, at: context.clock() };
  const problems = publishProblems(service.draft, context.config.currency, await termsInForce(tx, by.at));
  if (Object.keys(problems).length > 0)
    throw new Failure('invalid_input', { message: 'This service isn’t ready to publish.', fields: problems });

  await refuseLapsed(tx, actor.userId, context);
  const content = contentOf(service.draft, service.pictures);
  const found = await findingsIn(tx, serviceId, content);
  refuseBlocked(found);
  const isFirst = service.state === 'draft' || service.state === 'needs_changes';
  const waits = (await moderationMode(tx)) === 'manual' && (found.length > 0 || !(await isTrusted(tx, actor.userId)));
  const submitted = { serviceId, sellerId: actor.userId, content, found };
  const moved = await moveService(tx, serviceId, service.state, isFirst ? 'submit' : 'republish', by);
  cancelTimers(tx, serviceId, CHANGES_DUE);
  if (isFirst && waits) {
    await submitForReview(tx, { ...submitted, kind: 'first' }, context);
    return { id: serviceId, slug: service.slug, state: moved };
  }
  const isHeldBack = waits && service.content !== null && hasReviewedChanges(content, service.content);
  const live = isHeldBack && service.content !== null ? withoutReviewedChanges(content, service.content) : content;
  const slug = await writeVersion(tx, service, live, by.at, context);
  const state = isFirst
    ? await moveService(tx, serviceId, moved, 'accept', { party: 'system', actorId: null, at: by.at })
    : moved;
  await refreshListing(tx, serviceId);
  if (isHeldBack) await submitForReview(tx, { ...submitted, kind: 'change' }, context);
  else if (found.length > 0) await submitForReview(tx, { ...submitted, kind: 'afterwards' }, context);
  else await withdrawReview(tx, serviceId, by.at);
  return { id: serviceId, slug, state };
}

const MAX_ATTEMPTS = 4;

const slugTaken = statement('service_slug_taken', 'select from service where slug = :slug');

/** Two sellers with one title at the same moment take turns: the lock is held until the first one commits. */
async function freeSlug(tx: Tx, title: string, serviceId: string): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const slug = slugAttempt(title, serviceId, attempt);
    lockUntilCommit(tx, 40, `service-slug:${slug}`);
    if ((await tx.row(slugTaken, { slug })) === undefined) return slug;
  }
  throw new Failure('wrong_state', { message: 'Another service already has this title. Change yours slightly.' });
}
