import type { Context } from './context.ts';

/**
 * What a sender's clock is judged by: ours, and this machine's own as a second opinion. Nothing else may ask the
 * machine what time it is (tools/boundaries.ts).
 */
export const bothClocks = ({
  clock,
  machineClock = () => new Date(),
}: Pick<Context, 'clock' | 'machineClock'>): [Date, Date] => [clock(), machineClock()];
