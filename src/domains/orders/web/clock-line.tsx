import { Countdown } from '#design/app/countdown.tsx';
import type { Workroom } from './use-order.ts';

/** The clock in words, and what it does when it runs out. */
export const ClockLine = ({ clock }: { clock: Workroom['clocks'][number] }) => (
  <div className="grid gap-1 text-sm text-ink-2">
    <Countdown key={clock.endsAt} until={clock.endsAt} past="Time is up" />
    <p>{clock.next} when the time is over.</p>
  </div>
);
