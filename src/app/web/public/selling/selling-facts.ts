import { workOut } from '#domains/fees/calculator.ts';
import { clearanceDays, LEVEL_NAMES, LEVELS } from '#domains/profiles/levels.ts';
import { aboutDollars, wholeUnits } from '#kit/fees.ts';
import { formatRate } from '#kit/format/number.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { instanceLocale } from '#kit/locale.ts';
import { compare, formatMoney, type Money } from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';
import { sellingQuestions } from './selling-questions.ts';

const EXAMPLE = 200;

/** A price that may be charged here, whatever the limits are. */
function examplePrice(currency: string, { gigPriceLeastWhole, gigPriceMostWhole }: Terms): Money {
  const least = wholeUnits(gigPriceLeastWhole, currency);
  const most = wholeUnits(gigPriceMostWhole, currency);
  const usual = aboutDollars(EXAMPLE, currency);
  return compare(usual, least) < 0 ? least : compare(usual, most) > 0 ? most : usual;
}

/**
 * What someone new may count on with the terms of today. Worked out where the page is made: its script need not carry
 * the rules.
 */
export function sellingFacts(currency: string, terms: Terms) {
  const { price, serviceFee, earned, withdrawalFee, arrives } = workOut(
    examplePrice(currency, terms),
    'new',
    'bank',
    terms,
  );
  const days = (count: number): string => formatUnit(count, 'day');
  const least = formatMoney(wholeUnits(terms.withdrawalLeastWhole, currency), instanceLocale(), { trim: true });
  const clearing = clearanceDays(terms);
  return {
    rate: formatRate(terms.serviceFeeRate, instanceLocale()),
    example: { price, serviceFee, earned, withdrawalFee, arrives },
    steps: [
      { title: 'The client pays first', words: 'We hold the money before you start.' },
      {
        title: 'You deliver',
        words: `The client has ${days(terms.reviewClockDays)} to review. If they do nothing, your work is approved automatically.`,
      },
      {
        title: 'Your earnings clear',
        words: `They are available ${days(clearing.new)} after approval. A higher level can shorten that.`,
      },
      {
        title: 'You withdraw',
        words: `From ${least}, to a bank account or PayPal. Withdrawals go out Monday to Friday. The first one is held for ${days(terms.firstHoldDays)}.`,
      },
    ],
    clearing: LEVELS.map((level) => ({ level: LEVEL_NAMES[level], days: days(clearing[level]) })),
    questions: sellingQuestions(terms),
  };
}

export type SellingFacts = ReturnType<typeof sellingFacts>;
