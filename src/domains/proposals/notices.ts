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
const notice = ({ proposalId, projectId, slug, title: project, freelancerId }: About, to: string, title: string, text: string): Notice => ({
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
const immediately = (...parameters: Parameters<typeof notice>): Notice => ({ ...notice(...parameters), isImmediate: true });

interface People {
  readonly clientId: string;
  readonly freelancerId: string;
}
/** What the freelancer sent, and the client reads. */
const sentBy = ({ proposalId, freelancerId }: { readonly proposalId: string; readonly freelancerId: string }): SentWords => ({
  by: freelancerId,
  what: `proposal:${proposalId}`,
});
const personOn = (side: Side, { clientId, freelancerId }: People): string => (side === 'client' ? clientId : freelancerId);
const nameOf = (people: People, side: Side, say: Say): string => say.name(personOn(side, people), side === 'client' ? 'The client' : 'The freelancer');
const inDays = (days: number): string => counted(days, { one: 'day', other: 'days' });
const SETTLED = {
  accepted: ['accepted your counter-offer', 'The proposal now has your price and time.'],
  declined: ['declined your counter-offer', 'The price and time from before are still offered.'],
  withdrawn: ['withdrew the counter-offer', 'The price and time from before are still offered.'],
  lapsed: ['expired', 'No one answered it in time. The price and time from before are still offered.'],
} as const;

export const proposalNotices = [
  noticesOf(events.proposalSent, ({ amount, currency, days, isRevision, ...about }, say) => ({
    ...notice(
      about,
      about.clientId,
      `${nameOf(about, 'freelancer', say)} ${isRevision ? 'changed their' : 'sent a'} proposal`,
      `For “${about.title}”: ${say.money({ amount, currency })}, ${inDays(days)}.`,
    ),
    sent: sentBy(about),
  })),
  noticesOf(events.briefChanged, ({ isMaterial, changed, ...about }, say) =>
    notice(
      about,
      about.freelancerId,
      `“${shortTitle(about.title)}” was changed`,
      `“${about.title}” has another ${say.list(changed)}.${isMaterial ? ' You can change your proposal, or withdraw it without using up one of the month’s.' : ''}`,
    ),
  ),
  noticesOf(events.proposalSorted, ({ to, ...about }, say) =>
    notice(
      about,
      about.freelancerId,
      `${nameOf(about, 'client', say)} ${to === 'shortlisted' ? 'shortlisted your proposal' : 'wants to talk about your proposal'}`,
      `It is for “${about.title}”. It can’t be changed any more.`,
    ),
  ),
  noticesOf(events.proposalCountered, ({ by, amount, currency, days, endsAt, ...about }, say) =>
    immediately(
      about,
      personOn(otherSide(by), about),
      `${nameOf(about, by, say)} made a counter-offer: answer by ${say.on(endsAt)}`,
      `For “${about.title}”: ${say.money({ amount, currency })}, ${inDays(days)}. Accept, decline or name your own by ${say.when(endsAt)}.`,
    ),
  ),
  noticesOf(events.counterReminded, ({ by, amount, currency, days, endsAt, ...about }, say) =>
    immediately(
      about,
      personOn(otherSide(by), about),
      `Answer ${say.name(personOn(by, about), `the ${by}`)}’s counter-offer by ${say.on(endsAt)}`,
      `For “${about.title}”: ${say.money({ amount, currency })}, ${inDays(days)}. You have until ${say.when(endsAt)}.`,
    ),
  ),
  noticesOf(events.counterSettled, ({ by, amount, currency, days, outcome, ...about }, say) => {
    const [what, text] = SETTLED[outcome];
    const actor = outcome === 'withdrawn' ? by : otherSide(by);
    const title = outcome === 'lapsed' ? `The counter-offer for “${shortTitle(about.title)}” ${what}` : `${nameOf(about, actor, say)} ${what}`;
    const readers = outcome === 'lapsed' ? SIDES : [outcome === 'withdrawn' ? otherSide(by) : by];
    return readers.map((side) =>
      notice(about, personOn(side, about), title, `For “${about.title}”: ${say.money({ amount, currency })}, ${inDays(days)}. ${text}`),
    );
  }),
  noticesOf(events.proposalEnded, ({ outcome, reason, quotaBack, isFilled = false, ...about }, say) => {
    const { clientId, freelancerId } = about;
    const project = shortTitle(about.title);
    const back = quotaBack ? ' It doesn’t count for this month.' : '';
    if (outcome === 'withdrawn')
      return {
        ...notice(about, clientId, `${nameOf(about, 'freelancer', say)} withdrew their proposal`, `It was for “${about.title}”.`),
        sent: { ...sentBy(about), isWithdrawn: true as const },
      };
    if (outcome === 'declined')
      return notice(about, freelancerId, `${nameOf(about, 'client', say)} declined your proposal`, `It was for “${about.title}”. ${reason ?? ''}`);
    if (isFilled)
      return notice(
        about,
        freelancerId,
        `Someone else was hired for “${project}”`,
        `Everyone that “${about.title}” wanted is hired, so your proposal ended.${back}`,
      );
    return outcome === 'lapsed'
      ? notice(about, freelancerId, `Your proposal for “${project}” ended unopened`, `No one opened it for 30 days.${back}`)
      : notice(
          about,
          freelancerId,
          `“${project}” ended`,
          `“${about.title}” is no longer taking proposals.${reason === null ? '' : ` The client’s reason: ${reason}`}${back}`,
        );
  }),
];
