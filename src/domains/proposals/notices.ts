import { counted } from '#kit/format/unit.ts';
import { noticesOf, type Notice } from '#kit/notices.ts';
import { otherSide, SIDES, type Side } from '#kit/sides.ts';
import { pathTo } from '#routes';
import * as events from './events.ts';

interface About {
  readonly projectId: string;
  readonly slug: string;
  readonly title: string;
}
const notice = ({ projectId, slug, title: project }: About, to: string, title: string, text: string): Notice => ({
  to,
  topic: 'projects',
  group: { key: `project:${projectId}`, title: project },
  title,
  text,
  path: pathTo('project', { slug }),
});

interface People {
  readonly clientId: string;
  readonly freelancerId: string;
}
/** What the freelancer sent, and the client reads. */
const words = (proposalId: string, freelancerId: string, more: { readonly isWithdrawn?: true } = {}): Pick<Notice, 'sent'> => ({
  sent: { by: freelancerId, what: `proposal:${proposalId}`, ...more },
});
const personOn = (side: Side, { clientId, freelancerId }: People): string => (side === 'client' ? clientId : freelancerId);
const inDays = (days: number): string => counted(days, { one: 'day', other: 'days' });
const SETTLED = {
  accepted: ['Your counter-offer was accepted', 'The proposal now has your price and time.'],
  declined: ['Your counter-offer was declined', 'The price and time from before are still offered.'],
  withdrawn: ['A counter-offer was withdrawn', 'The price and time from before are still offered.'],
  lapsed: ['A counter-offer expired', 'No one answered it in time. The price and time from before are still offered.'],
} as const;

export const proposalNotices = [
  noticesOf(events.proposalSent, ({ proposalId, freelancerId, clientId, amount, currency, days, isRevision, ...about }, say) => ({
    ...notice(
      about,
      clientId,
      isRevision ? 'A proposal was changed' : 'You have a new proposal',
      `For “${about.title}”: ${say.money({ amount, currency })}, ${inDays(days)}.`,
    ),
    ...words(proposalId, freelancerId),
  })),
  noticesOf(events.briefChanged, ({ freelancerId, isMaterial, changed, ...about }, say) =>
    notice(
      about,
      freelancerId,
      'A project you proposed for was changed',
      `“${about.title}” has another ${say.list(changed)}.${isMaterial ? ' You can change your proposal, or withdraw it without using up one of the month’s.' : ''}`,
    ),
  ),
  noticesOf(events.proposalSorted, ({ freelancerId, to, ...about }) =>
    notice(
      about,
      freelancerId,
      to === 'shortlisted' ? 'Your proposal is shortlisted' : 'The client wants to talk about your proposal',
      `It is for “${about.title}”. It can’t be changed any more.`,
    ),
  ),
  noticesOf(events.proposalCountered, ({ by, amount, currency, days, endsAt, ...about }, say) =>
    notice(
      about,
      personOn(otherSide(by), about),
      'You have a counter-offer',
      `For “${about.title}”: ${say.money({ amount, currency })}, ${inDays(days)}. Accept, decline or name your own by ${say.when(endsAt)}.`,
    ),
  ),
  noticesOf(events.counterReminded, ({ by, amount, currency, days, endsAt, ...about }, say) =>
    notice(
      about,
      personOn(otherSide(by), about),
      'A counter-offer is waiting for your answer',
      `For “${about.title}”: ${say.money({ amount, currency })}, ${inDays(days)}. You have until ${say.when(endsAt)}.`,
    ),
  ),
  noticesOf(events.counterSettled, ({ by, amount, currency, days, outcome, ...about }, say) => {
    const [title, text] = SETTLED[outcome];
    const readers = outcome === 'lapsed' ? SIDES : [outcome === 'withdrawn' ? otherSide(by) : by];
    return readers.map((side) =>
      notice(about, personOn(side, about), title, `For “${about.title}”: ${say.money({ amount, currency })}, ${inDays(days)}. ${text}`),
    );
  }),
  noticesOf(events.proposalEnded, ({ proposalId, clientId, freelancerId, outcome, reason, quotaBack, isFilled = false, ...about }) => {
    const back = quotaBack ? ' It doesn’t count for this month.' : '';
    if (outcome === 'withdrawn')
      return {
        ...notice(about, clientId, 'A proposal was withdrawn', `It was for “${about.title}”.`),
        ...words(proposalId, freelancerId, { isWithdrawn: true }),
      };
    if (outcome === 'declined') return notice(about, freelancerId, 'Your proposal was declined', `It was for “${about.title}”. ${reason ?? ''}`);
    if (isFilled)
      return notice(about, freelancerId, 'Someone else was hired', `Everyone that “${about.title}” wanted is hired, so your proposal ended.${back}`);
    return outcome === 'lapsed'
      ? notice(about, freelancerId, 'Your proposal ended unopened', `No one opened it for 30 days. It was for “${about.title}”.${back}`)
      : notice(
          about,
          freelancerId,
          'A project you proposed for ended',
          `“${about.title}” is no longer taking proposals.${reason === null ? '' : ` The client’s reason: ${reason}`}${back}`,
        );
  }),
];
