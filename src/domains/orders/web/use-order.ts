import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { myBalance } from '#domains/wallet/contract.ts';
import { dashboards } from '#kit/dashboard.ts';
import { orderList, orderPage } from '../contract.ts';
import { orderTopic } from '../topics.ts';

/** The workroom, kept up to date by hints. */
export function useOrder(orderNumber: string) {
  const read = useRead(orderPage, { params: { order_number: orderNumber } });
  useTopic(orderTopic(orderNumber), () => void read.refetch());
  return read;
}

/** Reads that are stale once an order changed. */
export const staledByMoves = [orderPage, orderList, dashboards.client, dashboards.freelancer, myBalance];
