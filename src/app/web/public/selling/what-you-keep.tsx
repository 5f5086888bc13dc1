import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { SumList } from '#domains/fees/web/public/sum-list.tsx';
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
          Try your own price
        </Link>
      }
    >
      <p className="font-medium">{`Example: an order of ${formatMoney(price, locale, { trim: true })}`}</p>
      <SumList rows={rows} total={['Arrives in your account', arrives]} />
    </Panel>
  );
}
