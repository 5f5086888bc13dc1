import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { servicePublished } from '../events.ts';
import { contentOf, publishProblems } from '../publish-rules.ts';
import type { ServiceState } from '../service.ts';
import { slugAttempt } from '../slug.ts';
import { refreshCards } from './cards.ts';
import { refuseLapsed } from './sellers-standing.ts';
import { lockMyService, moveService, type Mover } from './store.ts';
import { contentToStore } from './stored.ts';

export interface Stood {
  readonly id: string;
  readonly slug: string | null;
  readonly state: ServiceState;
}

const addVersion = statement(
  'service_add_version',
  `insert into service_version (id, service_id, number, content, published_at)
   select $1, $2, coalesce(max(number), 0) + 1, $3, $4 from service_version where service_id = $2 returning number`,
);
const setVersion = statement(
  'service_set_version',
  'update service set version_id = $2, slug = coalesce(slug, $3), published_at = coalesce(published_at, $4) where id = $1',
);

/**
 * Publishes the draft: with moderation on `auto` the publish rules decide immediately. Each publication is a version
 * of its own, the first sets the address, and a paused service stays paused with its new text.
 */
export async function publishService(tx: Tx, actor: Actor, serviceId: string, context: Context): Promise<Stood> {
  const service = await lockMyService(tx, actor, serviceId);
  const by: Mover = { party: 'freelancer', actorId: actor.userId, at: context.clock() };
  const problems = publishProblems(service.draft, context.config.currency, await termsInForce(tx, by.at));
  if (Object.keys(problems).length > 0) throw new Failure('invalid_input', { message: 'This service isn’t ready to publish.', fields: problems });

  await refuseLapsed(tx, actor.userId, context);
  const content = contentOf(service.draft, service.pictures);
  const versionId = context.makeId();
  const slug = service.slug ?? (await freeSlug(tx, content.title, serviceId));
  const isNew = service.version_id === null;
  const submitted = await moveService(tx, serviceId, service.state, isNew || service.state === 'needs_changes' ? 'submit' : 'republish', by);
  const version = await tx.row(addVersion, [versionId, serviceId, JSON.stringify(contentToStore(content)), by.at]);
  await tx.rows(setVersion, [serviceId, versionId, slug, by.at]);
  const state =
    submitted === 'pending_review' ? await moveService(tx, serviceId, submitted, 'accept', { party: 'system', actorId: null, at: by.at }) : submitted;
  await refreshCards(tx, [serviceId]);
  announce(tx, servicePublished, { serviceId, sellerId: actor.userId, versionId, version: version?.number ?? 1 }, [userTopic(actor.userId)]);
  return { id: serviceId, slug, state };
}

const MAX_ATTEMPTS = 4;

const slugTaken = statement('service_slug_taken', 'select from service where slug = $1');

/** Two sellers with one title at the same moment take turns: the lock is held until the first one commits. */
async function freeSlug(tx: Tx, title: string, serviceId: string): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const slug = slugAttempt(title, serviceId, attempt);
    await lockUntilCommit(tx, 40, `service-slug:${slug}`);
    if ((await tx.row(slugTaken, [slug])) === undefined) return slug;
  }
  throw new Failure('wrong_state', { message: 'Another service already has this title. Change yours slightly.' });
}
