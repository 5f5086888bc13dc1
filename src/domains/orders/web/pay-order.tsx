import { Button, LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { myBalance } from '#domains/wallet/contract.ts';
import { add, compare, formatMoney, isPositive, subtract } from '#kit/money.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { payOrder } from '../contract.ts';
import { ClockLine } from './clock-line.tsx';
import { PaidOrNot } from './paid-or-not.tsx';
import { staledByMoves, type Workroom } from './use-order.ts';

/** A placed order waits 15 minutes for its money. */
export function PayOrder({ order }: { order: Workroom }) {
  const balance = useRead(myBalance, {});
  const pay = useCommand(payOrder, { stales: staledByMoves });
  const { total } = order.terms;
  const spendable = balance.data === undefined ? null : add(balance.data.spendable, balance.data.available);
  const owed = balance.data?.owed ?? null;
  // What is added repays what is owed first.
  const missing = spendable === null || owed === null || compare(spendable, total) >= 0 ? null : add(subtract(total, spendable), owed);
  const here = pathTo('order', { orderNumber: order.orderNumber });
  return (
    <Panel title={`Pay ${formatMoney(total)}`} lead="The money is held until you approve the work.">
      <div className="grid gap-4">
        {order.clocks.map((clock) => (
          <ClockLine key={clock.kind} clock={clock} />
        ))}
        {pay.error === null ? null : <PaidOrNot error={pay.error} />}
        {owed === null || !isPositive(owed) ? null : <p className="text-sm text-warning">{formatMoney(owed)} of it repays what you owe.</p>}
        <div>
          {missing === null ? (
            <Button variant="primary" pending={pay.isPending} onClick={() => pay.mutate({ params: { orderNumber: order.orderNumber } })}>
              Pay {formatMoney(total)} from your wallet
            </Button>
          ) : (
            <LinkButton variant="primary" href={pathTo('add-funds', {}, { amount: missing.amount, next: here })}>
              Add {formatMoney(missing)}
            </LinkButton>
          )}
        </div>
      </div>
    </Panel>
  );
}
