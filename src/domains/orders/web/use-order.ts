import type { DataOf } from '#kit/endpoint.ts';
import { orderTopic } from '#kit/events.ts';
import { useRead } from '#kit/web/api.ts';
import { useIsLive, useTopic } from '#kit/web/realtime.ts';
import { myBalance } from '#domains/wallet/contract.ts';
import { clientDashboard, freelancerDashboard, orderList, orderPage } from '../contract.ts';

export type Workroom = DataOf<typeof orderPage>;

/** While the socket is away the page is read again this often (RT-3). */
const POLL_MS = 8_000;

/** The workroom, kept up to date by hints, or by asking when there is no socket. */
export function useOrder(orderNumber: string) {
  const isLive = useIsLive();
  const read = useRead(orderPage, { params: { orderNumber } }, isLive ? {} : { refetchIntervalMs: POLL_MS });
  useTopic(orderTopic(orderNumber), () => void read.refetch());
  return read;
}

/** What is no longer true once something was done to an order. */
export const staledByMoves = [orderPage, orderList, clientDashboard, freelancerDashboard, myBalance];
