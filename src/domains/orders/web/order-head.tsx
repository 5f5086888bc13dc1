import type { ReactNode } from 'react';
import { DeskHead } from '#design/app/desk.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { workFacts } from '#domains/paid-work/web/paid-work.tsx';
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

/** In these states the head says whose turn it is; in the others the next step does. */
export const HEAD_EXPLAINS = new Set<Workroom['state']>(['disputed', 'completed', 'cleared', 'cancelled', 'expired']);

/** What the order is, with whom, and how far it is. */
export function OrderHead({ order, isChecking, talk }: OrderHeadProps) {
  const isClient = order.side === 'client';
  const other = isClient ? order.freelancer : order.client;
  return (
    <DeskHead
      of={{ items: trailTo('order', { under: isClient ? 'buying-orders' : 'selling-orders' }).items }}
      title={order.offer.title}
      state={
        <>
          {isChecking ? <StatusChip tone="info">Checking payment</StatusChip> : <OrderStatus order={order} />}
          {isChecking
            ? 'Your payment isn’t confirmed yet. Do not pay again.'
            : HEAD_EXPLAINS.has(order.state)
              ? situation(order, other.name)
              : null}
        </>
      }
      facts={workFacts({ number: order.order_number, other, timeZone: order.time_zone })}
      actions={talk}
    />
  );
}
