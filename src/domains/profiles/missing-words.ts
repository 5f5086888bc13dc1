import { formatNumber, formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { instanceLocale } from '#kit/locale.ts';
import type { Criterion } from './levels.ts';

const MORE = {
  orders: { one: 'more order', other: 'more orders' },
  clients: { one: 'more client', other: 'more clients' },
  months: { one: 'more month', other: 'more months' },
} as const;

/** What is still missing, such as "3 more clients"; null once it is met. */
export function missingWords({ key, have, need, isMet, isMeasured }: Criterion): string | null {
  if (isMet) return null;
  if (key === 'identity') return 'verify your identity';
  const locale = instanceLocale();
  const more = need - have;
  if (key === 'rating') return isMeasured ? `${formatNumber(more, locale, 2)} more stars` : 'no reviews yet';
  if (key === 'on_time') return isMeasured ? `${formatRate(more * 100, locale)} more` : 'nothing delivered yet';
  return counted(more, MORE[key]);
}
