import { counted } from '#kit/format/unit.ts';
import { noticesOf, shortTitle, type Notice, type Say, type SentWords } from '#kit/notices.ts';
import { otherSide, SIDES, type Side } from '#kit/sides.ts';
import { pathTo } from '#routes';
import * as events from './events.ts';

interface About {
  readonly proposalId: string;
  readonly projectId: string;
  readonly clientId: string;
  readonly slug: string;
  readonly title: string;
  readonly freelancerId: string;
}
/** Its freelancer reads it on its page, its client on the desk of the project. */
const notice = (
  { proposalId, projectId, slug, title: project, freelancerId }: About,
  to: string,
  title: string,
  text: string,
): Notice => ({
  to,
  topic: 'projects',
  group: { key: `project:${projectId}`, title: project },
  title,
  text,
  ...(to === freelancerId
    ? { path: pathTo('proposal', { id: proposalId }), action: 'Open your proposal' }
    : { path: pathTo('manage-project', { slug }, { proposal: proposalId }), action: 'Read the proposal' }),
});

/** About a deadline. */
const immediately = (...parameters: Parameters<typeof notice>): Notice => ({
  ...notice(...parameters),
  isImmediate: true,
});

interface People {
  readonly clientId: string;
  readonly freelancerId: string;
}
/** What the freelancer sent, and the client reads. */
const sentBy = ({
  proposalId,
  freelancerId,
}: {
  readonly proposalId: string;
  readonly freelancerId: string;
}): SentWords => ({
  by: freelancerId,
  what: `proposal:${proposalId}`,
});
const personOn = (side: Side, { clientId, freelancerId }: People): string =>
  side === 'client' ? clientId : freelancerId;
const nameOf = (people: People, side: Side, say: Say): string =>
  say.name(personOn(side, people), side === 'client' ? 'The client' : 'The freelancer');
const inDays = (days: number): string => counted(days, { one: 'day', other: 'days' });
const SETTLED = {
  accepted: ['accepted your counter-offer', 'The proposal now has your price and time.'],
  declined: ['declined your counter-offer', 'The price and time from before are still offered.'],
  withdrawn: ['withdrew the counter-offer', 'The price and time from before are still offered.'],
  lapsed: ['expired', 'No one answered it in time. The price and time from before are still offered.'],
} as const;

export const proposalNotices = [
  noticesOf(events.proposalSent, ({ amount, currency, days, isRevision, ...facts }, say) => ({
    ...notice(
      facts,
      facts.clientId,
      `${nameOf(facts, 'freelancer', say)} ${isRevision ? 'changed their' : 'sent a'} proposal`,
      `For “${facts.title}”: ${say.money({ amount, currency })}, ${inDays(days)}.`,
    ),
    sent: sentBy(facts),
  })),
  noticesOf(events.briefChanged, ({ isMaterial, changed, ...facts }, say) =>
    notice(
      facts,
      facts.freelancerId,
      `“${shortTitle(facts.title)}” was changed`,
      `“${facts.title}” has another ${say.list(changed)}.${isMaterial ? ' You can change your proposal, or withdraw it without using up one of the month’s.' : ''}`,
    ),
  ),
  noticesOf(events.proposalSorted, ({ to, ...facts }, say) =>
    notice(
      facts,
      facts.freelancerId,
      `${nameOf(facts, 'client', say)} ${to === 'shortlisted' ? 'shortlisted your proposal' : 'wants to talk about your proposal'}`,
      `It is for “${facts.title}”. It can’t be changed any more.`,
    ),
  ),
  noticesOf(events.proposalCountered, ({ by, amount, currency, days, endsAt, ...facts }, say) =>
    immediately(
      facts,
      personOn(otherSide(by), facts),
      `${nameOf(facts, by, say)} made a counter-offer: answer by ${say.on(endsAt)}`,
      `For “${facts.title}”: ${say.money({ amount, currency })}, ${inDays(days)}. Accept, decline or name your own by ${say.when(endsAt)}.`,
    ),
  ),
  noticesOf(events.counterReminded, ({ by, amount, currency, days, endsAt, ...facts }, say) =>
    immediately(
      facts,
      personOn(otherSide(by), facts),
      `Answer ${say.name(personOn(by, facts), `the ${by}`)}’s counter-offer by ${say.on(endsAt)}`,
      `For “${facts.title}”: ${say.money({ amount, currency })}, ${inDays(days)}. You have until ${say.when(endsAt)}.`,
    ),
  ),
  noticesOf(events.counterSettled, ({ by, amount, currency, days, outcome, ...facts }, say) => {
    const [what, text] = SETTLED[outcome];
    const actor = outcome === 'withdrawn' ? by : otherSide(by);
    const title =
      outcome === 'lapsed'
        ? `The counter-offer for “${shortTitle(facts.title)}” ${what}`
        : `${nameOf(facts, actor, say)} ${what}`;
    const readers = outcome === 'lapsed' ? SIDES : [outcome === 'withdrawn' ? otherSide(by) : by];
    return readers.map((side) =>
      notice(
        facts,
        personOn(side, facts),
        title,
        `For “${facts.title}”: ${say.money({ amount, currency })}, ${inDays(days)}. ${text}`,
      ),
    );
  }),
  noticesOf(events.proposalEnded, ({ outcome, reason, quotaBack, isFilled = false, ...facts }, say) => {
    const { clientId, freelancerId } = facts;
    const project = shortTitle(facts.title);
    const back = quotaBack ? ' It doesn’t count for this month.' : '';
    if (outcome === 'withdrawn')
      return {
        ...notice(
          facts,
          clientId,
          `${nameOf(facts, 'freelancer', say)} withdrew their proposal`,
          `It was for “${facts.title}”.`,
        ),
        sent: { ...sentBy(facts), isWithdrawn: true as const },
      };
    if (outcome === 'declined')
      return notice(
        facts,
        freelancerId,
        `${nameOf(facts, 'client', say)} declined your proposal`,
        `It was for “${facts.title}”. ${reason ?? ''}`,
      );
    if (isFilled)
      return notice(
        facts,
        freelancerId,
        `Someone else was hired for “${project}”`,
        `Everyone that “${facts.title}” wanted is hired, so your proposal ended.${back}`,
      );
    return outcome === 'lapsed'
      ? notice(
          facts,
          freelancerId,
          `Your proposal for “${project}” ended unopened`,
          `No one opened it for 30 days.${back}`,
        )
      : notice(
          facts,
          freelancerId,
          `“${project}” ended`,
          `“${facts.title}” is no longer taking proposals.${reason === null ? '' : ` The client’s reason: ${reason}`}${back}`,
        );
  }),
];
