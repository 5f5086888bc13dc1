import { KEPT } from '#domains/wallet/kept.ts';
import { formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { noticesOf, shortTitle, type Notice, type Say, type SentWords } from '#kit/notices.ts';
import { otherSide, SIDES, type Side } from '#kit/sides.ts';
import { pathTo } from '#routes';
import { withSearch } from '#kit/with-search.ts';
import { contractPath } from './charge-kind.ts';
import * as events from './events.ts';

interface About {
  readonly contractNumber: string;
  readonly title: string;
  readonly clientId: string;
  readonly freelancerId: string;
}

/** Gathered with other updates by email. */
const toSide = (
  { contractNumber, title: contract, clientId, freelancerId }: About,
  to: Side,
  title: string,
  text: string,
): Notice => ({
  to: to === 'client' ? clientId : freelancerId,
  topic: 'contracts',
  group: { key: `contract:${contractNumber}`, title: `${contract} · ${contractNumber}` },
  title,
  text,
  path: contractPath(contractNumber),
  action: 'Open the contract',
});
/** About money or a deadline. */
const immediately = (facts: About, to: Side, title: string, text: string): Notice => ({
  ...toSide(facts, to, title, text),
  isImmediate: true,
});

/** An offer that its client sent, until it is signed. */
const sentBy = ({ clientId, contractNumber }: About): SentWords => ({
  by: clientId,
  what: `contract:${contractNumber}`,
});
const offerNotice = (facts: About, title: string, text: string): Notice => ({
  ...immediately(facts, 'freelancer', title, text),
  sent: sentBy(facts),
});

const nameOf = ({ clientId, freelancerId }: About, side: Side, say: Say): string =>
  side === 'client' ? say.name(clientId, 'The client') : say.name(freelancerId, 'The freelancer');
/** The side that did not act; both when a deadline did. */
const others = (by: Side | null): Side[] => SIDES.filter((side) => side !== by);

const ENDED_OFFER = { declined: 'declined', withdrawn: 'withdrew' } as const;

/** What the reader has to do, in the title before the day. */
const REMINDERS: Readonly<Record<string, { readonly title: (contract: string) => string; readonly what: string }>> = {
  answer: { title: (contract) => `Answer the offer of “${contract}”`, what: 'Read the terms, then sign or decline' },
  first_funding: {
    title: (contract) => `Fund the first milestone of “${contract}”`,
    what: 'Your offer was accepted. Fund it',
  },
  change_answer: {
    title: (contract) => `Answer the proposed terms of “${contract}”`,
    what: 'Read them, then sign or decline',
  },
  pause_answer: { title: (contract) => `Answer the request to pause “${contract}”`, what: 'Answer it' },
  end: { title: (contract) => `Answer the request to end “${contract}”`, what: 'Answer it' },
  idle: {
    title: (contract) => `“${contract}” ends soon: fund a milestone`,
    what: 'Nothing is held any more. Fund the next milestone',
  },
};

/** Funded for 45 days without a submission (MLS-9). A contract is idle too, when nothing is held any more. */
const IDLE_MILESTONE: Readonly<Record<Side, string>> = {
  client: 'was funded long ago, and nothing was submitted. Agree on a date or on a refund',
  freelancer: 'was funded long ago. Submit it, or refund it',
};

const RETURNED = {
  given_back: 'by the freelancer',
  agreed: 'as both of you agreed',
  idle: 'because nothing was submitted for a long time',
  contract_ended: 'because the contract ended',
  dispute: 'by a dispute',
} as const;
const SPLIT = { declined: 'declined to end', withdrawn: 'withdrew the request to end' } as const;
const CHANGE = {
  accepted: 'signed the new terms of',
  declined: 'declined the proposed terms of',
  withdrawn: 'withdrew the proposed terms of',
} as const;
const MORE_TIME = {
  accepted: 'agreed to more time for',
  declined: 'declined more time for',
  withdrawn: 'withdrew the request for more time for',
} as const;
const PAUSE = {
  accepted: 'agreed to pause',
  declined: 'declined to pause',
  withdrawn: 'withdrew the request to pause',
  resumed: 'resumed',
} as const;

const NOT_FUNDED = {
  not_enough: 'your balance does not cover it. Fund it yourself so that work can continue.',
  freelancer_gone: 'the freelancer isn’t taking work at the moment.',
  terms_proposed: 'other terms were proposed. Answer them, then fund it yourself.',
} as const;

export const contractNotices = [
  noticesOf(events.contractOffered, ({ milestones, amount, currency, endsAt, ...facts }, say) =>
    offerNotice(
      facts,
      `${nameOf(facts, 'client', say)} offers you a contract: answer by ${say.on(endsAt)}`,
      `“${facts.title}”: ${say.money({ amount, currency })} in ${counted(milestones, { one: 'milestone', other: 'milestones' })}. Sign or decline by ${say.when(endsAt)}.`,
    ),
  ),
  noticesOf(events.offerExtended, ({ endsAt, ...facts }, say) =>
    offerNotice(
      facts,
      `${nameOf(facts, 'client', say)} gave you until ${say.on(endsAt)} to answer the offer`,
      `“${facts.title}” is now valid until ${say.when(endsAt)}.`,
    ),
  ),
  noticesOf(events.contractAccepted, ({ endsAt, ...facts }, say) =>
    immediately(
      facts,
      'client',
      `${nameOf(facts, 'freelancer', say)} signed: fund the first milestone by ${say.on(endsAt)}`,
      `Fund the first milestone of “${facts.title}” by ${say.when(endsAt)} so that work can start. Otherwise the offer expires.`,
    ),
  ),
  noticesOf(events.offerEnded, ({ by, outcome, wasAccepted, reason, ...facts }, say) =>
    others(by).map((side) => {
      const offer = `${wasAccepted ? 'accepted offer' : 'offer'} of “${shortTitle(facts.title)}”`;
      const title =
        outcome === 'lapsed'
          ? `The ${offer} expired`
          : by === null
            ? `The ${offer} was withdrawn`
            : `${nameOf(facts, by, say)} ${ENDED_OFFER[outcome]} the ${offer}`;
      const ended = toSide(facts, side, title, `Nothing was paid.${reason === null ? '' : ` Reason: ${reason}`}`);
      const isWithdrawn = outcome === 'withdrawn' && !wasAccepted && side === 'freelancer';
      return isWithdrawn ? { ...ended, sent: { ...sentBy(facts), isWithdrawn } } : ended;
    }),
  ),
  noticesOf(events.contractReminded, ({ clock, milestone, turn, endsAt, ...facts }, say) =>
    turn.map((side) => {
      const by = say.on(endsAt);
      if (milestone !== null && clock === 'idle')
        return immediately(
          facts,
          side,
          `“${shortTitle(milestone)}” is idle: act by ${by}`,
          `“${milestone}” of “${facts.title}” ${IDLE_MILESTONE[side]} by ${say.when(endsAt)}.`,
        );
      if (milestone !== null && clock === 'approval')
        return immediately(
          facts,
          side,
          `Review ${shortTitle(milestone)} by ${by}, or it is released automatically`,
          `“${milestone}” of “${facts.title}”: approve it or ask for changes by ${say.when(endsAt)}. After that, its money is released automatically.`,
        );
      const { title, what } = REMINDERS[clock] ?? {
        title: (contract: string) =>
          `${milestone === null ? `“${contract}”` : `“${shortTitle(milestone)}”`} is waiting for you`,
        what: milestone === null ? 'Look at it' : `Look at “${milestone}”`,
      };
      return immediately(
        facts,
        side,
        `${title(shortTitle(facts.title))} by ${by}`,
        `“${facts.title}”: ${what} by ${say.when(endsAt)}.`,
      );
    }),
  ),
  // Who paid saw it; a payment that took days to arrive is told of by the wallet.
  noticesOf(events.milestoneFunded, ({ milestone, amount, currency, dueAt, after, ...facts }, say) => [
    immediately(
      facts,
      'freelancer',
      `${nameOf(facts, 'client', say)} funded ${shortTitle(milestone)}: submit by ${say.on(dueAt)}`,
      `“${milestone}”: ${say.money({ amount, currency })} is held for it. Submit by ${say.when(dueAt)}.`,
    ),
    ...(after === undefined
      ? []
      : [
          immediately(
            facts,
            'client',
            `${shortTitle(milestone)} was funded automatically from your balance`,
            `You approved “${after}”, so ${say.money({ amount, currency })} is held for “${milestone}” now. You can turn this off in the contract.`,
          ),
        ]),
  ]),
  noticesOf(events.notFundedAutomatically, ({ milestone, amount, currency, why, ...facts }, say) =>
    immediately(
      facts,
      'client',
      `Fund ${shortTitle(milestone)}: it could not be funded automatically`,
      `“${milestone}” for ${say.money({ amount, currency })}: ${NOT_FUNDED[why]}`,
    ),
  ),
  noticesOf(events.milestonePaymentKept, ({ amount, currency, why, ...facts }, say) =>
    immediately(
      facts,
      'client',
      `Your payment of ${say.money({ amount, currency })} is in your balance`,
      `${KEPT.milestone[why]} You can spend it, or return it to your payment method.`,
    ),
  ),
  noticesOf(events.bonusPaymentKept, ({ amount, currency, why, fundingId, ...facts }, say) => ({
    ...immediately(
      facts,
      'client',
      `Your payment of ${say.money({ amount, currency })} is in your balance`,
      `${KEPT.bonus[why]} You can spend it, or return it to your payment method.`,
    ),
    path: withSearch(contractPath(facts.contractNumber), { pay: 'bonus', funding: fundingId }),
  })),
  noticesOf(events.milestoneSubmitted, ({ milestone, version, reviewDueAt, ...facts }, say) =>
    immediately(
      facts,
      'client',
      `${nameOf(facts, 'freelancer', say)} submitted ${shortTitle(milestone)}${version > 1 ? ' again' : ''}: review by ${say.on(reviewDueAt)}`,
      `“${milestone}”: approve it or ask for changes by ${say.when(reviewDueAt)}. After that, its money is released automatically.`,
    ),
  ),
  noticesOf(events.milestoneBecameLate, ({ milestone, dueAt, ...facts }, say) =>
    SIDES.map((side) =>
      immediately(
        facts,
        side,
        `${shortTitle(milestone)} is past its due date`,
        `“${milestone}” was due on ${say.when(dueAt)}. Its money stays held.`,
      ),
    ),
  ),
  noticesOf(events.changesRequested, ({ milestone, items, left, ...facts }, say) =>
    immediately(
      facts,
      'freelancer',
      `${nameOf(facts, 'client', say)} requested changes to ${shortTitle(milestone)}`,
      `“${milestone}”: ${counted(items, { one: 'change', other: 'changes' })}. ${left === 0 ? 'This is the last round.' : `${counted(left, { one: 'round is', other: 'rounds are' })} left.`}`,
    ),
  ),
  noticesOf(events.reviewExtended, ({ milestone, reviewDueAt, ...facts }, say) =>
    immediately(
      facts,
      'freelancer',
      `${nameOf(facts, 'client', say)} reviews ${shortTitle(milestone)} by ${say.on(reviewDueAt)}`,
      `The review was extended: “${milestone}” is reviewed by ${say.when(reviewDueAt)}.`,
    ),
  ),
  noticesOf(
    events.milestoneReleased,
    ({ milestone, amount, currency, by, earned, returned, rest, clearsAt, ...facts }, say) =>
      // The freelancer first: stored notices are known by their place.
      others(by)
        .toReversed()
        .map((side) =>
          side === 'freelancer'
            ? immediately(
                facts,
                side,
                `${say.money({ amount: earned, currency })} from ${say.name(facts.clientId, 'the client')} is ${clearsAt === null ? 'yours' : 'clearing'}`,
                `“${milestone}” was released${rest === null ? '' : ' in part'}: you earned ${say.money({ amount: earned, currency })}${clearsAt === null ? '' : `, available on ${say.when(clearsAt)}`}.${rest === null ? '' : ` The rest stays held as milestone ${rest}.`}`,
              )
            : immediately(
                facts,
                side,
                by === null
                  ? `${shortTitle(milestone)} was released automatically`
                  : `${nameOf(facts, by, say)} agreed to end ${shortTitle(milestone)}`,
                `“${milestone}”: ${say.money({ amount, currency })} was released${
                  returned === '0' ? '' : ` and ${say.money({ amount: returned, currency })} refunded`
                }.`,
              ),
        ),
  ),
  noticesOf(events.milestoneReturned, ({ milestone, amount, currency, by, why, reason, ...facts }, say) =>
    others(by).map((side) =>
      immediately(
        facts,
        side,
        `${say.money({ amount, currency })} for ${shortTitle(milestone)} was refunded${side === 'client' ? '' : ` to ${say.name(facts.clientId, 'the client')}`}`,
        `“${milestone}”: ${say.money({ amount, currency })} was refunded to the client, ${RETURNED[why]}.${reason === null ? '' : ` Reason: ${reason}`}`,
      ),
    ),
  ),
  noticesOf(events.splitOffered, ({ milestone, by, percent, endsAt, ...facts }, say) =>
    immediately(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} asks to end ${shortTitle(milestone)}: answer by ${say.on(endsAt)}`,
      `“${milestone}”: ${formatRate(percent * 100, say.locale)} of its price for the freelancer, the rest refunded. Answer by ${say.when(endsAt)}. Without an answer nothing changes.`,
    ),
  ),
  noticesOf(events.splitEnded, ({ milestone, by, outcome, ...facts }, say) =>
    others(by).map((side) =>
      toSide(
        facts,
        side,
        by === null
          ? `The request to end ${shortTitle(milestone)} was ${outcome}`
          : `${nameOf(facts, by, say)} ${SPLIT[outcome]} ${shortTitle(milestone)}`,
        `“${milestone}” continues where it was.`,
      ),
    ),
  ),
  noticesOf(events.choiceAsked, ({ milestone, amount, currency, endsAt, ...facts }, say) =>
    SIDES.map((side) =>
      immediately(
        facts,
        side,
        `${shortTitle(milestone)} is idle: ${side === 'client' ? 'keep it funded or refund it' : 'it is refunded'} by ${say.on(endsAt)}`,
        `“${milestone}”: ${say.money({ amount, currency })} was held for 75 days without a submission. Unless the client keeps it funded by ${say.when(endsAt)}, it is refunded.`,
      ),
    ),
  ),
  noticesOf(events.bonusGiven, ({ amount, currency, earned, clearsAt, ...facts }, say) =>
    immediately(
      facts,
      'freelancer',
      `${nameOf(facts, 'client', say)} gave you a bonus of ${say.money({ amount, currency })}`,
      `For “${facts.title}”. You earn ${say.money({ amount: earned, currency })}, available on ${say.when(clearsAt)}.`,
    ),
  ),
  noticesOf(events.changeProposed, ({ by, reason, endsAt, due, ...facts }, say) =>
    immediately(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} ${due === undefined ? 'proposed other terms' : 'asks for more time'}: answer by ${say.on(endsAt)}`,
      due === undefined
        ? `“${facts.title}”: read them, then sign or decline by ${say.when(endsAt)}. Until then nothing changes. Reason: ${reason}`
        : `“${facts.title}”: due ${say.on(due.fromAt)} → ${say.on(due.toAt)}. Sign or decline by ${say.when(endsAt)}. Until then the current due date holds. Reason: ${reason}`,
    ),
  ),
  noticesOf(events.changeEnded, ({ by, outcome, version, due, ...facts }, say) =>
    others(by).map((side) =>
      toSide(
        facts,
        side,
        by === null || outcome === 'lapsed'
          ? `The ${due === undefined ? 'proposed terms of' : 'request for more time for'} “${shortTitle(facts.title)}” expired`
          : `${nameOf(facts, by, say)} ${(due === undefined ? CHANGE : MORE_TIME)[outcome]} “${shortTitle(facts.title)}”`,
        outcome === 'accepted'
          ? `${due === undefined ? '' : `It is due ${say.on(due.toAt)} now. `}“${facts.title}” continues with version ${version} of its terms.`
          : `“${facts.title}” continues with the terms that were signed.`,
      ),
    ),
  ),
  noticesOf(events.pauseAsked, ({ by, reason, endsAt, ...facts }, say) =>
    immediately(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} asks to pause “${shortTitle(facts.title)}”: answer by ${say.on(endsAt)}`,
      `Answer by ${say.when(endsAt)}. Reason: ${reason}`,
    ),
  ),
  noticesOf(events.pauseEnded, ({ by, outcome, reason, ...facts }, say) =>
    others(by).map((side) =>
      toSide(
        facts,
        side,
        outcome === 'unanswered'
          ? `The request to pause “${shortTitle(facts.title)}” was not answered`
          : by === null
            ? `“${shortTitle(facts.title)}” ${outcome === 'accepted' ? 'is paused' : 'continues'}`
            : `${nameOf(facts, by, say)} ${PAUSE[outcome]} “${shortTitle(facts.title)}”`,
        reason === undefined
          ? outcome === 'accepted'
            ? 'Work and review deadlines stop, and held money stays held. Either of you can resume it.'
            : outcome === 'resumed'
              ? 'Deadlines continue with the time that was left.'
              : 'The contract continues as before.'
          : outcome === 'accepted'
            ? `Our team paused it: deadlines stop, and held money stays held. Reason: ${reason}`
            : `Our team resumed it: deadlines continue with the time that was left. Reason: ${reason}`,
      ),
    ),
  ),
  noticesOf(events.endRequested, ({ by, reason, endsAt, ...facts }, say) =>
    immediately(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} asks to end “${shortTitle(facts.title)}”: answer by ${say.on(endsAt)}`,
      `Accept it or open a dispute by ${say.when(endsAt)}. After that, submitted milestones are released and the others refunded. Reason: ${reason}`,
    ),
  ),
  noticesOf(events.endWithdrawn, ({ by, ...facts }, say) =>
    toSide(
      facts,
      otherSide(by),
      `${nameOf(facts, by, say)} withdrew the request to end “${shortTitle(facts.title)}”`,
      'The contract continues.',
    ),
  ),
  noticesOf(events.contractEnded, ({ by, outcome, reason, ...facts }) =>
    others(by).map((side) =>
      immediately(
        facts,
        side,
        `“${shortTitle(facts.title)}” ${outcome === 'completed' ? 'is completed' : 'was canceled'}`,
        reason === undefined ? `“${facts.title}”: no money is held any more.` : `Our team ended it. Reason: ${reason}`,
      ),
    ),
  ),
  noticesOf(events.milestoneEndProposed, ({ contractNumber, milestoneNumber, milestone, by }) => ({
    to: 'operators',
    staff: 'trust',
    not: by,
    topic: 'operations',
    group: { key: `milestone-end:${milestoneNumber}`, title: `Milestone ${milestoneNumber}` },
    title: `The end of ${milestoneNumber} needs a second operator`,
    text: `An operator proposed to end “${milestone}”. The money stays held until another operator confirms.`,
    path: pathTo('admin-contract', { contractNumber }),
    action: 'Open the contract',
  })),
  // The freelancer first, as in a release.
  noticesOf(
    events.milestoneEndedByOperator,
    ({ milestone, reason, earned, returned, currency, clearsAt, ...facts }, say) =>
      SIDES.toReversed().map((side) =>
        immediately(
          facts,
          side,
          `Our team ended ${shortTitle(milestone)}`,
          `${
            side === 'client'
              ? returned === '0'
                ? 'All of it was released to the freelancer. '
                : `${say.money({ amount: returned, currency })} was refunded to your wallet. `
              : clearsAt === null
                ? 'All of it was refunded to the client. '
                : `You earned ${say.money({ amount: earned, currency })} after the service fee. It clears on ${say.when(clearsAt)}. `
          }Reason: ${reason}`,
        ),
      ),
  ),
];
