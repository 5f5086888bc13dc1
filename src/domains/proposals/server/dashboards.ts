/** What proposals put on the two dashboards: counter-offers that wait for the reader, and a client’s unread proposals. */
import { presentClock } from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { counterClocks } from '../counter-offer.ts';
import { proposalTurnShape, type ProposalTurn } from '../dashboard-piece.ts';
import { openFrom } from './open-counter.ts';

const MOST = 10;
const UNDECIDED = "p.state in ('submitted', 'shortlisted', 'interviewing')";
const countersFor = (side: Side) => {
  const [mine, other] = side === 'client' ? ['client_id', 'freelancer_id'] : ['freelancer_id', 'client_id'];
  return statement(
    `proposal_counters_waiting ${side}`,
    `select p.id, n.slug, n.title, p.${other} as other_id, p.currency, c.number, c.made_by, c.price, c.days, c.made_at, c.valid_until, c.outcome
     from proposal p join proposal_counter c on c.proposal_id = p.id and c.outcome is null join named_project n on n.id = p.project_id
     where p.${mine} = $1 and ${UNDECIDED} and c.made_by <> '${side}' and c.valid_until > $2 order by c.valid_until, p.id limit ${MOST}`,
  );
};
const waiting = { client: countersFor('client'), freelancer: countersFor('freelancer') };
const unread = statement(
  'proposals_unread',
  `select n.id as "id!", n.slug, n.title as "title!", count(*)::int as "count!" from proposal p join named_project n on n.id = p.project_id
   where p.client_id = $1 and p.state = 'submitted' and p.opened_at is null and ${UNDECIDED} group by n.id, n.slug, n.title order by min(p.sent_at) limit ${MOST}`,
);

async function countersWaiting(db: Db, actor: Actor, side: Side, now: Date): Promise<ProposalTurn[]> {
  const rows = await db.rows(waiting[side], [actor.userId, now]);
  const personOf = await shownPeople(
    db,
    rows.map(({ other_id: id }) => id),
  );
  return rows.map((row) => {
    const [clock] = counterClocks(openFrom(row));
    return {
      kind: 'proposal',
      side,
      id: row.id,
      slug: row.slug ?? '',
      title: row.title,
      counter: { other: personOf(row.other_id).name, price: money(row.price, row.currency), days: row.days },
      count: 1,
      clock: clock === undefined ? null : presentClock(clock, () => 'It expires'),
    };
  });
}

async function forClient(db: Db, actor: Actor, { clock }: Context) {
  const [counters, news] = await Promise.all([countersWaiting(db, actor, 'client', clock()), db.rows(unread, [actor.userId])]);
  const toRead = news.map(({ id, slug, title, count }): ProposalTurn => ({
    kind: 'proposal',
    side: 'client',
    id,
    slug: slug ?? '',
    title,
    counter: null,
    count,
    clock: null,
  }));
  return { data: {}, turns: [...counters, ...toRead] };
}
const forFreelancer = async (db: Db, actor: Actor, { clock }: Context) => ({ data: {}, turns: await countersWaiting(db, actor, 'freelancer', clock()) });

export const proposalDashboards = [
  dashboardPart({ of: 'client', piece: {}, turn: proposalTurnShape, read: forClient }),
  dashboardPart({ of: 'freelancer', piece: {}, turn: proposalTurnShape, read: forFreelancer }),
];
