/** Counter-offers as cards of the conversation (decision 146). */
import { showCard } from '#domains/messaging/server/messaging.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { TalkCards } from '#domains/messaging/server/messaging.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import { cardNote, fact, moneyFact, timeFact, type TalkCard } from '#kit/talk-card.ts';
import { pathTo } from '#routes';
import type { CounterOutcome } from '../counter-offer.ts';
import { countersOf } from './open-counter.ts';
import type { Taken } from './store.ts';

const COUNTER = 'counter-offer';
const refOf = (proposalId: string, number: number): string => `${proposalId}/${number}`;

export function showCounter(
  tx: Tx,
  { proposal, project }: Taken,
  { number, by }: { readonly number: number; readonly by: Side },
  context: Context,
) {
  const [client, freelancer] = [proposal.client_id, proposal.freelancer_id];
  const [from, to] = by === 'client' ? [client, freelancer] : [freelancer, client];
  const subject = { kind: 'project', ref: project.slug ?? '', title: project.title } as const;
  return showCard(
    tx,
    {
      kind: COUNTER,
      ref: refOf(proposal.id, number),
      text: `Counter-offer for “${project.title}”`,
      by: from,
      to,
      about: subject,
      isKnown: true,
    },
    context,
  );
}

const mine = statement(
  'proposals_on_cards',
  `select p.id, p.client_id, p.currency, j.slug as "slug!", j.title as "title!" from proposal p
    join named_project j on j.id = p.project_id
   where p.id = any (:ids::uuid[]) and (p.client_id = :readerId or p.freelancer_id = :readerId)`,
);

const OUTCOMES: Readonly<Record<CounterOutcome, TalkCard['state']>> = {
  accepted: { label: 'Accepted', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  countered: { label: 'Answered with a counter-offer', tone: 'neutral' },
  lapsed: { label: 'Expired', tone: 'neutral' },
  ended: { label: 'Closed', tone: 'neutral' },
};

export const counterCards: TalkCards = {
  kind: COUNTER,
  async read(db, refs, readerId, { clock }) {
    const now = clock();
    const proposals = await db.rows(mine, { ids: [...new Set(refs.map((ref) => ref.split('/')[0] ?? ''))], readerId });
    const cards = new Map<string, TalkCard>();
    for (const counter of await countersOf(
      db,
      proposals.map(({ id }) => id),
    )) {
      const proposal = proposals.find(({ id }) => id === counter.proposal_id);
      if (proposal === undefined) continue;
      const side: Side = proposal.client_id === readerId ? 'client' : 'freelancer';
      const waits = counter.outcome === null && now < counter.valid_until;
      const isMine = otherSide(counter.made_by) === side;
      const path =
        side === 'client'
          ? pathTo('manage-project', { slug: proposal.slug }, { proposal: proposal.id })
          : pathTo('proposal', { id: proposal.id });
      cards.set(refOf(proposal.id, counter.number), {
        label: 'Counter-offer',
        number: null,
        title: proposal.title,
        note: cardNote(counter.note),
        facts: [
          moneyFact('Price', money(counter.price, proposal.currency)),
          fact('Delivery', formatUnit(counter.days, 'day')),
          ...((counter.milestones ?? []).length === 0 ? [] : [fact('Milestones', String(counter.milestones?.length))]),
          ...(waits ? [timeFact('Answer by', counter.valid_until)] : []),
        ],
        state:
          counter.outcome === null
            ? waits
              ? { label: 'Waiting for an answer', tone: 'warning' }
              : OUTCOMES.lapsed
            : OUTCOMES[counter.outcome],
        ends_at: waits ? counter.valid_until.toISOString() : null,
        turn: !waits ? null : isMine ? 'yours' : 'theirs',
        act: waits && isMine ? { label: 'Answer the counter-offer', path } : null,
        path,
        did: 'sent a counter-offer',
      });
    }
    return cards;
  },
};
