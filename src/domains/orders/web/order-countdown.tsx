import { ClockLine, WorkCountdown } from '#domains/paid-work/web/paid-work.tsx';
import type { OrderLine, Workroom } from '../contract.ts';

type Clock = Workroom['clocks'][number] | NonNullable<OrderLine['clock']>;

const AFTER: Readonly<Record<Clock['kind'], string>> = {
  payment: 'left to pay',
  requirements: 'left to answer',
  delivery: 'left to deliver',
  late_delivery: 'until it is canceled',
  hold: 'until it is canceled',
  extension: 'left to answer',
  extra: 'left to answer',
  approval: 'left to approve',
  cancellation: 'left to answer',
  clearance: 'until it clears',
  reviews: 'left to review',
  dispute: 'left in the dispute',
};

export const OrderCountdown = ({ clock }: { clock: Clock }) => (
  <WorkCountdown clock={clock} after={AFTER[clock.kind]} />
);
export const OrderClockLine = ({ clock }: { clock: Clock }) => <ClockLine clock={clock} after={AFTER[clock.kind]} />;
