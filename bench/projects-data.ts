/**
 * Projects, proposals and milestones for benchmarks, straight into the tables: briefs of words that come unevenly, five
 * proposals for each, by 400 freelancers for 1,000 clients. Contracts are offered and signed by the product's own
 * commands.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { acceptOffer } from '#domains/contracts/server/answer-offer.ts';
import { offerContract } from '#domains/contracts/server/offer-contract.ts';
import { versionsOf } from '#domains/contracts/server/signed-versions.ts';
import { recordAnswer } from '#domains/messaging/server/messaging.ts';
import { makeToken } from '#domains/accounts/server/tokens.ts';
import { topCategories } from '#domains/taxonomy/categories.ts';
import { skills as allSkills } from '#domains/taxonomy/skills.ts';
import type { Actor } from '#kit/actor.ts';
import { money } from '#kit/money.ts';
import type { Database } from '#kit/server/db/database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testContext } from '#kit/server/test-context.ts';
import { plantMarket, type Buyer, type Offered } from './orders-data.ts';

const AT_ONCE = 8;
const PRICE = 40_000;
/** With the client fee. */
export const MILESTONE_TOTAL = money(41_200, 'USD');

export const COVER =
  'I would begin with the part that decides about the rest, show it to you, and do the others once you like it.';
export const SUBMISSION = { note: 'Here it is.', link: 'https://example.com/files', files: [], met: [0] };

export interface Seller {
  readonly actor: Actor;
  readonly token: string;
  readonly username: string;
}
export interface ProjectMarket {
  readonly buyers: readonly Buyer[];
  readonly offers: readonly Offered[];
  readonly sellers: readonly Seller[];
}
/** Signed and not funded: its number is that of its only milestone, without the `-1`. */
export interface Signed {
  readonly number: string;
  readonly buyer: Buyer;
  readonly seller: Seller;
}

const WORDS =
  'logo website shop menu film podcast poster report table figures translation manual label map guide brochure survey dashboard script form booking museum bakery clinic harbor garden school club festival theater'.split(
    ' ',
  );

/** Each seller has a session, a profile that may propose, and eight skills. */
async function sellersOf(owner: pg.Pool): Promise<Seller[]> {
  const { rows } = await owner.query<{ id: string; username: string }>(
    "select id, username from account where username like 'bench%' order by id",
  );
  const skills = allSkills().map(({ slug }) => slug);
  const sellers = rows.map(({ id, username }): Seller => {
    const actor: Actor = {
      userId: id,
      sessionId: uuidv7(),
      role: 'freelancer',
      isOperator: false,
      emailVerified: true,
      onboarded: true,
    };
    return { actor, token: makeToken(), username };
  });
  const sellerRows = sellers.map(({ actor, token }, n) => ({
    id: actor.userId,
    session: actor.sessionId,
    hash: createHash('sha256').update(token).digest('hex'),
    skills: Array.from({ length: 8 }, (_one, at) => skills[(n * 13 + at * 29) % skills.length]),
  }));
  await owner.query(
    `with seller as (select * from jsonb_to_recordset($1) as one (id uuid, session uuid, hash text, skills text[])),
     signed as (insert into session (id, user_id, token_hash, created_at, last_used_at, expires_at, address, user_agent)
       select session, id, decode(hash, 'hex'), now(), now(), now() + interval '1 day', '127.0.0.1', 'bench'
         from seller)
     insert into profile (user_id, completion, skills) select id, 90, skills from seller
     on conflict (user_id) do update set completion = 90, skills = excluded.skills`,
    [JSON.stringify(sellerRows)],
  );
  return sellers;
}

const BRIEF = `'title', title, 'category', category, 'top_category', top, 'description', repeat('We need this for a ' || word || ' that opens in spring, with the ' || other || ' as it is now. ', 8),
  'scope', '[]'::jsonb, 'skills', to_jsonb(skills), 'budget_least', jsonb_build_object('amount', least::text, 'currency', 'USD'),
  'budget_most', jsonb_build_object('amount', most::text, 'currency', 'USD'), 'days', days, 'hires_wanted', 1, 'milestones', '[]'::jsonb, 'questions', '[]'::jsonb,
  'visibility', 'public', 'nda', false`;

/** Open public projects, each with five proposals of the months before, so that nobody's quota is used. */
export async function plantProjects(
  owner: pg.Pool,
  database: Database,
  count: number,
  services?: number,
): Promise<ProjectMarket> {
  const { buyers, offers } = await plantMarket(owner, database, 0, services);
  const sellers = await sellersOf(owner);
  const subs = topCategories().flatMap((top) =>
    top.subCategories.map((sub) => ({ category: sub.slug, top: top.slug })),
  );
  await owner.query(
    `create table bench_client as select ordinality as place, id::uuid as id
      from jsonb_array_elements_text($1) with ordinality as one (id, ordinality)`,
    [JSON.stringify(buyers.map(({ actor }) => actor.userId))],
  );
  await owner.query(
    `create table bench_seller as select ordinality as place, id::uuid as id
      from jsonb_array_elements_text($1) with ordinality as one (id, ordinality)`,
    [JSON.stringify(sellers.map(({ actor }) => actor.userId))],
  );
  await owner.query(
    `with word as (select array(select jsonb_array_elements_text($2)) as all_of),
      skill as (select array(select jsonb_array_elements_text($3)) as all_of),
     category as (select value, ordinality - 1 as place, count(*) over () as many
       from jsonb_array_elements($1) with ordinality),
     planned as (
       select n, md5('bench-project-' || n)::uuid as id, client.id as client_id, c.value->>'category' as category,
         c.value->>'top' as top,
         word.all_of[1 + floor(power((n::bigint * 7919 % 10007) / 10007.0, 2) * ${WORDS.length})::int] as word,
           word.all_of[1 + n * 11 % ${WORDS.length}] as other,
         array(select distinct skill.all_of[1 + (n * 17 + k * 41) % array_length(skill.all_of, 1)]
           from generate_series(0, 1 + n % 4) k) as skills,
         1000 + (n::bigint * 48271 % 90000) as least, 3 + n * 31 % 60 as days,
           now() - (n % 2000000) * interval '1.2 seconds' as posted_at
       from generate_series(1, $4::integer) n cross join word cross join skill
         join bench_client client on client.place = 1 + n % 1000
       join category c on c.place = floor(power((n::bigint * 2654435761 % 10000) / 10000.0, 1.7) * c.many)),
     titled as (select *, initcap(word) || ' and ' || other || ' number ' || n as title, least + least / 2 as most
       from planned)
     insert into project (id, client_id, state, slug, draft, draft_saved_at, created_at, version, content, title,
       category, top_category, skills, currency, budget_least, budget_most,
       days, posted_at, opened_at, expires_at, proposals, band_low, band_high, clock_at)
     select id, client_id, 'open', 'bench-project-' || n, jsonb_build_object(${BRIEF}), posted_at, posted_at, 1,
       jsonb_build_object(${BRIEF}), title, category, top, skills, 'USD',
       least, most, days, posted_at, posted_at, posted_at + interval '30 days', 5, least, most,
         posted_at + interval '14 days' from titled`,
    [JSON.stringify(subs), JSON.stringify(WORDS), JSON.stringify(allSkills().map(({ slug }) => slug)), count],
  );
  await owner.query(
    `insert into proposal (id, project_id, client_id, freelancer_id, state, currency, price, days, cover,
      service_fee_rate, sent_at, opened_at)
     select md5('bench-proposal-' || k || project.id)::uuid, project.id, client_id, seller.id, 'submitted', 'USD',
       budget_least + k * 1000, days, repeat('I would begin with the first part. ', 6), 1000,
       now() - interval '60 days', now() - interval '59 days'
     from project cross join generate_series(0, 4) k
       join bench_seller seller on seller.place = 1 + (substr(slug, 15)::int * 5 + k) % ${sellers.length}
       where slug like 'bench-project-%'`,
  );
  await owner.query('vacuum analyze');
  return { buyers, offers, sellers };
}

export async function plantSigned(
  database: Database,
  { buyers, sellers }: Pick<ProjectMarket, 'buyers' | 'sellers'>,
  count: number,
): Promise<Signed[]> {
  const context = testContext(database);
  const contracts: Signed[] = [];
  const plantContract = async (place: number): Promise<void> => {
    const [buyer, seller] = [buyers[place % buyers.length], sellers[place % sellers.length]];
    if (buyer === undefined || seller === undefined) return;
    const milestones = [{ title: 'All of it', price: money(PRICE, 'USD'), days: 14, criteria: ['As in the brief'] }];
    const offer = {
      freelancer: seller.username,
      title: 'Work for the benchmark',
      scope: 'What it says.',
      milestones,
      valid_hours: 48,
      signature: 'Bench Buyer',
    };
    const { id, number } = await database.transact((tx) => {
      // A client may offer contracts to ten strangers a day: these people know each other.
      recordAnswer(tx, { from: seller.actor.userId, to: buyer.actor.userId }, context.clock());
      return offerContract(tx, buyer.actor, offer, context);
    });
    const [newest] = await versionsOf(database.db, id);
    const hash = newest?.hash.toString('hex') ?? '';
    await database.transact((tx) =>
      acceptOffer(tx, seller.actor, number, { signature: 'Bench Seller', hash }, context),
    );
    contracts.push({ number, buyer, seller });
  };
  let next = 0;
  const session = async (): Promise<void> => {
    while (next < count) await plantContract(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, session));
  return contracts;
}
