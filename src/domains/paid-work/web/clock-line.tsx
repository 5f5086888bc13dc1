import type { ShownClock } from '../shapes.ts';
import { WorkCountdown } from './work-countdown.tsx';

/** The clock in words, and what it does when it runs out. */
export const ClockLine = ({ clock, after }: { clock: ShownClock; after: string }) => (
  <div className="grid gap-1 text-sm text-ink-2">
    <WorkCountdown clock={clock} after={after} />
    <p>When time runs out, {clock.next.charAt(0).toLowerCase() + clock.next.slice(1)}.</p>
  </div>
);
