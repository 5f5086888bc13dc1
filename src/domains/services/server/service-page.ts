import { instant } from '#kit/server/db/json-instant.ts';
import { Failure } from '#kit/errors.ts';
import { CLIENT_FEE_TERMS, type ClientFeeTerms } from '#kit/fees.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import { statement, type Db, type Remembered } from '#kit/server/db/database.ts';
import { richText } from '#kit/markdown.ts';
import type { ServicePreview, ServiceShown } from '../contract.ts';
import { pictureUrl, uploadedCoverUrl } from '../cover.ts';
import { cardsFrom, contentFrom, type StoredContent } from './stored.ts';

/** Of `person_card` p, `seller_record` r, `seller_capacity` q and `service` s: what a page says of the seller. */
export const SELLER = `'seller', json_build_object('id', p.user_id, 'username', p.username, 'name', p.display_name, 'avatar', '/uploads/avatars/' || p.avatar, 'level', p.level,
         'title', p.professional_title, 'country', p.country_code, 'is_verified', p.verification_level >= 75, 'member_since', ${instant('p.member_since')}, 'services', (select count(*) from service_card o where o.seller_id = s.seller_id),
         'languages', (select coalesce(json_agg(spoken->>'code'), '[]') from jsonb_array_elements(p.languages) spoken), 'timezone', p.timezone,
         'on_time_percent', r.on_time_percent),
       'taking_orders', json_build_object('most_open', q.most_open, 'open_orders', coalesce(q.open_orders, 0), 'closed', q.closed,
         'opens_at', case q.closed when 'away' then ${instant('q.away_until')} when 'full' then ${instant('q.next_due_at')} end,
         'away_note', case q.closed when 'away' then q.away_note end)`;
/** The joins that it needs. */
export const OF_SELLER = `join person_card p on p.user_id = s.seller_id
   left join seller_record r on r.user_id = s.seller_id
   left join seller_capacity q on q.user_id = s.seller_id`;
const RATING =
  "'rating', case when s.rating_count > 0 then round(s.rating_sum / 100.0 / s.rating_count, 2) end, 'rating_count', s.rating_count";

export const bySlug = statement(
  'service_page',
  `select s.version_id as "version_id!", v.content,
     json_build_object(
       'id', s.id, 'slug', s.slug, 'version', v.number, 'published_at', ${instant('s.published_at')}, 'updated_at',
         ${instant('v.published_at')},
       'cover', c.card::json->'cover',
       ${RATING},
       ${SELLER}
     ) as "head!",
     (select json_agg(card::json) from (
        select card from service_card o where o.category = c.category and o.service_id <> s.id
          order by o.score desc, o.service_id desc limit 4
     ) others) as similar
   from service_card c
   join service s on s.id = c.service_id
   join service_version v on v.id = s.version_id
   ${OF_SELLER}
   where c.slug = :slug`,
);

/** Versions never change, so their text is made once per process; the oldest are dropped first. */
const MADE_LIMIT = 500;
const madeByVersion: Remembered<Map<string, ServiceShown['content']>> = { begin: () => new Map() };

function contentOf(
  contentByVersion: Map<string, ServiceShown['content']>,
  versionId: string,
  stored: StoredContent,
): ServiceShown['content'] {
  const known = contentByVersion.get(versionId);
  if (known !== undefined) return known;
  const { motif: _ofTheHead, ...content } = contentFrom(stored);
  const pictures = content.pictures.map(({ file, alt }) => ({ url: pictureUrl(file), alt }));
  const shown = {
    ...content,
    cover: uploadedCoverUrl(content.cover),
    pictures,
    description_blocks: richText(content.description),
  } as ServiceShown['content'];
  const oldest = contentByVersion.keys().next().value;
  if (contentByVersion.size >= MADE_LIMIT && oldest !== undefined) contentByVersion.delete(oldest);
  contentByVersion.set(versionId, shown);
  return shown;
}

/** A service on sale. */
export async function servicePage(db: Db, slug: string, terms: ClientFeeTerms): Promise<ServiceShown> {
  const row = await db.row(bySlug, { slug });
  if (row === undefined) throw new Failure('not_found', { message: 'This service isn’t available.' });
  return {
    ...row.head,
    motif: row.content.motif,
    content: contentOf(db.memory(madeByVersion), row.version_id, row.content),
    similar: cardsFrom(row.similar),
    in_force: onTheWire(CLIENT_FEE_TERMS, terms),
  };
}

const ofDraft = statement(
  'service_preview_head',
  `select json_build_object(${RATING}, ${SELLER}) as "head!" from service s ${OF_SELLER} where s.id = :serviceId`,
);

/** What a page says of a service beside its text, as it would be with its draft. */
export async function headOfDraft(
  db: Db,
  serviceId: string,
): Promise<Pick<ServicePreview, 'rating' | 'rating_count' | 'seller' | 'taking_orders'>> {
  const row = await db.row(ofDraft, { serviceId });
  if (row === undefined) throw new Failure('not_found');
  return row.head;
}
