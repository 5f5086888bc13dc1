import { formatTime, type Reader } from '#kit/format/time.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import type { Overview } from '../contract.ts';
import { earliestPayout } from '../plan.ts';

type Rules = Pick<Overview, 'has_been_paid' | 'in_force'>;

/** From when money that is withdrawn now to a method added then goes out, and why; null where it does not wait. */
export function waitOf(
  addedAt: string | null,
  { has_been_paid: hasBeenPaid, in_force: inForce }: Rules,
): { from: Date; reason: string } | null {
  const now = new Date(serverNow());
  return earliestPayout(
    { hasBeenPaid, methodAddedAt: addedAt === null ? now : new Date(addedAt), now },
    offTheWire(inForce),
  );
}

/** "Earliest payout Dec 4 if you withdraw today": a first withdrawal waits from its request on. */
export const earliestWords = (from: Date, rules: Rules, reader: Reader): string =>
  `Earliest payout ${formatTime(from, 'short', reader)}${rules.has_been_paid ? '' : ' if you withdraw today'}`;

/** What to know before adding a method, and right after. */
export function methodWait(rules: Rules, reader: Reader): string {
  const wait = waitOf(null, rules);
  return wait === null ? '' : `${earliestWords(wait.from, rules, reader)}. ${wait.reason}`;
}
