import { Failure } from '#kit/errors.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { richText } from '#kit/server/markdown.ts';
import { uploadedCoverUrl } from '../cover.ts';
import type { ServiceContent } from '../draft.ts';

interface Row {
  readonly version_id: string;
  readonly content: ServiceContent;
  /** Everything but content and similar services, as JSON text. */
  readonly head: string;
  readonly similar: string | null;
}

const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const bySlug = statement(
  'service_page',
  `select s.version_id, v.content,
     json_build_object(
       'id', s.id, 'slug', s.slug, 'version', v.number, 'publishedAt', ${instant('s.published_at')}, 'updatedAt', ${instant('v.published_at')},
       'rating', case when s.rating_count > 0 then round(s.rating_sum / 100.0 / s.rating_count, 2) end, 'ratingCount', s.rating_count,
       'seller', json_build_object('id', p.user_id, 'username', p.username, 'name', p.display_name, 'avatar', '/uploads/avatars/' || p.avatar, 'level', p.level,
         'title', p.professional_title, 'country', p.country_code, 'isVerified', p.verification_level >= 75, 'memberSince', ${instant('p.member_since')}, 'services', (select count(*) from service_card o where o.seller_id = s.seller_id))
     )::text as head,
     (select string_agg(card, ',') from (
        select card from service_card o where o.category = c.category and o.service_id <> s.id order by o.score desc, o.service_id desc limit 4
     ) others) as similar
   from service_card c
   join service s on s.id = c.service_id
   join service_version v on v.id = s.version_id
   join person_card p on p.user_id = s.seller_id
   where c.slug = $1`,
);

/** Versions never change, so their text is made ready for pages once per process; the oldest leave first. */
const MADE_LIMIT = 500;
const made = new Map<string, string>();

function contentJson(versionId: string, content: ServiceContent): string {
  const known = made.get(versionId);
  if (known !== undefined) return known;
  const text = JSON.stringify({ ...content, cover: uploadedCoverUrl(content.cover), descriptionBlocks: richText(content.description) });
  const oldest = made.keys().next().value;
  if (made.size >= MADE_LIMIT && oldest !== undefined) made.delete(oldest);
  made.set(versionId, text);
  return text;
}

/** A service on sale, as JSON text in the shape of the contract's `data`. */
export async function servicePage(db: Db, slug: string): Promise<string> {
  const row = await db.row<Row>(bySlug, [slug]);
  if (row === undefined) throw new Failure('not_found', { message: 'This service is not on sale.' });
  return `${row.head.slice(0, -1)},"motif":"${row.content.motif}","content":${contentJson(row.version_id, row.content)},"similar":[${row.similar ?? ''}]}`;
}
