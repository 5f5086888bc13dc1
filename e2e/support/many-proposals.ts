import { composed } from '#kit/server/db/database.ts';
import { COVER } from './contracts.ts';
import { beside } from './disputes.ts';

/**
 * `$2` people of the demo world propose, at prices from $300 on: those with a profile first, then anyone, because the
 * demo has fewer freelancers than that.
 */
const many = composed<object>(
  `with wanted as (select id, client_id, currency from project where slug = $1),
     people as (select a.id, row_number() over (order by a.role = 'client', p.professional_title is null, a.id) as n
       from account a left join profile p on p.user_id = a.id
       where a.erased_at is null and a.id <> (select client_id from wanted)
         order by a.role = 'client', p.professional_title is null, a.id limit $2),
     made as (insert into proposal (id, project_id, client_id, freelancer_id, state, currency, price, days, cover,
       answers, service_fee_rate, sent_at)
       select gen_random_uuid(), wanted.id, wanted.client_id, people.id, 'submitted', wanted.currency,
         (300 + people.n * 20) * 100, 5 + people.n, $3, '[]', 1000,
         now() - make_interval(mins => people.n::int) from wanted, people returning *),
     versions as (insert into proposal_version (proposal_id, number, price, days, cover, answers, sent_at)
       select id, 1, price, days, cover, answers, sent_at from made),
     steps as (insert into proposal_event (proposal_id, at, move, party, actor_id, state_after)
       select id, sent_at, 'submit', 'freelancer', freelancer_id, 'submitted' from made)
   update project set proposals = (select count(*) from made), band_low = 40000, band_high = 90000 where slug = $1
     returning proposals`,
);

export const manyProposals = (slug: string, count: number): Promise<unknown> =>
  beside(({ transact }) => transact((tx) => tx.rows(many, [slug, count, COVER])));
