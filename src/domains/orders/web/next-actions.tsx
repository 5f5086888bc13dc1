import { Name } from '#design/public/name.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { Money } from '#design/public/money.tsx';
import { pathTo } from '#routes';
import { moveLabels } from '../state-words.ts';
import { OrderCountdown } from './order-countdown.tsx';
import type { OrderLine } from './order-list-page.tsx';
import { OrderStatus } from './order-status.tsx';

const MOST_SHOWN = 4;

/** What needs an act of yours, the one that runs out first first. */
export function NextActions({ orders, allHref }: { orders: readonly OrderLine[]; allHref: string }) {
  return (
    <section aria-labelledby="next-actions" className="grid gap-3">
      <h2 id="next-actions" className="title">
        Your turn
      </h2>
      {orders.length === 0 ? <p className="panel px-4 py-4 text-md text-ink-2 sm:px-5">Nothing is waiting for you.</p> : null}
      <ul className="grid gap-4 empty:hidden md:grid-cols-2">
        {orders.slice(0, MOST_SHOWN).map((order) => (
          <Docket
            key={order.orderNumber}
            as="li"
            stub={
              <>
                <DocketFigure label={order.side === 'client' ? 'Total' : 'Price'}>
                  <Money value={order.amount} />
                </DocketFigure>
                <LinkButton
                  size="sm"
                  variant="primary"
                  href={
                    order.nextMove === 'review'
                      ? pathTo('order-review', { orderNumber: order.orderNumber })
                      : pathTo('order', { orderNumber: order.orderNumber })
                  }
                >
                  {order.nextMove === null ? 'Open' : (moveLabels[order.nextMove] ?? 'Open')}
                </LinkButton>
              </>
            }
          >
            <div className="grid gap-2 px-4 pt-4 pb-3.5 sm:px-5">
              <p className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-3">
                <span className="tnum">{order.orderNumber}</span>
                <OrderStatus order={order} />
              </p>
              <h3 className="title wrap-anywhere">
                <Name of={order.title} />
              </h3>
              <p className="text-sm text-ink-2">
                With <Name of={order.other.name} />
              </p>
              {order.clock === null ? null : <OrderCountdown clock={order.clock} />}
            </div>
          </Docket>
        ))}
      </ul>
      {orders.length > MOST_SHOWN ? (
        <p>
          <LinkButton size="sm" variant="ghost" href={allHref}>
            See all {orders.length}
          </LinkButton>
        </p>
      ) : null}
    </section>
  );
}
