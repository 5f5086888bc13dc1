import { formatRate } from '#kit/format/number.ts';
import { noticesOf, shortTitle, type Notice, type Say } from '#kit/notices.ts';
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

/** Where the button leads, by the kind of work. */
const ACTIONS: Readonly<Record<string, string>> = { order: 'Open the order', milestone: 'Open the contract' };

function toSide(facts: About, to: Side, title: string, text: string, topic: TopicKey = 'account'): Notice {
  return {
    to: to === 'client' ? facts.clientId : facts.freelancerId,
    topic,
    group: { key: `${facts.kind}:${facts.number}`, title: `${facts.title} · ${facts.number}` },
    title,
    text,
    path: facts.path,
    action: ACTIONS[facts.kind] ?? 'Open the dispute',
    isImmediate: true,
  };
}
const nameOf = ({ clientId, freelancerId }: About, side: Side, say: Say): string =>
  side === 'client' ? say.name(clientId, 'The client') : say.name(freelancerId, 'The freelancer');
const toBoth = (facts: About, title: string, text: string): Notice[] =>
  SIDES.map((side) => toSide(facts, side, title, text));

const toStaff = (facts: About, title: string, text: string, staff: 'trust' | 'owner' = 'trust'): Notice => ({
  to: 'operators',
  staff,
  topic: 'operations',
  group: { key: `dispute:${facts.disputeNumber}`, title: `Dispute ${facts.disputeNumber}` },
  title,
  text,
  path: pathTo('admin-dispute', { disputeNumber: facts.disputeNumber }),
  action: 'Open the dispute',
});

interface Parts {
  readonly percent?: number;
  readonly toFreelancer?: string | undefined;
  readonly backToClient?: string | undefined;
  readonly currency?: string | undefined;
}

/** Who gets what, for one side. Events of releases before have a percentage alone. */
function partsFor(to: Side, { percent = 0, toFreelancer, backToClient, currency }: Parts, say: Say): string {
  if (toFreelancer === undefined || backToClient === undefined || currency === undefined)
    return `${formatRate(percent * 100, say.locale)} of the price for ${to === 'client' ? 'the freelancer' : 'you'}`;
  const [earned, back] = [say.money({ amount: toFreelancer, currency }), say.money({ amount: backToClient, currency })];
  return to === 'client'
    ? `${back} back to you, ${earned} for the freelancer`
    : `${earned} for you, ${back} back to the client`;
}
const has = ({ toFreelancer }: Parts): boolean => toFreelancer !== undefined;

const CLOCKS: Readonly<Record<string, (title: string) => string>> = {
  answer: (title) => `Answer the dispute about “${title}”`,
  negotiation: (title) => `Agree on the dispute about “${title}”`,
  evidence: (title) => `Add evidence to the dispute about “${title}”`,
  appeal: (title) => `Accept or appeal the decision about “${title}”`,
};

const HOW = {
  agreed: 'You both agreed.',
  unanswered: 'The claim was not answered in time.',
  decided: 'The decision is final.',
  appealed: 'The appeal was decided, and the decision is final.',
} as const;

export const disputeNotices = [
  noticesOf(events.disputeOpened, ({ by, answerDueAt, isRepeat = false, ...facts }, say) => [
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} opened a dispute${isRepeat ? ' again: add evidence' : ': answer'} by ${say.on(answerDueAt)}`,
      `It is about “${facts.title}”.${has(facts) ? ` ${nameOf(facts, by, say)} asks for ${partsFor(otherSide(by), facts, say)}.` : ''} All deadlines are paused and the money stays held. ${
        isRepeat
          ? `An earlier one was withdrawn, so a reviewer decides. Add your evidence by ${say.when(answerDueAt)}.`
          : `Answer by ${say.when(answerDueAt)}. Otherwise the claim can be granted.`
      }`,
    ),
  ]),
  noticesOf(events.disputeAnswered, ({ by, ...facts }, say) =>
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} answered your claim`,
      `${has(facts) ? `The answer proposes ${partsFor(otherSide(by), facts, say)}. Accept it or make an offer.` : 'Read the answer and make an offer.'} You have 10 days to agree; after 3 days either side can escalate.`,
    ),
  ),
  noticesOf(events.disputeOffered, ({ by, ...facts }, say) =>
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} made an offer in your dispute`,
      `${nameOf(facts, by, say)} offers ${partsFor(otherSide(by), facts, say)}. Accept it, decline it or make another.`,
    ),
  ),
  noticesOf(events.disputeOfferEnded, ({ by, outcome, ...facts }, say) =>
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} ${outcome === 'declined' ? 'declined your' : 'withdrew the'} offer in your dispute`,
      'Make another offer, or wait for theirs.',
    ),
  ),
  noticesOf(events.disputeEscalated, ({ by, evidenceDueAt, ...facts }, say) =>
    SIDES.filter((side) => side !== by).map((side) =>
      toSide(
        facts,
        side,
        by === null
          ? `Your dispute about “${shortTitle(facts.title)}” goes to a reviewer`
          : `${nameOf(facts, by, say)} escalated your dispute`,
        `Add your last evidence by ${say.when(evidenceDueAt)}. After that, a reviewer decides.`,
      ),
    ),
  ),
  noticesOf(events.disputeEvidenceAdded, ({ by, ...facts }, say) =>
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} added evidence to your dispute`,
      `It is about “${facts.title}”. Read what was added.`,
    ),
  ),
  noticesOf(events.disputeReady, ({ decisionDueAt, unanswered, ...facts }, say) => [
    ...toBoth(
      facts,
      `We decide your dispute about “${shortTitle(facts.title)}” by ${say.on(decisionDueAt)}`,
      `${unanswered ? 'The claim was not answered, so we review it before it is granted.' : 'The evidence is complete.'} We decide by ${say.when(decisionDueAt)}.`,
    ),
    toStaff(
      facts,
      `Dispute ${facts.disputeNumber} needs a reviewer`,
      `${unanswered ? 'A claim for a large amount was not answered.' : 'The evidence is complete.'} Decide by ${say.when(decisionDueAt)}.`,
    ),
  ]),
  noticesOf(events.disputeDecided, ({ appealDueAt, ...facts }, say) =>
    SIDES.map((side) =>
      toSide(
        facts,
        side,
        `Your dispute about “${shortTitle(facts.title)}” was decided`,
        `The decision: ${partsFor(side, facts, say)}. Read the reasons. Accept or appeal by ${say.when(appealDueAt)}. Without an appeal the decision becomes final then.`,
      ),
    ),
  ),
  noticesOf(events.disputeDecisionAccepted, ({ by, ...facts }, say) =>
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} accepted the decision`,
      'Once you accept it too, the money is split immediately.',
    ),
  ),
  noticesOf(events.disputeAppealed, ({ by, decisionDueAt, ...facts }, say) => [
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} appealed the decision`,
      `Another reviewer decides by ${say.when(decisionDueAt)}. That decision is final.`,
    ),
    toStaff(
      facts,
      `The appeal of dispute ${facts.disputeNumber} needs a second reviewer`,
      `Decide by ${say.when(decisionDueAt)}. The first reviewer can’t decide again.`,
    ),
  ]),
  noticesOf(events.disputeEnded, ({ how, by = null, earned, returned, currency, clearsAt, ...facts }, say) =>
    SIDES.filter((side) => side !== by).map((side) =>
      toSide(
        facts,
        side,
        `Your dispute about “${shortTitle(facts.title)}” is closed`,
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
  noticesOf(events.disputeWithdrawn, ({ by, ...facts }, say) =>
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} withdrew the dispute`,
      'The work continues. All deadlines run again with the time that was left.',
    ),
  ),
  noticesOf(events.disputeWithdrawalAsked, ({ by, ...facts }, say) =>
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} wants to withdraw the dispute`,
      'If you agree, the work continues and all deadlines run again. Otherwise the dispute continues.',
    ),
  ),
  noticesOf(events.disputeWithdrawalEnded, ({ by, outcome, ...facts }, say) =>
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} ${outcome === 'declined' ? 'declined your' : 'canceled the'} request to withdraw the dispute`,
      'The dispute continues.',
    ),
  ),
  noticesOf(events.disputeReminded, ({ clock, turn, endsAt, ...facts }, say) =>
    turn.map((side) =>
      toSide(
        facts,
        side,
        `${(CLOCKS[clock] ?? ((title: string) => `Look at the dispute about “${title}”`))(shortTitle(facts.title))} by ${say.on(endsAt)}`,
        `You have until ${say.when(endsAt)}.`,
        'reminders',
      ),
    ),
  ),
  noticesOf(events.disputeLate, ({ senior, decisionDueAt, ...facts }, say) =>
    toStaff(
      facts,
      `Dispute ${facts.disputeNumber} ${senior ? 'passed its hard limit' : 'is late'}`,
      senior
        ? `30 days passed without a decision. An owner decides by ${say.when(decisionDueAt)}.`
        : `It was due on ${say.when(decisionDueAt)}.`,
      senior ? 'owner' : 'trust',
    ),
  ),
];
