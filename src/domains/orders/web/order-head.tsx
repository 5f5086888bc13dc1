import type { ReactNode } from 'react';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { trailTo } from '#routes';
import type { Workroom } from '../contract.ts';
import { situation } from '../state-words.ts';
import { OrderStatus } from './order-status.tsx';

interface OrderHeadProps {
  readonly order: Workroom;
  /** A payment is being checked: nothing asks to pay meanwhile. */
  readonly isChecking: boolean;
  /** The way to the talk. */
  readonly talk: ReactNode;
}

/** What the order is, and how far it is. */
export const OrderHead = ({ order, isChecking, talk }: OrderHeadProps) => (
  <ScreenHeader
    of={trailTo('order', { called: order.order_number, under: order.side === 'client' ? 'buying-orders' : 'selling-orders' })}
    title={order.offer.title}
    lead={
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5" role="status">
        {isChecking ? <StatusChip tone="info">Checking payment</StatusChip> : <OrderStatus order={order} />}
        {isChecking
          ? 'Your payment isn’t confirmed yet. Do not pay again.'
          : situation(order, (order.side === 'client' ? order.freelancer : order.client).name)}
      </span>
    }
    actions={talk}
  />
);
