import { formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { noticesOf, type Notice } from '#kit/notices.ts';
import { otherSide, SIDES, type Side } from '#kit/sides.ts';
import { contractPath } from './charge-kind.ts';
import * as events from './events.ts';

interface About {
  readonly contractNumber: string;
  readonly title: string;
  readonly clientId: string;
  readonly freelancerId: string;
}

const toSide = ({ contractNumber, title: contract, clientId, freelancerId }: About, to: Side, topic: Notice['topic'], title: string, text: string): Notice => ({
  to: to === 'client' ? clientId : freelancerId,
  topic,
  group: { key: `contract:${contractNumber}`, title: `${contract} · ${contractNumber}` },
  title,
  text,
  path: contractPath(contractNumber),
});

/** An offer that its client sent, until it is signed. */
const offerNotice = (about: About, title: string, text: string, more: { readonly isWithdrawn?: true } = {}): Notice => ({
  ...toSide(about, 'freelancer', 'offers', title, text),
  sent: { by: about.clientId, what: `contract:${about.contractNumber}`, ...more },
});

const OUTCOMES = { declined: 'was declined', withdrawn: 'was withdrawn', lapsed: 'expired' } as const;

const REMINDERS: Readonly<Record<string, { readonly title: string; readonly what: string }>> = {
  answer: { title: 'An offer is waiting for your answer', what: 'Read the terms, then sign or decline' },
  first_funding: { title: 'Fund the first milestone', what: 'Your offer was accepted. Fund it' },
  change_answer: { title: 'Proposed terms are waiting for your answer', what: 'Read them, then sign or decline' },
  pause_answer: { title: 'A request to pause is waiting for your answer', what: 'Answer it' },
  end: { title: 'A request to end a contract is waiting for your answer', what: 'Answer it' },
  idle: { title: 'A contract will end soon', what: 'Nothing is held any more. Fund the next milestone' },
  approval: { title: 'Submitted work is waiting for your review', what: 'Approve it or ask for changes' },
};

/** Funded for 45 days without a submission (MLS-9). A contract is idle too, when nothing is held any more. */
const IDLE_MILESTONE: Readonly<Record<Side, string>> = {
  client: 'was funded long ago, and nothing was submitted. Agree on a date or on a refund',
  freelancer: 'was funded long ago. Submit it, or refund it',
};

const KEPT = {
  closed: ', because it can’t be funded at the moment',
  already_paid: ', because it was funded already',
  seller_gone: ', because the freelancer isn’t taking work at the moment',
  not_enough: ', because it wasn’t enough',
} as const;
const RETURNED = {
  given_back: 'by the freelancer',
  agreed: 'as both of you agreed',
  idle: 'because nothing was submitted for a long time',
  contract_ended: 'because the contract ended',
  dispute: 'by a dispute',
} as const;
const CHANGE = {
  accepted: 'Other terms were signed by both',
  declined: 'Proposed terms were declined',
  withdrawn: 'Proposed terms were withdrawn',
  lapsed: 'Proposed terms expired',
} as const;
const PAUSE = {
  accepted: ['A contract is paused', 'Work and review deadlines stop, and held money stays held. Either of you can resume it.'],
  declined: ['A request to pause was declined', 'The contract continues as before.'],
  withdrawn: ['A request to pause was withdrawn', 'The contract continues as before.'],
  unanswered: ['A request to pause was not answered', 'The contract continues as before.'],
  resumed: ['A contract continues', 'Deadlines continue with the time that was left.'],
} as const;

export const contractNotices = [
  noticesOf(events.contractOffered, ({ milestones, amount, currency, endsAt, ...about }, say) =>
    offerNotice(
      about,
      'You have an offer',
      `“${about.title}”: ${say.money({ amount, currency })} in ${counted(milestones, { one: 'milestone', other: 'milestones' })}. Sign or decline by ${say.when(endsAt)}.`,
    ),
  ),
  noticesOf(events.offerExtended, ({ endsAt, ...about }, say) =>
    offerNotice(about, 'You have more time to answer an offer', `“${about.title}” is now valid until ${say.when(endsAt)}.`),
  ),
  noticesOf(events.contractAccepted, ({ endsAt, ...about }, say) =>
    toSide(
      about,
      'client',
      'offers',
      'Your offer was accepted and signed',
      `Fund the first milestone of “${about.title}” by ${say.when(endsAt)} so that work can start. After that, the offer expires.`,
    ),
  ),
  noticesOf(events.offerEnded, ({ by, outcome, wasAccepted, reason, ...about }) =>
    SIDES.filter((side) => side !== by).map((side) => {
      const title = `${wasAccepted ? 'An accepted offer' : 'An offer'} ${OUTCOMES[outcome]}`;
      const text = `“${about.title}” ends here. Nothing was paid.${reason === null ? '' : ` Reason: ${reason}`}`;
      const isWithdrawn = outcome === 'withdrawn' && !wasAccepted && side === 'freelancer';
      return isWithdrawn ? offerNotice(about, title, text, { isWithdrawn }) : toSide(about, side, 'offers', title, text);
    }),
  ),
  noticesOf(events.contractReminded, ({ clock, milestone, turn, endsAt, ...about }, say) =>
    turn.map((side) => {
      if (clock === 'idle' && milestone !== null)
        return toSide(about, side, 'orders', 'A milestone is idle', `“${milestone}” of “${about.title}” ${IDLE_MILESTONE[side]} by ${say.when(endsAt)}.`);
      const { title, what } = REMINDERS[clock] ?? {
        title: 'A milestone is waiting for you',
        what: milestone === null ? 'Look at it' : `Look at “${milestone}”`,
      };
      return toSide(about, side, 'orders', title, `“${about.title}”: ${what} by ${say.when(endsAt)}.`);
    }),
  ),
  noticesOf(events.milestoneFunded, ({ milestone, amount, currency, dueAt, byPayment, ...about }, say) => [
    toSide(
      about,
      'freelancer',
      'orders',
      'A milestone is funded: start work',
      `“${milestone}”: ${say.money({ amount, currency })} is held for it. Submit by ${say.when(dueAt)}.`,
    ),
    // Someone who paid by card may have left meanwhile.
    ...(byPayment
      ? [
          toSide(
            about,
            'client',
            'orders',
            'Your milestone is funded',
            `“${milestone}”: ${say.money({ amount, currency })} is held until you approve the work or the review time ends.`,
          ),
        ]
      : []),
  ]),
  noticesOf(events.milestonePaymentKept, ({ milestone, amount, currency, why, ...about }, say) =>
    toSide(
      about,
      'client',
      'orders',
      'Your payment is in your balance',
      `${say.money({ amount, currency })} arrived and couldn’t fund “${milestone}”${KEPT[why]}. You can spend it, or have it refunded.`,
    ),
  ),
  noticesOf(events.milestoneSubmitted, ({ milestone, version, reviewDueAt, ...about }, say) =>
    toSide(
      about,
      'client',
      'orders',
      version > 1 ? 'A milestone was submitted again' : 'A milestone was submitted',
      `“${milestone}”: approve it or ask for changes by ${say.when(reviewDueAt)}. After that, its money is released automatically.`,
    ),
  ),
  noticesOf(events.milestoneBecameLate, ({ milestone, dueAt, ...about }, say) =>
    SIDES.map((side) =>
      toSide(about, side, 'orders', 'A milestone is past its due date', `“${milestone}” was due on ${say.when(dueAt)}. Its money stays held.`),
    ),
  ),
  noticesOf(events.changesRequested, ({ milestone, items, left, ...about }) =>
    toSide(
      about,
      'freelancer',
      'orders',
      'Changes to a milestone were requested',
      `“${milestone}”: ${counted(items, { one: 'change', other: 'changes' })}. ${left === 0 ? 'This is the last round.' : `${counted(left, { one: 'round is', other: 'rounds are' })} left.`}`,
    ),
  ),
  noticesOf(events.reviewExtended, ({ milestone, reviewDueAt, ...about }, say) =>
    toSide(about, 'freelancer', 'orders', 'The review of a milestone was extended', `“${milestone}” is reviewed by ${say.when(reviewDueAt)}.`),
  ),
  noticesOf(events.milestoneReleased, ({ milestone, amount, currency, by, earned, returned, rest, clearsAt, ...about }, say) => [
    toSide(
      about,
      'freelancer',
      'orders',
      rest === null ? 'A milestone was released' : 'A milestone was released in part',
      `“${milestone}”: you earned ${say.money({ amount: earned, currency })}${clearsAt === null ? '' : `, available on ${say.when(clearsAt)}`}.${rest === null ? '' : ` The rest stays held as milestone ${rest}.`}`,
    ),
    ...(by === 'client'
      ? []
      : [
          toSide(
            about,
            'client',
            'orders',
            by === null ? 'A milestone was released automatically' : 'A milestone ended by agreement',
            `“${milestone}”: ${say.money({ amount, currency })} was released${returned === '0' ? '' : ` and ${say.money({ amount: returned, currency })} refunded`}.`,
          ),
        ]),
  ]),
  noticesOf(events.milestoneReturned, ({ milestone, amount, currency, by, why, reason, ...about }, say) =>
    SIDES.filter((side) => side !== by).map((side) =>
      toSide(
        about,
        side,
        'orders',
        'The money of a milestone was refunded',
        `“${milestone}”: ${say.money({ amount, currency })} was refunded to the client, ${RETURNED[why]}.${reason === null ? '' : ` Reason: ${reason}`}`,
      ),
    ),
  ),
  noticesOf(events.splitOffered, ({ milestone, by, percent, endsAt, ...about }, say) =>
    toSide(
      about,
      otherSide(by),
      'orders',
      'A request to end a milestone',
      `“${milestone}”: ${formatRate(percent * 100, say.locale)} of its price for the freelancer, the rest refunded. Answer by ${say.when(endsAt)}. Without an answer nothing changes.`,
    ),
  ),
  noticesOf(events.splitEnded, ({ milestone, by, outcome, ...about }) =>
    SIDES.filter((side) => side !== by).map((side) =>
      toSide(about, side, 'orders', `A request to end a milestone was ${outcome}`, `“${milestone}” continues where it was.`),
    ),
  ),
  noticesOf(events.choiceAsked, ({ milestone, amount, currency, endsAt, ...about }, say) =>
    SIDES.map((side) =>
      toSide(
        about,
        side,
        'orders',
        'A milestone is idle: keep it funded or refund it',
        `“${milestone}”: ${say.money({ amount, currency })} was held for 75 days without a submission. Unless the client keeps it funded by ${say.when(endsAt)}, it is refunded.`,
      ),
    ),
  ),
  noticesOf(events.bonusGiven, ({ amount, currency, earned, clearsAt, ...about }, say) =>
    toSide(
      about,
      'freelancer',
      'orders',
      'You received a bonus',
      `${say.money({ amount, currency })} for “${about.title}”. You earn ${say.money({ amount: earned, currency })}, available on ${say.when(clearsAt)}.`,
    ),
  ),
  noticesOf(events.changeProposed, ({ by, reason, endsAt, ...about }, say) =>
    toSide(
      about,
      otherSide(by),
      'orders',
      'Other terms were proposed',
      `“${about.title}”: read them, then sign or decline by ${say.when(endsAt)}. Until then nothing changes. Reason: ${reason}`,
    ),
  ),
  noticesOf(events.changeEnded, ({ by, outcome, version, ...about }) =>
    SIDES.filter((side) => side !== by).map((side) =>
      toSide(
        about,
        side,
        'orders',
        CHANGE[outcome],
        outcome === 'accepted'
          ? `“${about.title}” continues with version ${version} of its terms.`
          : `“${about.title}” continues with the terms that were signed.`,
      ),
    ),
  ),
  noticesOf(events.pauseAsked, ({ by, reason, endsAt, ...about }, say) =>
    toSide(about, otherSide(by), 'orders', 'A request to pause a contract', `“${about.title}”, by ${say.when(endsAt)}. Reason: ${reason}`),
  ),
  noticesOf(events.pauseEnded, ({ by, outcome, ...about }) =>
    SIDES.filter((side) => side !== by).map((side) => toSide(about, side, 'orders', PAUSE[outcome][0], `“${about.title}”: ${PAUSE[outcome][1]}`)),
  ),
  noticesOf(events.endRequested, ({ by, reason, endsAt, ...about }, say) =>
    toSide(
      about,
      otherSide(by),
      'orders',
      'A request to end a contract',
      `“${about.title}”: accept it or open a dispute by ${say.when(endsAt)}. After that, submitted milestones are released and the others refunded. Reason: ${reason}`,
    ),
  ),
  noticesOf(events.endWithdrawn, ({ by, ...about }) =>
    toSide(about, otherSide(by), 'orders', 'A request to end a contract was withdrawn', `“${about.title}” continues.`),
  ),
  noticesOf(events.contractEnded, ({ by, outcome, ...about }) =>
    SIDES.filter((side) => side !== by).map((side) =>
      toSide(
        about,
        side,
        'orders',
        outcome === 'completed' ? 'A contract is completed' : 'A contract was canceled',
        `“${about.title}”: no money is held any more.`,
      ),
    ),
  ),
];
