/** A freelancer’s proposals and drafts, tab by tab, the newest first. */
import { unreadTalks } from '#domains/messaging/server/messaging.ts';
import { presentClock } from '#domains/paid-work/server/paid-work.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money } from '#kit/money.ts';
import { cutPage, isInstant, placeOf, type PageAsked } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type RowOf } from '#kit/server/db/database.ts';
import { otherSide } from '#kit/sides.ts';
import type { MyProposal, myProposals, OwnRow } from '../own-contract.ts';
import { wholeOf } from '../own-draft.ts';
import { hasAgreed, nextStep, OWN_TABS, ownTurn, type OwnTab, type Standing } from '../own-list.ts';
import { counterClocks } from '../counter-offer.ts';
import { HAS_ACCEPTED } from './negotiated.ts';
import { proposerOf, type Proposer } from './why-not-propose.ts';

const PAGE = 20;
/** Both talk once the client shows interest, or one of them names other terms. */
const TAB = `case when p.state = 'offered' then 'offers' when p.state in ('shortlisted', 'interviewing') then 'talks'
  when p.state = 'submitted' then case when exists (select from proposal_counter c where c.proposal_id = p.id) then 'talks' else 'sent' end else 'ended' end`;

const sent = statement(
  'proposals_own',
  `select p.id, p.state, p.client_id, p.currency, p.price, p.days, p.sent_at, p.opened_at, p.contract_number,
    p.changed_brief, p.offer_until, p.offer_signed_at, n.slug as "slug!",
     n.title as "title!", c.number, c.made_by, c.made_at, c.valid_until, c.outcome,
     ${HAS_ACCEPTED} as "is_agreed!"
   from proposal p join named_project n on n.id = p.project_id left join proposal_counter c on c.proposal_id = p.id
     and c.outcome is null
   where p.freelancer_id = :userId and ${TAB} = any (:tabs::text[])
     and (:afterAt::timestamptz is null or (p.sent_at, p.id) < (:afterAt::timestamptz, :afterId::uuid))
   order by p.sent_at desc, p.id desc limit :limit`,
);
/** A draft for what was sent already is a change of it, found on its page. */
const drafts = statement(
  'proposal_drafts_own',
  `select d.id, d.body, d.saved_at, n.client_id as "client_id!", n.slug as "slug!", n.title as "title!",
    n.currency as "currency!",
     (n.state = 'open' and (n.expires_at is null or n.expires_at > :now)) as "is_open!"
   from proposal_draft d join named_project n on n.id = d.project_id
   where d.freelancer_id = :userId and d.version = 0 and not exists (select from proposal p where p.id = d.id)
     and (:afterAt::timestamptz is null or (d.saved_at, d.id) < (:afterAt::timestamptz, :afterId::uuid))
       order by d.saved_at desc, d.id desc limit :limit`,
);
const counts = statement(
  'proposals_own_counts',
  `select ${TAB} as "tab!", count(*)::int as "n!" from proposal p where p.freelancer_id = :userId group by 1`,
);
const draftCount = statement(
  'proposal_drafts_own_count',
  'select count(*)::int as n from proposal_draft d where d.freelancer_id = :userId and d.version = 0 and not exists (select from proposal p where p.id = d.id)',
);
type SentRow = RowOf<typeof sent>;
type DraftRow = RowOf<typeof drafts>;
type PersonOf = Awaited<ReturnType<typeof shownPeople>>;
type Mine = Pick<SentRow, 'state' | 'opened_at' | 'changed_brief' | 'offer_signed_at' | 'is_agreed'>;

/** `counterBy`: who made the open counter-offer. */
export const standingOf = (row: Mine, counterBy: 'client' | 'freelancer' | null, hasUnread = false): Standing => ({
  state: row.state,
  isViewed: row.opened_at !== null,
  isOpen: true,
  counterFor: counterBy === null ? null : otherSide(counterBy),
  isAgreed: row.is_agreed,
  hasChangedBrief: row.changed_brief !== null,
  hasUnread,
  isSigned: row.offer_signed_at !== null,
});
export const UNSENT: Standing = {
  state: null,
  isViewed: false,
  isOpen: true,
  counterFor: null,
  isAgreed: false,
  hasChangedBrief: false,
  hasUnread: false,
  isSigned: false,
};

/** The first moment of the next month (UTC). */
const renewsAt = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();
export const quotaOf = ({ sent: used, terms: { proposalsMonth: most } }: Proposer, now: Date): MyProposal['quota'] => ({
  left: Math.max(0, most - used),
  most,
  renews_at: renewsAt(now),
});

type Clock = OwnRow['clock'];
/** The offer is signed, then funded, each within its time. */
function offerClock({ state, offer_until: until, offer_signed_at: signedAt, sent_at: sentAt }: SentRow): Clock {
  if (state !== 'offered' || until === null) return null;
  const isSigned = signedAt !== null;
  return {
    kind: 'offer',
    starts_at: (signedAt ?? sentAt).toISOString(),
    ends_at: until.toISOString(),
    turn: [isSigned ? 'client' : 'freelancer'],
    next: 'The offer expires',
  };
}
function counterClock({ number, made_by: by, made_at: madeAt, valid_until: until }: SentRow, now: Date): Clock {
  const counter =
    number === null || by === null || madeAt === null || until === null || until <= now
      ? null
      : { number, by, madeAt, validUntil: until };
  const [clock] = counterClocks(counter);
  return clock === undefined ? null : presentClock(clock, () => 'It expires');
}

type Cut = Pick<OwnRow, 'id' | 'at'>;
const asPlace = ({ id, at }: Cut) => ({ key: at, id });

/** `unread`: the addresses of projects whose client wrote something that is not read. */
function presentSent(row: SentRow, personOf: PersonOf, unread: ReadonlySet<string>, now: Date): OwnRow {
  const counter = counterClock(row, now);
  const standing = standingOf(row, counter === null ? null : row.made_by, unread.has(row.slug));
  return {
    id: row.id,
    state: row.state,
    project: { slug: row.slug, title: row.title },
    client: personOf(row.client_id),
    price: money(row.price, row.currency),
    days: row.days,
    at: row.sent_at.toISOString(),
    is_viewed: row.opened_at !== null,
    is_agreed: hasAgreed(standing),
    is_countered: standing.counterFor !== null,
    turn: ownTurn(standing),
    next: nextStep(standing),
    clock: offerClock(row) ?? counter,
    contract_number: row.contract_number,
  };
}

const unreadOf = async (db: Db, userId: string): Promise<ReadonlySet<string>> =>
  new Set((await unreadTalks(db, userId, 'project')).map(({ ref }) => ref));

const LIVE: readonly OwnTab[] = ['offers', 'talks', 'sent'];
/** Those that wait for an answer of either side: what waits for their freelancer first, then the newest. */
export async function liveProposals(
  db: Db,
  { userId }: Actor,
  most: number,
  { clock }: Context,
): Promise<{ items: OwnRow[]; count: number }> {
  const now = clock();
  const [rows, tabs, unread] = await Promise.all([
    db.rows(sent, { userId, tabs: LIVE, afterAt: null, afterId: null, limit: PAGE }),
    db.rows(counts, { userId }),
    unreadOf(db, userId),
  ]);
  const personOf = await shownPeople(
    db,
    rows.map(({ client_id: id }) => id),
  );
  const items = rows
    .map((row) => presentSent(row, personOf, unread, now))
    .toSorted((a, b) => Number(a.turn === null) - Number(b.turn === null));
  return {
    items: items.slice(0, most),
    count: tabs.reduce((sum, { tab, n }) => sum + (LIVE.some((liveTab) => liveTab === tab) ? n : 0), 0),
  };
}

export async function readMyProposals(
  db: Db,
  { userId }: Actor,
  { tab = 'sent', cursor, limit = PAGE }: PageAsked & { readonly tab?: OwnTab | undefined },
  { clock }: Context,
): Promise<DataOf<typeof myProposals>> {
  const now = clock();
  const place = placeOf(cursor, { key: isInstant });
  const from = { afterAt: place?.key ?? null, afterId: place?.id ?? null, limit: limit + 1 };
  const [rows, written, tabs, count, proposer, unread] = await Promise.all([
    tab === 'drafts' ? [] : db.rows(sent, { userId, tabs: [tab], ...from }),
    tab === 'drafts' ? db.rows(drafts, { userId, now, ...from }) : [],
    db.rows(counts, { userId }),
    db.row(draftCount, { userId }),
    proposerOf(db, userId, now),
    unreadOf(db, userId),
  ]);
  const people = await shownPeople(
    db,
    [...rows, ...written].map(({ client_id: id }) => id),
  );
  const presentDraft = ({
    id,
    body,
    saved_at: at,
    client_id: clientId,
    slug,
    title,
    currency,
    is_open: isOpen,
  }: DraftRow): OwnRow => {
    const standing = { ...UNSENT, isOpen };
    return {
      id,
      state: null,
      project: { slug, title },
      client: people(clientId),
      ...wholeOf(body, currency),
      at: at.toISOString(),
      is_viewed: false,
      is_agreed: false,
      is_countered: false,
      turn: ownTurn(standing),
      next: nextStep(standing),
      clock: null,
      contract_number: null,
    };
  };
  const found = new Map<string, number>([['drafts', count?.n ?? 0], ...tabs.map((row) => [row.tab, row.n] as const)]);
  return {
    ...cutPage(
      [...rows.map((row) => presentSent(row, people, unread, now)), ...written.map(presentDraft)],
      limit,
      asPlace,
    ),
    counts: Object.fromEntries(OWN_TABS.map((ownTab) => [ownTab, found.get(ownTab) ?? 0])) as Record<OwnTab, number>,
    quota: quotaOf(proposer, now),
  };
}

const turns = statement(
  'proposals_own_turns',
  `select count(*)::int as n from proposal p
    where p.freelancer_id = :userId and p.state in ('submitted', 'shortlisted', 'interviewing', 'offered')
   and case when p.state = 'offered' then p.offer_signed_at is null
     else exists (select from proposal_counter c where c.proposal_id = p.id and c.outcome is null
       and c.made_by = 'client' and c.valid_until > :now) end`,
);
export const countMyTurns = async (db: Db, { userId }: Actor, { clock }: Context): Promise<{ count: number }> => ({
  count: (await db.row(turns, { userId, now: clock() }))?.n ?? 0,
});
