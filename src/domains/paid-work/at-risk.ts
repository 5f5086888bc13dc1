/** What both sides read while the payment behind their work is disputed or was reversed (MON-20). */
import type { Side } from '#kit/sides.ts';
import { AT_RISK_DAYS } from './clock.ts';

export interface RiskFacts {
  /** The bank has decided, and the payment is gone. */
  readonly isDecided: boolean;
  readonly isReleased: boolean;
  readonly side: Side;
  /** What it is about: an order, a milestone. */
  readonly noun: string;
}

const WORDS = {
  client: {
    bank: 'Your bank',
    whose: 'the freelancer’s earnings',
    open: 'If the bank reverses it, add funds to repay it.',
    decided: 'Add funds to repay it.',
  },
  freelancer: {
    bank: 'The client’s bank',
    whose: 'your earnings',
    open: 'If the bank reverses it and the client doesn’t repay it, these earnings are reversed too.',
    decided: 'If the client doesn’t repay it, these earnings are reversed too.',
  },
} as const satisfies Record<Side, Record<string, string>>;

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export function riskWords({ isDecided, isReleased, side, noun }: RiskFacts): string {
  const { bank, whose, open, decided } = WORDS[side];
  const payment = `${bank} ${isDecided ? 'reversed' : 'is disputing'} the payment for this ${noun}.`;
  const days = isReleased
    ? sentence(`${whose} clear ${AT_RISK_DAYS} days after the release at the earliest`)
    : `Once released, ${whose} clear after ${AT_RISK_DAYS} days at the earliest`;
  const until = isDecided ? 'and only if the payment is repaid by then' : 'and not before the bank decides';
  return `${payment} ${days}, ${until}. ${isDecided ? decided : open}`;
}
