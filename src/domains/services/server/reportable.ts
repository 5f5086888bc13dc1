import { Failure } from '#kit/errors.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import type { Reportable, Removal } from '#kit/server/reportable.ts';
import { pathTo } from '#routes';
import { isListed } from '../service.ts';
import { refreshCards } from './cards.ts';
import { moveService } from './store.ts';

const reported = statement(
  'service_reported',
  `select s.seller_id, s.slug, s.state, v.content->>'title' as title, v.content->>'description' as description
   from service s join service_version v on v.id = s.version_id where s.id = $1`,
);
const lock = statement('service_to_hold', 'select state from service where id = $1 for update');

/** SVC-6: not to be found or ordered. Open orders run on, and the seller can still archive it. */
async function change(tx: Tx, { id, reason, actor, at }: Removal, move: 'hold' | 'release'): Promise<void> {
  const found = await tx.row(lock, [id]);
  if (found === undefined) throw new Failure('not_found');
  const fits = move === 'hold' ? found.state === 'active' || found.state === 'paused' : found.state === 'on_hold';
  if (!fits) return;
  await moveService(tx, id, found.state, move, { party: 'operator', actorId: actor.userId, at, reason });
  await refreshCards(tx, [id]);
}

export const reportableService: Reportable = {
  kind: 'service',
  async read(reads, id) {
    const row = await reads.row(reported, [id]);
    if (row === undefined) return null;
    return {
      title: row.title ?? '',
      text: row.description ?? '',
      authorId: row.seller_id,
      path: row.slug === null ? null : pathTo('service', { slug: row.slug }),
      isPublic: isListed(row.state),
    };
  },
  hide: (tx, removal) => change(tx, removal, 'hold'),
  show: (tx, removal) => change(tx, removal, 'release'),
};
