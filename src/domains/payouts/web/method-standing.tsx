import { Chip } from '#design/public/chip.tsx';
import { When } from '#design/public/when.tsx';
import { offTheWire } from '#kit/wire-terms.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import type { Overview } from '../contract.ts';
import { holdOf } from '../terms.ts';

interface MethodStandingProps {
  readonly method: Overview['methods'][number];
  readonly overview: Pick<Overview, 'has_been_paid' | 'in_force'>;
}

/** From when money that is withdrawn to it now goes out, or what is wrong with it. */
export function MethodStanding({ method, overview }: MethodStandingProps) {
  if (method.problem !== null) return <Chip tone="danger">Not working</Chip>;
  if (method.is_proven) return <Chip tone="success">Confirmed</Chip>;
  const facts = { isProven: false, hasBeenPaid: overview.has_been_paid, methodAddedAt: new Date(method.added_at), now: new Date(serverNow()) };
  const hold = holdOf(facts, offTheWire(overview.in_force));
  if (hold === null) return <Chip>Not used yet</Chip>;
  return (
    <Chip tone="warning">
      Pays out from <When at={hold.until.toISOString()} style="short" />
    </Chip>
  );
}
