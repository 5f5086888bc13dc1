import { plannedEachTime, statement } from '#kit/server/db/database.ts';
import { containing } from '#kit/server/search/containing.ts';
import type { StaffFinder } from '#kit/server/staff-search.ts';
import { isOpenTo } from '#kit/staff.ts';
import { pathTo } from '#routes';
import type { ServiceState } from '../service.ts';
import { SERVICE_STATE_WORDS } from './state-words.ts';

const SHOWN: readonly ServiceState[] = ['active', 'paused', 'on_hold'];

/** Under the title that is live, or was last. */
const MOST = 200;
const titled = plannedEachTime(
  statement(
    'services_found_titled',
    `with fits as materialized (
       select s.id from service_version v join service s on s.id = v.service_id and s.version_id = v.id
       where (v.content->>'title') ilike :content limit ${MOST}),
     mine as (select theirs.id from unnest(:people::uuid[]) person cross join lateral (
       select id from service where seller_id = person and version_id is not null order by created_at desc, id desc
         limit :most) theirs)
     select v.content->>'title' as "title!", s.state, s.slug, s.seller_id from service s
       join service_version v on v.id = s.version_id
     where s.id in (select id from fits union select id from mine) order by s.published_at desc nulls last, s.id desc
       limit :most`,
  ),
);

export const serviceFinder: StaffFinder = {
  kind: 'services',
  staff: ['support', 'trust'],
  async find(db, { words, number, people, roles }, most) {
    if (number !== null) return [];
    const rows = await db.rows(titled, { content: containing(words), people, most });
    // One that is not shown has no page of its own: its seller's has all of theirs, its queue what waits.
    const unshown = (seller: string) =>
      isOpenTo(roles, ['support']) ? pathTo('admin-person', { id: seller }) : pathTo('admin-services');
    return rows.map(({ title, state, slug, seller_id: seller }) => ({
      title,
      detail: SERVICE_STATE_WORDS[state],
      path: slug !== null && SHOWN.includes(state) ? pathTo('service', { slug }) : unshown(seller),
    }));
  },
};
