import type { Removal, Reportable } from '#kit/server/reportable.ts';
import { Failure } from '#kit/errors.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { pathTo } from '#routes';
import { isListed, type ServiceState } from '../service.ts';
import { refreshListing } from './cards.ts';
import { followStanding } from './sellers-standing.ts';
import { isHeldForAbsence, moveService } from './store.ts';

const reported = statement(
  'service_reported',
  `select s.seller_id, s.slug, s.state, v.content->>'title' as title, v.content->>'description' as description
   from service s join service_version v on v.id = s.version_id where s.id = :id`,
);
const atSlug = statement('service_at_slug', 'select id from service where slug = :slug');
const lock = statement('service_to_hold', 'select seller_id, state from service where id = :id for update');
const pauseBefore = statement(
  'service_pause_before_hold',
  `select (select reason from service_event p where p.service_id = h.service_id and p.id < h.id and p.move = 'pause'
    order by p.id desc limit 1) as reason
   from (select service_id, id, state_before from service_event where service_id = :id and move = 'hold'
     order by id desc limit 1) h
   where h.state_before = 'paused'`,
);

/** SVC-6: not to be found or ordered. Open orders run on, and the seller can still archive it. */
async function change(tx: Tx, { id, reason, actor, at }: Removal, move: 'hold' | 'release'): Promise<void> {
  const found = await tx.row(lock, { id });
  if (found === undefined) throw new Failure('not_found');
  const held = move === 'hold' && found.state === 'on_hold' && (await isHeldForAbsence(tx, id));
  // Its owner could end that hold: it becomes one of staff.
  if (held)
    found.state = await moveService(tx, id, found.state, 'release', { party: 'system', actorId: null, at, reason });
  const fits = move === 'hold' ? found.state === 'active' || found.state === 'paused' : found.state === 'on_hold';
  if (!fits) return;
  const state = await moveService(tx, id, found.state, move, { party: 'operator', actorId: actor.userId, at, reason });
  if (move === 'release') await keepPaused(tx, id, state, at);
  await refreshListing(tx, id);
  if (move === 'release') await followStanding(tx, found.seller_id, { clock: () => at });
}

/** What was paused when it was put on hold is paused again, for the same reason. */
async function keepPaused(tx: Tx, id: string, state: ServiceState, at: Date): Promise<void> {
  const paused = await tx.row(pauseBefore, { id });
  if (paused === undefined) return;
  await moveService(tx, id, state, 'pause', {
    party: 'system',
    actorId: null,
    at,
    reason: paused.reason ?? 'It was paused before it was put on hold.',
  });
}

export const reportableService: Reportable = {
  kind: 'service',
  async read(reads, id) {
    const row = await reads.row(reported, { id });
    if (row === undefined) return null;
    return {
      title: row.title ?? '',
      text: row.description ?? '',
      authorId: row.seller_id,
      path: row.slug === null ? null : pathTo('service', { slug: row.slug }),
      isPublic: isListed(row.state),
    };
  },
  async at(reads, path) {
    const slug = /^\/(?:services|gigs)\/([a-z0-9-]+)$/.exec(path)?.[1];
    return slug === undefined ? null : ((await reads.row(atSlug, { slug }))?.id ?? null);
  },
  hide: (tx, removal) => change(tx, removal, 'hold'),
  show: (tx, removal) => change(tx, removal, 'release'),
};
