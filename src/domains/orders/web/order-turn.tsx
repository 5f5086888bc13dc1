import { Name } from '#design/public/name.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { Money } from '#design/public/money.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { formatMoney } from '#kit/money.ts';
import { pathTo } from '#routes';
import type { OrderTurn as Turn } from '../dashboard-pieces.ts';
import { turnWords } from '../state-words.ts';
import { OrderCountdown } from './order-countdown.tsx';
import { OrderStatus } from './order-status.tsx';

/** Of the client's money: what is paid already is held, and paid no second time. */
const OVER: readonly Turn['state'][] = ['completed', 'cleared', 'cancelled'];
const paidWords = (state: Turn['state']): string =>
  state === 'pending_payment' ? 'You pay' : OVER.includes(state) ? 'Total' : 'Held';

const figureWords = ({ side, state, you_earn: earned, amount }: Turn): string =>
  side === 'client' ? paidWords(state) : earned === null ? 'Price' : `You earn (price ${formatMoney(amount)})`;

/** An order that waits for an act of the reader, and the way to it. */
export function OrderTurn({ turn: order }: { turn: Turn }) {
  const doesBoth = useSession(({ role }) => role === 'both');
  const link = doesBoth ? (order.side === 'client' ? 'You buy from' : 'You sell to') : 'With';
  return (
    <Docket
      as="li"
      stub={
        <>
          <DocketFigure label={figureWords(order)}>
            <Money value={order.you_earn ?? order.amount} />
          </DocketFigure>
          <LinkButton
            size="sm"
            variant="primary"
            href={
              order.dispute_turn === null && order.next_move === 'review'
                ? pathTo('order-review', { orderNumber: order.order_number })
                : pathTo('order', { orderNumber: order.order_number })
            }
          >
            {turnWords(order) ?? 'Open'}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-2 px-4 pt-4 pb-3.5 sm:px-5">
        <p className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-3">
          <span className="tnum">{order.order_number}</span>
          <OrderStatus order={order} />
        </p>
        <h3 className="title wrap-anywhere">
          <Name of={order.title} />
        </h3>
        <p className="text-sm text-ink-2">
          {link} <Name of={order.other.name} />
        </p>
        {order.clock === null ? null : <OrderCountdown clock={order.clock} />}
      </div>
    </Docket>
  );
}
