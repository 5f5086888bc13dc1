import { countryName } from '#kit/format/names.ts';
import { formatRate } from '#kit/format/number.ts';
import { formatMoney, isZero } from '#kit/money.ts';
import type { ClientRecord } from '../../shapes.ts';

type Known = Pick<ClientRecord, 'country_code' | 'hire_rate' | 'paid_in_all'>;

/** No post of theirs was decided yet, and they paid for no work here. */
export const isNewClient = ({
  hire_rate: rate,
  paid_in_all: paid,
}: Pick<Known, 'hire_rate' | 'paid_in_all'>): boolean => rate === null && isZero(paid);

/** A client in one line of a list: "Norway · hire rate 75% · $1,200 paid", or "New client · Norway". */
export function clientInWords(client: Known, locale: string): string {
  const { country_code: country, hire_rate: rate, paid_in_all: paid } = client;
  const facts = [
    ...(isNewClient(client) ? ['New client'] : []),
    ...(country === null ? [] : [countryName(country, locale)]),
    ...(rate === null ? [] : [`Hire rate ${formatRate(rate * 100, locale)}`]),
    ...(isZero(paid) ? [] : [`${formatMoney(paid, locale, { trim: true })} paid here`]),
  ];
  return facts.join(' · ');
}
