import { Countdown } from '#design/app/countdown.tsx';
import type { Workroom } from './use-order.ts';

type Clock = Workroom['clocks'][number];

/** What the time is left for: bare time says nothing about whose it is. */
const AFTER: Readonly<Record<Clock['kind'], string>> = {
  payment: 'left to pay',
  requirements: 'left to answer',
  delivery: 'left to deliver',
  late_delivery: 'until it is cancelled',
  hold: 'until it is cancelled',
  approval: 'left to approve',
  clearance: 'until it clears',
  reviews: 'left to review',
};

/** A clock that nobody has to beat never looks urgent. */
export const OrderCountdown = ({ clock }: { clock: Clock }) => (
  <Countdown key={clock.endsAt} until={clock.endsAt} after={AFTER[clock.kind]} past="Time is up" {...(clock.turn.length === 0 ? { soonMs: 0 } : {})} />
);
