/**
 * What proposals put on the two dashboards: what waits to be answered, offered, read or decided, and a freelancer’s
 * own.
 */
import { unreadTalks } from '#domains/messaging/server/messaging.ts';
import { presentClock } from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import { counterClocks } from '../counter-offer.ts';
import { ownProposalsPiece, proposalTurnShape, type OwnProposals, type ProposalTurn } from '../dashboard-piece.ts';
import { HAS_AGREED, HAS_OPEN_COUNTER, IS_UNDECIDED } from './negotiated.ts';
import { openFrom } from './open-counter.ts';
import { liveProposals } from './own-proposals.ts';

const MOST = 10;
const countersFor = (side: Side) => {
  const [mine, other] = side === 'client' ? ['client_id', 'freelancer_id'] : ['freelancer_id', 'client_id'];
  return statement(
    `proposal_counters_waiting ${side}`,
    `select p.id, n.slug, n.title, p.${other} as other_id, p.currency, c.number, c.made_by, c.price, c.days, c.made_at,
      c.valid_until, c.outcome
     from proposal p join proposal_counter c on c.proposal_id = p.id and c.outcome is null
       join named_project n on n.id = p.project_id
     where p.${mine} = :userId and ${IS_UNDECIDED} and c.made_by <> '${side}' and c.valid_until > :now
       order by c.valid_until, p.id limit ${MOST}`,
  );
};
const waiting = { client: countersFor('client'), freelancer: countersFor('freelancer') };

/** The project can still hire. */
const HIRES = "n.state in ('open', 'reviewing', 'awarded', 'in_progress') and n.offers + n.hires < n.hires_wanted";
const agreed = statement(
  'proposals_agreed',
  `select p.id, n.slug, n.title, p.freelancer_id as other_id, p.currency, p.price, p.days from proposal p
    join named_project n on n.id = p.project_id
   where p.client_id = :userId and ${HAS_AGREED} and ${HIRES} order by p.changed_at, p.id limit ${MOST}`,
);
const unread = statement(
  'proposals_unread',
  `select n.id as "id!", n.slug, n.title as "title!", count(*)::int as "count!" from proposal p
    join named_project n on n.id = p.project_id
   where p.client_id = :userId and p.state = 'submitted' and p.opened_at is null and not ${HAS_AGREED}
   group by n.id, n.slug, n.title order by min(p.sent_at) limit ${MOST}`,
);
/** On the shortlist or in talks since before `$2`, and nothing about them waits for an answer. */
const undecided = statement(
  'proposals_without_a_decision',
  `select n.id as "id!", n.slug, n.title as "title!", n.posted_at, n.expires_at, count(*)::int as "count!"
    from proposal p join named_project n on n.id = p.project_id
   where p.client_id = :userId and p.state in ('shortlisted', 'interviewing') and ${HIRES}
     and not ${HAS_AGREED} and not ${HAS_OPEN_COUNTER}
     and (select max(e.at) from proposal_event e
       where e.proposal_id = p.id and e.move in ('shortlist', 'interview', 'offerEnded')) < :before
   group by n.id, n.slug, n.title, n.posted_at, n.expires_at order by n.expires_at nulls last, n.id limit ${MOST}`,
);
const talkedOf = (side: Side) => {
  const [mine, other] = side === 'client' ? ['client_id', 'freelancer_id'] : ['freelancer_id', 'client_id'];
  return statement(
    `proposals_talked_of ${side}`,
    `select p.id, n.slug as "slug!", n.title as "title!", p.${other} as other_id, p.currency, p.price, p.days
      from proposal p join named_project n on n.id = p.project_id
     where p.${mine} = :userId and n.slug = any (:slugs) and (${IS_UNDECIDED} or p.state = 'offered') limit 100`,
  );
};
const talkedAbout = { client: talkedOf('client'), freelancer: talkedOf('freelancer') };
/** A shortlist is decided on at leisure; after this time it waits. */
const LEISURE_MS = 2 * DAY_MS;

async function countersWaiting(db: Db, { userId }: Actor, side: Side, now: Date): Promise<ProposalTurn[]> {
  const rows = await db.rows(waiting[side], { userId, now });
  const personOf = await shownPeople(
    db,
    rows.map(({ other_id: id }) => id),
  );
  return rows.map((row) => {
    const [clock] = counterClocks(openFrom(row));
    const { name, username } = personOf(row.other_id);
    return {
      kind: 'proposal',
      what: 'counter',
      side,
      id: row.id,
      slug: row.slug ?? '',
      title: row.title,
      terms: { other: name, username, price: money(row.price, row.currency), days: row.days },
      count: 1,
      clock: clock === undefined ? null : presentClock(clock, () => 'It expires'),
    };
  });
}

/** Words about a proposal that its reader has not read. */
async function messagesWaiting(db: Db, { userId }: Actor, side: Side): Promise<ProposalTurn[]> {
  const talks = await unreadTalks(db, userId, 'project');
  if (talks.length === 0) return [];
  const rows = await db.rows(talkedAbout[side], { userId, slugs: talks.map(({ ref }) => ref) });
  const personOf = await shownPeople(
    db,
    rows.map(({ other_id: id }) => id),
  );
  return talks
    .flatMap(({ ref, otherId, unread: count }) => {
      const row = rows.find((proposal) => proposal.slug === ref && proposal.other_id === otherId);
      if (row === undefined) return [];
      const { name, username } = personOf(otherId);
      const terms = { other: name, username, price: money(row.price, row.currency), days: row.days };
      return [
        {
          kind: 'proposal' as const,
          what: 'message' as const,
          side,
          id: row.id,
          slug: ref,
          title: row.title,
          terms,
          count,
          clock: null,
        },
      ];
    })
    .slice(0, MOST);
}

/** What is decided about a proposal comes first: its messages are on the same page. */
const withMessages = (turns: readonly ProposalTurn[], messages: readonly ProposalTurn[]): ProposalTurn[] => [
  ...turns,
  ...messages.filter(({ id }) => turns.every((turn) => turn.id !== id)),
];

async function toOffer(db: Db, { userId }: Actor): Promise<ProposalTurn[]> {
  const rows = await db.rows(agreed, { userId });
  const personOf = await shownPeople(
    db,
    rows.map(({ other_id: id }) => id),
  );
  return rows.map((row) => {
    const { name, username } = personOf(row.other_id);
    const terms = { other: name, username, price: money(row.price, row.currency), days: row.days };
    return {
      kind: 'proposal',
      what: 'agreed',
      side: 'client',
      id: row.id,
      slug: row.slug ?? '',
      title: row.title,
      terms,
      count: 1,
      clock: null,
    };
  });
}

const toRead = async (db: Db, { userId }: Actor): Promise<ProposalTurn[]> =>
  (await db.rows(unread, { userId })).map(({ slug, ...row }) => ({
    kind: 'proposal',
    what: 'new',
    side: 'client',
    ...row,
    slug: slug ?? '',
    terms: null,
    clock: null,
  }));

async function toDecide(db: Db, { userId }: Actor, now: Date): Promise<ProposalTurn[]> {
  const rows = await db.rows(undecided, { userId, before: after(now, -LEISURE_MS) });
  return rows.map(({ slug, posted_at: startsAt, expires_at: endsAt, ...row }) => ({
    kind: 'proposal',
    what: 'shortlisted',
    side: 'client',
    ...row,
    slug: slug ?? '',
    terms: null,
    clock:
      startsAt === null || endsAt === null || endsAt <= now
        ? null
        : presentClock(
            { kind: 'project', startsAt, endsAt, turn: ['client'], atEnd: 'expire' },
            () => 'The project expires',
          ),
  }));
}

async function forClient(db: Db, actor: Actor, { clock }: Context) {
  const now = clock();
  const [messages, ...turns] = await Promise.all([
    messagesWaiting(db, actor, 'client'),
    countersWaiting(db, actor, 'client', now),
    toOffer(db, actor),
    toRead(db, actor),
    toDecide(db, actor, now),
  ]);
  return { data: {}, turns: withMessages(turns.flat(), messages) };
}

const MOST_SHOWN = 5;
async function forFreelancer(
  db: Db,
  actor: Actor,
  context: Context,
): Promise<{ data: OwnProposals; turns: ProposalTurn[] }> {
  const [live, messages, counters] = await Promise.all([
    liveProposals(db, actor, MOST_SHOWN, context),
    messagesWaiting(db, actor, 'freelancer'),
    countersWaiting(db, actor, 'freelancer', context.clock()),
  ]);
  const shown = live.items.map(({ id, state, project, price, is_viewed, is_agreed, is_countered, turn, next }) => {
    return { id, state, project, price, is_viewed, is_agreed, is_countered, turn, next };
  });
  return { data: { proposals: { live: shown, count: live.count } }, turns: withMessages(counters, messages) };
}

export const proposalDashboards = [
  dashboardPart({ of: 'client', piece: {}, turn: proposalTurnShape, read: forClient }),
  dashboardPart({ of: 'freelancer', piece: ownProposalsPiece, turn: proposalTurnShape, read: forFreelancer }),
];
