import { OrderCountdown } from './order-countdown.tsx';
import type { Workroom } from './use-order.ts';

/** The clock in words, and what it does when it runs out. */
export const ClockLine = ({ clock }: { clock: Workroom['clocks'][number] }) => (
  <div className="grid gap-1 text-sm text-ink-2">
    <OrderCountdown clock={clock} />
    <p>When the time is over, {clock.next.charAt(0).toLowerCase() + clock.next.slice(1)}.</p>
  </div>
);
