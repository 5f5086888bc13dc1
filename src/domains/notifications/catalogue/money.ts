import { balanceCorrected, ledgerAlarm } from '#domains/books/events.ts';
import * as wallet from '#domains/wallet/events.ts';
import { pathTo } from '#routes';
import type { TopicKey } from '../topics.ts';
import { describe, inWords, type Telling } from './telling.ts';

const own = pathTo('transactions');

function tell(about: { userId: string; fundingNumber: string }, title: string, text: string, topic: TopicKey = 'money'): Telling {
  const { userId, fundingNumber } = about;
  const path = pathTo('transactions', {}, { number: fundingNumber });
  return { to: userId, topic, group: { key: `funding:${fundingNumber}`, title: `Payment ${fundingNumber}` }, title, text, path };
}

const ask = (key: string, title: string, text: string, path: string): Telling => ({
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
  parked_event: ['An event of a provider fits nothing', 'admin-reconciliation'],
  flag: ['A pattern needs a look', 'admin-flags'],
  shared_destination: ['A payout method is shared', 'admin-payouts'],
} as const;

const because = (reason: string | null): string => (reason === null ? '' : ` ${reason}`);
const DISPUTE = {
  asked: ['Your bank asks about a payment', 'Nothing has moved yet.'],
  open: ['A payment is disputed', 'The bank took it back for the time being.'],
  won: ['A dispute is over', 'It was decided that the payment stands.'],
  lost: ['A dispute is over', 'It was decided that the payment goes back.'],
} as const;

export const aboutMoney = [
  describe(wallet.fundingSucceeded, (f) => tell(f, `${inWords(f)} was added`, 'It is in your wallet and can be spent.')),
  // It never reached the ledger: where money is added it stands among the latest, and can be tried again.
  describe(wallet.fundingFailed, (f) => ({
    ...tell(f, `${inWords(f)} could not be added`, `No money was taken.${because(f.reason)}`),
    path: pathTo('add-funds'),
  })),
  describe(wallet.refundSucceeded, (f) =>
    tell(f, `${inWords(f)} is on its way back`, 'It goes to where the payment came from; a bank may take some days to show it.'),
  ),
  describe(wallet.refundFailed, (f) => tell(f, `${inWords(f)} could not be returned`, `It is in your wallet again.${because(f.reason)}`)),
  describe(wallet.disputeChanged, (f) => tell(f, DISPUTE[f.state][0], `${inWords(f)}. ${DISPUTE[f.state][1]}`, 'account')),
  describe(wallet.moneyTakenBack, (f) =>
    tell(
      f,
      `${inWords(f)} was taken back`,
      `The payment behind it was returned by its bank.${f.owed === '0' ? '' : ` You owe ${inWords({ amount: f.owed, currency: f.currency })}: what you earn or add next repays it.`}`,
      'account',
    ),
  ),
  describe(wallet.moneyGivenBack, (f) => tell(f, `${inWords(f)} was given back`, 'The dispute about the payment was decided in its favour.', 'account')),
  describe(wallet.debtRepaid, ({ userId, left, ...paid }) => ({
    to: userId,
    topic: 'account',
    group: { key: 'debt', title: 'What you owe' },
    title: `${inWords(paid)} of what you owed was repaid`,
    text: left === '0' ? 'Nothing is owed any more.' : `${inWords({ amount: left, currency: paid.currency })} is left.`,
    path: own,
  })),
  describe(balanceCorrected, ({ userId, kind, reason, ...amount }) => ({
    to: userId,
    topic: 'account',
    group: { key: 'correction', title: 'Corrections of your balance' },
    title: `${inWords(amount)} was ${kind === 'credit' ? 'added to' : 'taken from'} your balance`,
    text: `A correction by two operators. The reason: ${reason}`,
    path: own,
  })),
  describe(wallet.operatorNeeded, ({ what, words }) => ask(what, NEEDED[what][0], words, pathTo(NEEDED[what][1]))),
  describe(ledgerAlarm, ({ violations, checks }) =>
    ask('ledger', 'The ledger check found something', `${violations} in: ${checks.join(', ')}.`, pathTo('admin-ledger-checks')),
  ),
];
