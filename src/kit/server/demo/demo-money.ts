import { currencyDigits, currencyScale } from '../../currencies.ts';
import { money, type Money } from '../../money.ts';

/** Amounts of the demo world are written in cents of a dollar; here they are in any currency, at about their worth. */
export const demoMoney = (cents: number, currency: string): Money =>
  money((BigInt(cents) * BigInt(currencyScale(currency)) * 10n ** BigInt(currencyDigits(currency))) / 100n, currency);

export const demoUnits = (dollars: number, currency: string): Money => demoMoney(dollars * 100, currency);
