import { pathTo } from '#routes';
import { balanceCorrected, ledgerAlarm } from './events.ts';
import { noticesOf } from '#kit/notices.ts';

export const bookNotices = [
  noticesOf(balanceCorrected, ({ userId, kind, reason, ...amount }, say) => ({
    to: userId,
    topic: 'account',
    group: { key: 'correction', title: 'Balance corrections' },
    title: `${say.money(amount)} was ${kind === 'credit' ? 'added to' : 'deducted from'} your balance`,
    text: `Corrected by two operators. Reason: ${reason}`,
    path: pathTo('transactions'),
    action: 'See your transactions',
    isImmediate: true,
  })),
  noticesOf(ledgerAlarm, ({ violations, checks }) => ({
    to: 'operators',
    staff: 'money',
    topic: 'operations',
    group: { key: 'operations:ledger', title: 'Operations' },
    title: 'The ledger check found violations',
    text: `${violations} in: ${checks.join(', ')}.`,
    path: pathTo('admin-ledger-checks'),
    action: 'Open the checks',
  })),
];
