import * as wallet from './events.ts';
import { pathTo } from '#routes';
import type { TopicKey } from '#kit/notice-topics.ts';
import { noticesOf, type Notice } from '#kit/notices.ts';

const own = pathTo('transactions');

function aboutFunding(about: { userId: string; fundingNumber: string }, title: string, text: string, topic: TopicKey = 'money'): Notice {
  const { userId, fundingNumber } = about;
  const path = pathTo('transactions', {}, { number: fundingNumber });
  return { to: userId, topic, group: { key: `funding:${fundingNumber}`, title: `Payment ${fundingNumber}` }, title, text, path };
}

const ask = (key: string, title: string, text: string, path: string): Notice => ({
  to: 'operators',
  staff: 'money',
  topic: 'operations',
  group: { key: `operations:${key}`, title: 'Operations' },
  title,
  text,
  path,
});

const NEEDED = {
  reconciliation: ['The books and a provider differ', 'admin-reconciliation'],
  dispute: ['A dispute needs an answer', 'admin-reconciliation'],
  parked_event: ['Unmatched provider event', 'admin-reconciliation'],
  flag: ['A payment pattern needs review', 'admin-flags'],
  shared_destination: ['A payout method is shared', 'admin-payouts'],
} as const;

const because = (reason: string | null): string => (reason === null ? '' : ` ${reason}`);
const DISPUTE = {
  asked: ['Your bank asks about a payment', 'Nothing has moved yet.'],
  open: ['A payment is disputed', 'The bank took it back for the time being.'],
  won: ['A dispute is over', 'The bank decided that the payment stands.'],
  lost: ['A dispute is over', 'The bank decided to return the payment to the payer.'],
} as const;

export const walletNotices = [
  // What it pays for tells of it.
  noticesOf(wallet.fundingSucceeded, (f, say) =>
    f.pays !== undefined ? [] : aboutFunding(f, `${say.money(f)} was added`, 'It is in your wallet and can be spent.'),
  ),
  // It never reached the ledger: where money is added it stands among the latest, and can be tried again.
  noticesOf(wallet.fundingFailed, (f, say) =>
    f.pays !== undefined
      ? []
      : { ...aboutFunding(f, `${say.money(f)} could not be added`, `No money was taken.${because(f.reason)}`), path: pathTo('add-funds') },
  ),
  noticesOf(wallet.refundSucceeded, (f, say) =>
    aboutFunding(f, `${say.money(f)} is on its way back`, 'It goes to where the payment came from; a bank may take some days to show it.'),
  ),
  noticesOf(wallet.refundFailed, (f, say) => aboutFunding(f, `${say.money(f)} could not be returned`, `It is in your wallet again.${because(f.reason)}`)),
  noticesOf(wallet.disputeChanged, (f, say) => aboutFunding(f, DISPUTE[f.state][0], `${say.money(f)}. ${DISPUTE[f.state][1]}`, 'account')),
  noticesOf(wallet.moneyTakenBack, (f, say) =>
    aboutFunding(
      f,
      `${say.money(f)} was taken back`,
      `The payment behind it was returned by its bank.${f.owed === '0' ? '' : ` You owe ${say.money({ amount: f.owed, currency: f.currency })}: what you earn or add next repays it.`}`,
      'account',
    ),
  ),
  noticesOf(wallet.moneyGivenBack, (f, say) =>
    aboutFunding(f, `${say.money(f)} was given back`, 'The dispute about the payment was decided in its favor.', 'account'),
  ),
  noticesOf(wallet.debtRepaid, ({ userId, left, ...paid }, say) => ({
    to: userId,
    topic: 'account',
    group: { key: 'debt', title: 'What you owe' },
    title: `${say.money(paid)} of what you owed was repaid`,
    text: left === '0' ? 'Nothing is owed any more.' : `${say.money({ amount: left, currency: paid.currency })} is left.`,
    path: own,
  })),
  noticesOf(wallet.operatorNeeded, ({ what, words }) => ask(what, NEEDED[what][0], words, pathTo(NEEDED[what][1]))),
];
