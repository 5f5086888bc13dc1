import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { IconButton } from '#design/public/button.tsx';
import { Icon } from '#design/public/icon.tsx';
import type { Order } from './use-order.ts';

interface OrderButtonsProps {
  readonly name: string;
  readonly place: number;
  readonly count: number;
  readonly order: Order;
}

export const OrderButtons = ({ name, place, count, order }: OrderButtonsProps) => (
  <span className="flex shrink-0 items-center">
    <span
      {...order.handleProps(place)}
      aria-hidden="true"
      className="grid size-9 cursor-grab place-items-center text-ink-3 max-sm:hidden"
    >
      <Icon of={GripVertical} size="inline" />
    </span>
    <IconButton
      icon={ArrowUp}
      size="sm"
      label={`Move ${name} up`}
      disabled={place === 0}
      onClick={() => order.move(place, -1)}
    />
    <IconButton
      icon={ArrowDown}
      size="sm"
      label={`Move ${name} down`}
      disabled={place === count - 1}
      onClick={() => order.move(place, 1)}
    />
  </span>
);
