import { formatRate } from '#kit/format/number.ts';
import { noticesOf, type Notice } from '#kit/notices.ts';
import type { TopicKey } from '#kit/notice-topics.ts';
import { otherSide, SIDES, type Side } from '#kit/sides.ts';
import { pathTo } from '#routes';
import * as events from './events.ts';

interface About {
  readonly disputeNumber: string;
  readonly kind: string;
  readonly number: string;
  readonly title: string;
  readonly path: string;
  readonly clientId: string;
  readonly freelancerId: string;
}

function toSide(about: About, to: Side, title: string, text: string, topic: TopicKey = 'account'): Notice {
  return {
    to: to === 'client' ? about.clientId : about.freelancerId,
    topic,
    group: { key: `${about.kind}:${about.number}`, title: `${about.title} · ${about.number}` },
    title,
    text,
    path: about.path,
  };
}
const toBoth = (about: About, title: string, text: string): Notice[] => SIDES.map((side) => toSide(about, side, title, text));

const toStaff = (about: About, title: string, text: string, staff: 'trust' | 'owner' = 'trust'): Notice => ({
  to: 'operators',
  staff,
  topic: 'operations',
  group: { key: `dispute:${about.disputeNumber}`, title: `Dispute ${about.disputeNumber}` },
  title,
  text,
  path: pathTo('admin-dispute', { disputeNumber: about.disputeNumber }),
});

const CLOCKS: Readonly<Record<string, string>> = {
  answer: 'A dispute is waiting for your answer',
  negotiation: 'A dispute is waiting for you',
  evidence: 'You can still add evidence to a dispute',
  appeal: 'You can accept or appeal a decision',
};

const HOW = {
  agreed: 'You both agreed.',
  unanswered: 'The claim was not answered in time.',
  decided: 'The decision is final.',
  appealed: 'The appeal was decided, and the decision is final.',
} as const;

export const disputeNotices = [
  noticesOf(events.disputeOpened, ({ by, answerDueAt, ...about }, say) => [
    toSide(
      about,
      otherSide(by),
      'A dispute was opened',
      `${by === 'client' ? 'The client' : 'The freelancer'} opened a dispute about “${about.title}”. All deadlines are paused and the money stays held. Answer by ${say.when(answerDueAt)}. Otherwise the claim can be granted.`,
    ),
  ]),
  noticesOf(events.disputeAnswered, ({ by, ...about }) =>
    toSide(
      about,
      otherSide(by),
      'Your claim was answered',
      'Read the answer and make an offer. You have 10 days to agree; after 3 days either side can escalate.',
    ),
  ),
  noticesOf(events.disputeOffered, ({ by, percent, ...about }, say) =>
    toSide(
      about,
      otherSide(by),
      'New offer in your dispute',
      `${by === 'client' ? 'The client' : 'The freelancer'} offers ${formatRate(percent * 100, say.locale)} of the price for ${by === 'client' ? 'you' : 'the freelancer'}. Accept it, decline it or make another.`,
    ),
  ),
  noticesOf(events.disputeOfferEnded, ({ by, outcome, ...about }) =>
    toSide(about, otherSide(by), outcome === 'declined' ? 'Your offer was declined' : 'An offer was withdrawn', 'Make another offer, or wait for theirs.'),
  ),
  noticesOf(events.disputeEscalated, ({ by, evidenceDueAt, ...about }, say) =>
    SIDES.filter((side) => side !== by).map((side) =>
      toSide(about, side, 'Your dispute was escalated', `Add your last evidence by ${say.when(evidenceDueAt)}. After that, a reviewer decides.`),
    ),
  ),
  noticesOf(events.disputeEvidenceAdded, ({ by, ...about }) => toSide(about, otherSide(by), 'New evidence in your dispute', 'Read what the other side added.')),
  noticesOf(events.disputeReady, ({ decisionDueAt, unanswered, ...about }, say) => [
    ...toBoth(
      about,
      'Your dispute was sent to a reviewer',
      `${unanswered ? 'The claim was not answered, so we review it before it is granted.' : 'The evidence is complete.'} We decide by ${say.when(decisionDueAt)}.`,
    ),
    toStaff(
      about,
      'A dispute needs a reviewer',
      `${unanswered ? 'A claim of the full price was not answered.' : 'The evidence is complete.'} Decide by ${say.when(decisionDueAt)}.`,
    ),
  ]),
  noticesOf(events.disputeDecided, ({ percent, appealDueAt, ...about }, say) =>
    toBoth(
      about,
      'Your dispute was decided',
      `${formatRate(percent * 100, say.locale)} of the price goes to the freelancer, the rest back to the client. Read the reasons. Accept or appeal by ${say.when(appealDueAt)}. Without an appeal the decision becomes final then.`,
    ),
  ),
  noticesOf(events.disputeDecisionAccepted, ({ by, ...about }) =>
    toSide(about, otherSide(by), 'The other side accepted the decision', 'Once you accept it too, the money is split immediately.'),
  ),
  noticesOf(events.disputeAppealed, ({ by, decisionDueAt, ...about }, say) => [
    toSide(about, otherSide(by), 'The decision was appealed', `Another reviewer decides by ${say.when(decisionDueAt)}. That decision is final.`),
    toStaff(about, 'An appeal needs a second reviewer', `Decide by ${say.when(decisionDueAt)}. The first reviewer can’t decide again.`),
  ]),
  noticesOf(events.disputeEnded, ({ how, earned, returned, currency, clearsAt, ...about }, say) =>
    SIDES.map((side) =>
      toSide(
        about,
        side,
        'Your dispute is closed',
        `${HOW[how]} ${
          side === 'client'
            ? `${say.money({ amount: returned, currency })} was refunded to your wallet.`
            : clearsAt === null
              ? 'Everything the client paid was refunded.'
              : `You earned ${say.money({ amount: earned, currency })} after the service fee. It clears on ${say.when(clearsAt)}.`
        }`,
      ),
    ),
  ),
  noticesOf(events.disputeWithdrawn, ({ by, ...about }) =>
    toSide(about, otherSide(by), 'The dispute was withdrawn', 'The work continues. All deadlines run again with the time that was left.'),
  ),
  noticesOf(events.disputeReminded, ({ clock, turn, endsAt, ...about }, say) =>
    turn.map((side) => toSide(about, side, CLOCKS[clock] ?? 'A dispute needs your attention', `You have until ${say.when(endsAt)}.`, 'reminders')),
  ),
  noticesOf(events.disputeLate, ({ senior, decisionDueAt, ...about }, say) =>
    toStaff(
      about,
      senior ? 'A dispute passed its hard limit' : 'A dispute is late',
      senior ? `30 days passed without a decision. An owner decides by ${say.when(decisionDueAt)}.` : `It was due on ${say.when(decisionDueAt)}.`,
      senior ? 'owner' : 'trust',
    ),
  ),
];
