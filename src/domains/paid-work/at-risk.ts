/** What both sides read while the payment behind their work is disputed or was taken back (MON-20). */
import { otherSide, type Side } from '#kit/sides.ts';
import { AT_RISK_DAYS } from './clock.ts';

export interface RiskFacts {
  /** The bank has decided, and took the payment back. */
  readonly isDecided: boolean;
  readonly isReleased: boolean;
  readonly side: Side;
  /** What it is about: an order, a milestone. */
  readonly noun: string;
}

const PAYERS: Readonly<Record<Side, string>> = { client: 'Your bank', freelancer: 'The client’s bank' };

export function riskWords({ isDecided, isReleased, side, noun }: RiskFacts): string {
  const happened = isDecided ? `${PAYERS[side]} reversed the payment for this ${noun}.` : `${PAYERS[side]} is disputing the payment for this ${noun}.`;
  const earnings = otherSide(side) === 'client' ? 'your earnings clear' : 'the freelancer’s earnings clear';
  const when = isReleased ? `${earnings} ${AT_RISK_DAYS} days after the release at the earliest` : `once released, ${earnings} after ${AT_RISK_DAYS} days at the earliest`;
  const then = isDecided ? 'and only if the payment is made good by then' : 'and not before the bank decides';
  const todo =
    side === 'client'
      ? isDecided
        ? 'Add funds to repay it.'
        : 'If the bank reverses it, add funds to repay it.'
      : isDecided
        ? 'If the client doesn’t repay it, these earnings are taken back.'
        : 'If the bank reverses it and the client doesn’t repay it, these earnings are taken back.';
  return `${happened} ${when[0]?.toUpperCase()}${when.slice(1)}, ${then}. ${todo}`;
}
