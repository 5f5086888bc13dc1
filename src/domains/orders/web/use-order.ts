import { useRead } from '#kit/web/api.ts';
import { useIsLive, useTopic } from '#kit/web/realtime.ts';
import { myBalance } from '#domains/wallet/contract.ts';
import { dashboards } from '#kit/dashboard.ts';
import { orderList, orderPage } from '../contract.ts';
import { orderTopic } from '../topics.ts';

/** Without a socket the page is read again this often (RT-3). */
const POLL_MS = 8_000;

/** The workroom, kept up to date by hints, or by polling without a socket. */
export function useOrder(orderNumber: string) {
  const isLive = useIsLive();
  const read = useRead(orderPage, { params: { order_number: orderNumber } }, isLive ? {} : { refetchIntervalMs: POLL_MS });
  useTopic(orderTopic(orderNumber), () => void read.refetch());
  return read;
}

/** Reads that are stale once an order changed. */
export const staledByMoves = [orderPage, orderList, dashboards.client, dashboards.freelancer, myBalance];
