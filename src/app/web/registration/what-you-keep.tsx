import { workOut } from '#domains/fees/calculator.ts';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { aboutDollars, wholeUnits } from '#kit/fees.ts';
import { formatRate } from '#kit/format/number.ts';
import { compare, formatMoney, negate, type Money as Amount } from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';

const EXAMPLE = 200;

/** A price that may be charged here, whatever the limits are. */
function examplePrice(currency: string, { gigPriceLeastWhole, gigPriceMostWhole }: Terms): Amount {
  const least = wholeUnits(gigPriceLeastWhole, currency);
  const most = wholeUnits(gigPriceMostWhole, currency);
  const usual = aboutDollars(EXAMPLE, currency);
  return compare(usual, least) < 0 ? least : compare(usual, most) > 0 ? most : usual;
}

/** The fees of today on one order, worked out by the functions that the ledger uses. */
export function WhatYouKeep({ currency, terms }: { currency: string; terms: Terms }) {
  const { locale } = usePlace();
  const { price, serviceFee, earned, withdrawalFee, arrives } = workOut(examplePrice(currency, terms), 'new', 'bank', terms);
  const rate = formatRate(terms.serviceFeeRate, locale);
  const rows: readonly (readonly [string, Amount])[] = [
    ['Your price', price],
    [`Service fee, ${rate}`, negate(serviceFee)],
    ['You earn', earned],
    ['Withdrawal to a bank account', negate(withdrawalFee)],
  ];
  return (
    <Panel
      title="What you keep"
      lead={`Publishing and sending proposals are free. We take ${rate} of the price, and only when it is released to you.`}
      footer={
        <Link href="/feesandcharges" className="link">
          Calculate it for your price
        </Link>
      }
    >
      <p className="font-medium">{`Example: an order of ${formatMoney(price, locale, { trim: true })}`}</p>
      <dl className="mt-2 grid gap-1.5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd>
              <Money value={value} />
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
          <dt>Arrives in your account</dt>
          <dd>
            <Money value={arrives} />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
