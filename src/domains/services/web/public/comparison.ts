import { countryName, formatList, languageName } from '#kit/format/names.ts';
import { formatRate } from '#kit/format/number.ts';
import { formatMoney } from '#kit/money.ts';
import type { ComparedService } from '../../contract.ts';
import { daysInWords, levelInWords, revisionsInWords } from './wording.ts';

/** One thing that services are compared by: what each of them has, in their order. */
export interface ComparedBy {
  readonly label: string;
  readonly cells: readonly {
    readonly lines: readonly string[];
    /** Better than all others, in a word. */
    readonly best?: string | undefined;
  }[];
}

/** By place: the word for the one with the least; for none of several that are alike. */
function leastOf(values: readonly (number | null)[], word: string): (string | undefined)[] {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const isClear = known.length > 1 && known.filter((value) => value === least).length === 1;
  return values.map((value) => (isClear && value === least ? word : undefined));
}

/** What two or three services are told apart by. A line that says nothing of any of them is left out. */
export function comparisonOf(items: readonly ComparedService[], locale: string): ComparedBy[] {
  const by = (
    label: string,
    linesOf: (item: ComparedService) => readonly string[],
    best: readonly (string | undefined)[] = [],
  ): ComparedBy => ({ label, cells: items.map((item, at) => ({ lines: linesOf(item), best: best[at] })) });
  const words = (text: string | null): string[] => (text === null ? [] : [text]);
  const price = (money: ComparedService['card']['price']): string => formatMoney(money, locale, { trim: true });
  return [
    by(
      'Price from',
      ({ card }) => [price(card.price)],
      leastOf(
        items.map(({ card }) => Number(card.price.amount)),
        'Lowest',
      ),
    ),
    by(
      'Delivered within',
      ({ card }) => [daysInWords(card.delivery_days)],
      leastOf(
        items.map(({ card }) => card.delivery_days),
        'Fastest',
      ),
    ),
    by('Revisions', ({ packages }) => packages.slice(0, 1).map(({ revisions }) => revisionsInWords(revisions))),
    by('What you get', ({ packages }) => packages[0]?.features ?? []),
    by('More packages', ({ packages }) =>
      packages
        .slice(1)
        .map(({ name, price: cost, delivery_days: days }) => `${name}: ${price(cost)}, ${daysInWords(days)}`),
    ),
    by('Level', ({ card }) => [levelInWords(card.seller.level)]),
    by('Verified', ({ seller }) => [seller.is_verified ? 'Yes' : 'No']),
    by('Delivered on time', ({ seller }) =>
      words(seller.on_time_percent === null ? null : formatRate(seller.on_time_percent * 100, locale)),
    ),
    by('Speaks', ({ seller }) =>
      seller.languages.length === 0
        ? []
        : [
            formatList(
              seller.languages.map((code) => languageName(code, locale)),
              locale,
            ),
          ],
    ),
    by('Country', ({ seller }) => words(seller.country === null ? null : countryName(seller.country, locale))),
  ].filter(({ cells }) => cells.some(({ lines }) => lines.length > 0));
}
