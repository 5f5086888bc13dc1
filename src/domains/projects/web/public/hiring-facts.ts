import { formatNumber, formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { formatMoney, isZero } from '#kit/money.ts';
import type { HiringRecord } from '../../hiring-contract.ts';

/** What posts and profiles say of a client, in words; nothing of what is not known yet. */
export const hiringFacts = (client: HiringRecord, locale: string): readonly (readonly [name: string, value: string])[] => [
  ['Posted', counted(client.posted, { one: 'project', other: 'projects' }, locale)],
  [
    'Hired',
    client.hire_rate === null
      ? 'No decision yet'
      : `For ${formatNumber(client.hired, locale)} of them, a hire rate of ${formatRate(client.hire_rate * 100, locale)}`,
  ],
  ...(client.decide_days === null ? [] : [['Decides in', `${counted(client.decide_days, { one: 'day', other: 'days' }, locale)}, the middle of all`] as const]),
  ['Paid for work here', isZero(client.paid_in_all) ? 'Nothing yet' : formatMoney(client.paid_in_all, locale)],
];
