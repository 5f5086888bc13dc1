/** A share of the price as people think of it: an amount of money that one side gets. */
import * as z from 'zod/mini';
import { isPositive, isZero, units, type BasisPoints, type Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import type { Side } from '#kit/sides.ts';
import type { Terms } from './price.ts';
import { partsOfAll } from './split-offer.ts';

const WHOLE = 10_000n;

/** All that a side can get: a full refund, or the price less the service fee. */
export const mostOf = (all: readonly Terms[], side: Side): Money =>
  side === 'client' ? partsOfAll(all, 0).backToClient : partsOfAll(all, 10_000).toFreelancer;

/** The share that gives this side the amount, as closely as shares of a hundredth of a percent can. */
export function shareFor(all: readonly Terms[], side: Side, amount: Money): BasisPoints {
  const most = mostOf(all, side);
  if (isZero(most)) return side === 'client' ? 10_000 : 0;
  const part = (2n * units(amount) * WHOLE + units(most)) / (2n * units(most));
  const within = Number(part < 0n ? 0n : part > WHOLE ? WHOLE : part);
  return side === 'client' ? 10_000 - within : within;
}

export const SHARE_CHOICES = ['refund', 'payment', 'half', 'custom'] as const;
export type ShareChosen = (typeof SHARE_CHOICES)[number];

/** Nothing is chosen in advance: a careless press of Send gives nothing away. */
export interface ShareDraft {
  readonly choice: ShareChosen | '';
  /** Of a custom amount: what the reader gets. */
  readonly amount: Money | null;
}
export const NO_SHARE: ShareDraft = { choice: '', amount: null };

const PRESETS: Partial<Record<ShareDraft['choice'], BasisPoints>> = { refund: 0, half: 5_000, payment: 10_000 };

/** Null until it is chosen. `isWhole`: rounded to a whole percentage. */
export function chosenShare(
  { choice, amount }: ShareDraft,
  all: readonly Terms[],
  side: Side,
  isWhole = false,
): BasisPoints | null {
  if (choice !== 'custom') return PRESETS[choice] ?? null;
  if (amount === null) return null;
  const share = shareFor(all, side, amount);
  return isWhole ? Math.round(share / 100) * 100 : share;
}

/** For forms that may have none. */
export const anyShareShape = z.object({ choice: z.enum(['', ...SHARE_CHOICES]), amount: z.nullable(moneyShape) });
/** What has to be chosen before anything is sent. */
export const shareDraftShape = anyShareShape.check(
  z.refine(({ choice }) => choice !== '', 'Choose an amount.'),
  z.refine(
    ({ choice, amount }) => choice !== 'custom' || (amount !== null && (isZero(amount) || isPositive(amount))),
    'Enter an amount.',
  ),
);
