import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { avatarLink } from '#domains/accounts/user.ts';
import { tierOf } from '#domains/accounts/verification.ts';
import { skillBySlug } from '#domains/taxonomy/skills.ts';
import { containing } from './containing.ts';
import { PAGE_SIZE, pagesFor } from '../listing.ts';
import type { Freelancer, listFreelancers } from '../search-contract.ts';

/** Each word in the name, the title or a skill; what is on sale says how good they are. */
const list = statement(
  'freelancers_listed',
  `select p.user_id as id, p.username, p.display_name as name, p.avatar, p.professional_title as title, p.level, p.verification_level, p.country_code as country, p.skills,
     p.availability_status as availability, coalesce(o.services, 0)::integer as "services!", coalesce(o.stars, 0)::integer as "stars!", coalesce(o.reviews, 0)::integer as "reviews!",
     o.score, (count(*) over ())::integer as "total!"
   from freelancer_on_show p
   left join (
     select c.seller_id, count(*) as services, sum(s.rating_sum) as stars, sum(s.rating_count) as reviews, max(c.score) as score
     from service_card c join service s on s.id = c.service_id group by c.seller_id
   ) o on o.seller_id = p.user_id
   where ($1::text[] /* words */ is null or p.display_name || ' ' || p.username || ' ' || coalesce(p.professional_title, '') || ' ' || replace(array_to_string(p.skills, ' '), '-', ' ') ilike all ($1))
     and ($2::text /* level */ is null or p.level = $2) and ($3::text /* country */ is null or p.country_code = $3)
   order by o.score desc nulls last, p.member_since, p.user_id limit ${PAGE_SIZE} offset $4`,
);

type Query = Parsed<typeof listFreelancers>['query'];

const patternsOf = (words: string | undefined): string[] | null => (words === undefined || words === '' ? null : words.split(/\s+/).map(containing));

export async function freelancersFound(db: Db, { q, level, country, page = 1 }: Query): Promise<DataOf<typeof listFreelancers>> {
  const rows = await db.rows(list, [patternsOf(q), level ?? null, country ?? null, (page - 1) * PAGE_SIZE]);
  const items = rows.map(({ verification_level: points, avatar, skills, stars, reviews, score, total: _total, ...row }): Freelancer => ({
    ...row,
    avatar: avatarLink(avatar),
    tier: tierOf(points ?? 0),
    skills: (skills ?? []).map((slug) => skillBySlug(slug)?.name ?? slug),
    rating: reviews === 0 ? null : Math.round(stars / reviews) / 100,
    rating_count: reviews,
    points: score === null ? null : score / 100,
  }));
  const total = rows[0]?.total ?? 0;
  return { items, total, page, pages: pagesFor(total) };
}
