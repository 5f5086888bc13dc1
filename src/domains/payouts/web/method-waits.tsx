import { Alert } from '#design/public/alert.tsx';
import { usePlace } from '#design/public/locale.tsx';
import type { Overview } from '../contract.ts';
import { earliestWords, waitOf } from './method-wait.ts';

/** While every payout method still waits: from when money goes out, and why. */
export function MethodWaits({ overview }: { overview: Overview }) {
  const reader = usePlace();
  const waits = overview.methods
    .filter(({ problem }) => problem === null)
    .map((method) => (method.is_proven ? null : waitOf(method.added_at, overview)))
    .toSorted((a, b) => (a?.from.getTime() ?? 0) - (b?.from.getTime() ?? 0));
  const first = waits[0] ?? null;
  return first === null ? null : <Alert title={earliestWords(first.from, overview, reader)}>{first.reason}</Alert>;
}
