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

interface Named {
  readonly percent?: number;
  readonly toFreelancer?: string | undefined;
  readonly backToClient?: string | undefined;
  readonly currency?: string | undefined;
}
interface Saying {
  readonly locale: string;
  readonly money: (amount: { amount: string; currency: string }) => string;
}

/** Who gets what, for one side. Events of releases before have a percentage alone. */
function partsFor(to: Side, { percent = 0, toFreelancer, backToClient, currency }: Named, say: Saying): string {
  if (toFreelancer === undefined || backToClient === undefined || currency === undefined)
    return `${formatRate(percent * 100, say.locale)} of the price for ${to === 'client' ? 'the freelancer' : 'you'}`;
  const [earned, back] = [say.money({ amount: toFreelancer, currency }), say.money({ amount: backToClient, currency })];
  return to === 'client' ? `${back} back to you, ${earned} for the freelancer` : `${earned} for you, ${back} back to the client`;
}
const has = ({ toFreelancer }: Named): boolean => toFreelancer !== undefined;

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
  noticesOf(events.disputeOpened, ({ by, answerDueAt, isRepeat = false, ...about }, say) => [
    toSide(
      about,
      otherSide(by),
      'A dispute was opened',
      `${by === 'client' ? 'The client' : 'The freelancer'} opened a dispute about “${about.title}”${has(about) ? ` and asks for ${partsFor(otherSide(by), about, say)}` : ''}. All deadlines are paused and the money stays held. ${
        isRepeat
          ? `An earlier one was withdrawn, so a reviewer decides. Add your evidence by ${say.when(answerDueAt)}.`
          : `Answer by ${say.when(answerDueAt)}. Otherwise the claim can be granted.`
      }`,
    ),
  ]),
  noticesOf(events.disputeAnswered, ({ by, ...about }, say) =>
    toSide(
      about,
      otherSide(by),
      'Your claim was answered',
      `${has(about) ? `The answer proposes ${partsFor(otherSide(by), about, say)}. Accept it or make an offer.` : 'Read the answer and make an offer.'} You have 10 days to agree; after 3 days either side can escalate.`,
    ),
  ),
  noticesOf(events.disputeOffered, ({ by, ...about }, say) =>
    toSide(
      about,
      otherSide(by),
      'New offer in your dispute',
      `${by === 'client' ? 'The client' : 'The freelancer'} offers ${partsFor(otherSide(by), about, say)}. Accept it, decline it or make another.`,
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
      `${unanswered ? 'A claim for a large amount was not answered.' : 'The evidence is complete.'} Decide by ${say.when(decisionDueAt)}.`,
    ),
  ]),
  noticesOf(events.disputeDecided, ({ appealDueAt, ...about }, say) =>
    SIDES.map((side) =>
      toSide(
        about,
        side,
        'Your dispute was decided',
        `The decision: ${partsFor(side, about, say)}. Read the reasons. Accept or appeal by ${say.when(appealDueAt)}. Without an appeal the decision becomes final then.`,
      ),
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
  noticesOf(events.disputeWithdrawalAsked, ({ by, ...about }) =>
    toSide(
      about,
      otherSide(by),
      'The other side wants to withdraw the dispute',
      'If you agree, the work continues and all deadlines run again. Otherwise the dispute continues.',
    ),
  ),
  noticesOf(events.disputeWithdrawalEnded, ({ by, outcome, ...about }) =>
    toSide(
      about,
      otherSide(by),
      outcome === 'declined' ? 'Your request to withdraw was declined' : 'The request to withdraw was canceled',
      'The dispute continues.',
    ),
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
