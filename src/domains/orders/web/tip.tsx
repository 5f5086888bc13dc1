import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { amountIn, useResumedPayment } from '#domains/paid-work/web/paid-work.tsx';
import { ReceiptButton } from '#domains/wallet/web/wallet.tsx';
import { formatMoney, type Money } from '#kit/money.ts';
import type { Workroom } from '../contract.ts';
import { tipNumberOf, tipUntil } from '../tip.ts';

/** In the address of the order, with the amount. */
const TIP = 'tip';

/** Rarely needed, so it is loaded when it is opened. */
const TipDialog = lazy(async () => ({ default: (await import('./tip-dialog.tsx')).TipDialog }));

/** A tip that was given, or the way to give one (ORD-16). */
export function Tip({ order }: { order: Workroom }) {
  const [isOpen, setOpen] = useState(false);
  const [search] = useSearchParams();
  const [resumed, setResumed] = useState<Money | null>(null);
  const { tip, side, freelancer, client } = order;
  const number = tipNumberOf(order.order_number);
  useResumedPayment(TIP, tip === null, () => {
    setResumed(amountIn(search, order.terms.price.currency));
    setOpen(true);
  });
  // Back from paying for it, the top of the page has it, with its receipt.
  if (tip !== null && search.get('pay') === TIP && search.has('funding')) return null;
  if (tip !== null)
    return (
      <Panel
        title={
          side === 'client'
            ? `You tipped ${freelancer.name} ${formatMoney(tip.amount)}`
            : `${client.name} tipped you ${formatMoney(tip.amount)}`
        }
        lead={
          <>
            Given on <When at={tip.given_at} style="moment" />.
            {side === 'freelancer' ? ` You earn ${formatMoney(tip.earned)}.` : null}
          </>
        }
      >
        <div className="grid gap-3">
          {tip.note === '' ? null : <q className="text-md text-ink-2 wrap-anywhere">{tip.note}</q>}
          {side === 'client' ? (
            <div className="flex flex-wrap items-center gap-3">
              <ReceiptButton number={number} />
              <span className="text-sm text-ink-2">Reference {number}</span>
            </div>
          ) : null}
        </div>
      </Panel>
    );
  if (order.completed_at === null || !order.moves.some(({ name, ok }) => name === 'tip' && ok)) return null;
  return (
    <Panel
      title={`Tip ${freelancer.name}?`}
      lead={
        <>
          A tip is never expected. You can give one until{' '}
          <When at={tipUntil(new Date(order.completed_at)).toISOString()} style="date" />.
        </>
      }
    >
      <Button size="sm" onClick={() => setOpen(true)}>
        Give a tip
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TipDialog order={order} resumed={resumed} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}
