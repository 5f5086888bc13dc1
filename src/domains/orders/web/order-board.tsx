import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { orderBoard } from '../board-contract.ts';
import type { OrderLine } from '../contract.ts';
import { tabLabels, turnWords } from '../state-words.ts';
import { OrderStatus } from './order-status.tsx';

/**
 * Open orders in the columns of their states, each by next deadline. Nothing is dragged: an order moves when someone
 * delivers or answers, so a card leads to where that is done, and Tab goes through the columns.
 */
export function OrderBoard() {
  const board = useRead(orderBoard, {});
  useOwnTopic(() => void board.refetch());
  if (board.data === undefined)
    return (
      <Unread what="Your orders" read={board}>
        <Loading label="Loading your orders">
          <RowsSkeleton rows={5} />
        </Loading>
      </Unread>
    );
  const { columns, is_cut: isCut } = board.data;
  return (
    <>
      {isCut ? (
        <p className="text-sm text-ink-2">These are the 200 with the next deadlines. The list has all of them.</p>
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {columns.map(({ key, items }) => (
          <section key={key} aria-labelledby={`board-${key}`} className="min-w-0 rounded-md bg-sunken p-3">
            <h2 id={`board-${key}`} className="title flex items-center gap-2 px-1 pb-2">
              {tabLabels[key]} <span className="count">{items.length}</span>
            </h2>
            {items.length === 0 ? (
              <p className="px-1 pb-1 text-sm text-ink-2">None</p>
            ) : (
              <ul className="grid gap-3">
                {items.map((order) => (
                  <BoardCard key={order.order_number} order={order} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function BoardCard({ order }: { order: OrderLine }) {
  const { order_number: number, title, other, clock, state } = order;
  const href = pathTo('order', { orderNumber: number });
  const canDeliver = state === 'in_progress' || state === 'in_revision';
  return (
    <li className="panel grid gap-2 p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <OrderStatus order={order} />
        <Money value={order.amount} className="text-sm font-semibold" />
      </div>
      <h3 className="text-md font-semibold wrap-anywhere">
        <Link href={href} className="hover:underline">
          {title}
        </Link>
      </h3>
      <p className="text-sm wrap-anywhere text-ink-2">
        {other.name} · <span className="tnum">{number}</span>
      </p>
      {clock === null ? null : (
        <p className="text-sm text-ink-2">
          Next deadline: <When at={clock.ends_at} style="moment" className="font-medium text-ink" />
        </p>
      )}
      {turnWords(order) === null && !canDeliver ? null : (
        <div className="flex flex-wrap gap-2">
          <LinkButton size="sm" variant="primary" href={href}>
            {canDeliver ? 'Deliver' : (turnWords(order) ?? 'Open')}
            <span className="sr-only"> {number}</span>
          </LinkButton>
          {canDeliver && !order.on_hold && !order.asked_for_time ? (
            <LinkButton size="sm" href={pathTo('order', { orderNumber: number }, { ask: 'more-time' })}>
              Ask for more time<span className="sr-only">, {number}</span>
            </LinkButton>
          ) : null}
        </div>
      )}
    </li>
  );
}
