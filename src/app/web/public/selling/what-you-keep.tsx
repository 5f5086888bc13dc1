import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { formatMoney, negate } from '#kit/money.ts';
import type { SellingFacts } from './selling-facts.ts';

/** The fees of today on one order. */
export function WhatYouKeep({ rate, example: { price, serviceFee, earned, withdrawalFee, arrives } }: SellingFacts) {
  const { locale } = usePlace();
  const rows = [
    ['Your price', price],
    [`Service fee, ${rate}`, negate(serviceFee)],
    ['You earn', earned],
    ['Withdrawal to a bank account', negate(withdrawalFee)],
  ] as const;
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
