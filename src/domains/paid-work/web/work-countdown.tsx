import { Countdown } from '#design/app/countdown.tsx';
import type { ShownClock } from '../shapes.ts';

interface WorkCountdownProps {
  clock: ShownClock;
  /** What the time is left for, as in "left to deliver". */
  after: string;
}

/** A clock that nobody has to beat never looks urgent. */
export const WorkCountdown = ({ clock, after }: WorkCountdownProps) => (
  <Countdown
    key={clock.ends_at}
    until={clock.ends_at}
    after={after}
    past="Time’s up"
    {...(clock.turn.length === 0 ? { soonMs: 0 } : {})}
  />
);
