import * as wallet from './events.ts';
import { withReturn } from '#domains/accounts/return-path.ts';
import { pathTo } from '#routes';
import type { TopicKey } from '#kit/notice-topics.ts';
import type { FactsOf } from '#kit/events.ts';
import { noticesOf, type Notice, type Say } from '#kit/notices.ts';

const own = pathTo('transactions');

function aboutFunding(
  funding: { userId: string; fundingNumber: string },
  title: string,
  text: string,
  topic: TopicKey = 'money',
): Notice {
  const { userId, fundingNumber } = funding;
  const path = pathTo('transactions', {}, { number: fundingNumber });
  return {
    to: userId,
    topic,
    group: { key: `funding:${fundingNumber}`, title: `Payment ${fundingNumber}` },
    title,
    text,
    path,
    action: 'See the payment',
    isImmediate: true,
  };
}

const ask = (key: string, title: string, text: string, path: string): Notice => ({
  to: 'operators',
  staff: 'money',
  topic: 'operations',
  group: { key: `operations:${key}`, title: 'Operations' },
  title,
  text,
  path,
  action: 'See the details',
});

const NEEDED = {
  reconciliation: ['Our books and a provider’s don’t match', 'admin-reconciliation'],
  dispute: ['A chargeback needs an answer', 'admin-chargebacks'],
  parked_event: ['Unmatched provider event', 'admin-reconciliation'],
  flag: ['A payment pattern needs review', 'admin-flags'],
  shared_destination: ['A payout method is shared', 'admin-payouts'],
} as const;

/** The same amount again, and then on to where the payer was going. */
const addAgain = ({ amount, path = null }: { amount: string; path?: string | null | undefined }): string =>
  withReturn(pathTo('add-funds', {}, { amount }), path);
const because = (reason: string | null): string => (reason === null ? '' : ` ${reason}`);
const DISPUTE = {
  asked: { title: (money: string) => `Your bank asks about a payment of ${money}`, text: 'Nothing has moved yet.' },
  open: {
    title: (money: string) => `A payment of ${money} was charged back`,
    text: 'The bank has reversed it while it investigates.',
  },
  won: { title: (money: string) => `The chargeback of ${money} was closed`, text: 'The bank upheld the payment.' },
  lost: {
    title: (money: string) => `The chargeback of ${money} was closed`,
    text: 'The bank returned the payment to the payer.',
  },
} as const;

/** Announced by the bank days ago, and the payer is long gone from the screen that said so. */
function neverArrived(f: FactsOf<typeof wallet.fundingFailed>, say: Say): Notice {
  const title = (what: string): string => `Your payment of ${say.money(f)}${what} didn’t arrive`;
  const failed = `The transfer failed, so nothing was added to your balance.${because(f.reason)}`;
  if (f.pays === undefined)
    return {
      ...aboutFunding(f, title(''), `${failed} Add funds again, or pay another way.`),
      path: addAgain(f),
      action: 'Add funds',
    };
  const next = `Check where ${f.pays.label} stands. You can pay again with another payment method.`;
  return {
    ...aboutFunding(f, title(` for ${f.pays.label}`), `${failed} ${next}`),
    path: f.path ?? pathTo('add-funds'),
    action: f.path === undefined ? 'Add funds' : 'Pay again',
  };
}

export const walletNotices = [
  // Who just paid is on the screen that says so; a bank transfer arrives days later.
  noticesOf(wallet.fundingSucceeded, (f, say) => {
    if (f.wasPending !== true) return [];
    if (f.pays === undefined)
      return aboutFunding(
        f,
        `${say.money(f)} was added`,
        'Your payment arrived. It is in your wallet, ready to spend.',
      );
    return aboutFunding(f, `Your payment of ${say.money(f)} for ${f.pays.label} arrived`, 'The bank confirmed it.');
  }),
  // It never reached the ledger: where money is added it stands among the latest, and can be tried again.
  noticesOf(wallet.fundingFailed, (f, say) => {
    if (f.wasPending === true) return neverArrived(f, say);
    // Someone who pays for something is at the checkout, which says so.
    if (f.pays !== undefined) return [];
    return {
      ...aboutFunding(f, `${say.money(f)} could not be added`, `You were not charged.${because(f.reason)}`),
      path: addAgain(f),
      action: 'Add funds',
    };
  }),
  noticesOf(wallet.refundSucceeded, (f, say) =>
    aboutFunding(
      f,
      `${say.money(f)} is being returned`,
      'It goes to the payment method you paid with. Your bank may take a few days to show it.',
    ),
  ),
  noticesOf(wallet.refundFailed, (f, say) =>
    aboutFunding(f, `${say.money(f)} could not be returned`, `It is back in your wallet.${because(f.reason)}`),
  ),
  noticesOf(wallet.disputeChanged, (f, say) =>
    aboutFunding(f, DISPUTE[f.state].title(say.money(f)), DISPUTE[f.state].text, 'account'),
  ),
  noticesOf(wallet.moneyTakenBack, (f, say) =>
    aboutFunding(
      f,
      `${say.money(f)} was reversed`,
      `The bank reversed the payment it came from.${f.owed === '0' ? '' : ` You owe ${say.money({ amount: f.owed, currency: f.currency })}. Your next earnings, refunds or top-ups repay it.`}`,
      'account',
    ),
  ),
  noticesOf(wallet.moneyGivenBack, (f, say) =>
    aboutFunding(f, `${say.money(f)} was restored`, 'The bank decided the chargeback in your favor.', 'account'),
  ),
  noticesOf(wallet.debtRepaid, ({ userId, left, ...paid }, say) => ({
    to: userId,
    topic: 'account',
    group: { key: 'debt', title: 'Balance owed' },
    title: `${say.money(paid)} of your debt was repaid`,
    text:
      left === '0' ? 'You owe nothing more.' : `${say.money({ amount: left, currency: paid.currency })} left to repay.`,
    path: own,
    action: 'See your transactions',
    isImmediate: true,
  })),
  noticesOf(wallet.operatorNeeded, ({ what, words }) => ask(what, NEEDED[what][0], words, pathTo(NEEDED[what][1]))),
];
