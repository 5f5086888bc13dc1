import { formatNumber, formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { formatMoney, isZero } from '#kit/money.ts';
import type { HiringRecord } from '../../hiring-contract.ts';

function hiredFor({ hired, hire_rate: rate }: HiringRecord, locale: string): string {
  if (rate === null) return 'No decision yet';
  return hired === 0
    ? 'For none of them'
    : `For ${formatNumber(hired, locale)} of them, a hire rate of ${formatRate(rate * 100, locale)}`;
}

/** What posts and profiles say of a client, in words; nothing of what is not known yet. */
export const hiringFacts = (
  client: HiringRecord,
  locale: string,
): readonly (readonly [name: string, value: string])[] => [
  ['Posted', counted(client.posted, { one: 'project', other: 'projects' }, locale)],
  ['Hired', hiredFor(client, locale)],
  ...(client.decide_days === null
    ? []
    : [['Decides in', `${counted(client.decide_days, { one: 'day', other: 'days' }, locale)} (median)`] as const]),
  ['Paid for work here', isZero(client.paid_in_all) ? 'Nothing yet' : formatMoney(client.paid_in_all, locale)],
];
