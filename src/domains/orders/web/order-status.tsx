import { StatusChip } from '#design/public/chip.tsx';
import type { OrderState } from '../order.ts';
import { stateLabel } from '../state-words.ts';

export function OrderStatus({ order }: { order: { state: OrderState; late: boolean; on_hold: boolean } }) {
  const { label, tone } = stateLabel(order);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
