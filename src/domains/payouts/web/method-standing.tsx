import { Chip } from '#design/public/chip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import type { Overview } from '../contract.ts';
import { earliestWords, waitOf } from './method-wait.ts';

interface MethodStandingProps {
  readonly method: Overview['methods'][number];
  readonly overview: Pick<Overview, 'has_been_paid' | 'in_force'>;
}

/** From when money that is withdrawn to it now goes out, or what is wrong with it. */
export function MethodStanding({ method, overview }: MethodStandingProps) {
  const reader = usePlace();
  if (method.problem !== null) return <Chip tone="danger">Not working</Chip>;
  if (method.is_proven) return <Chip tone="success">Confirmed</Chip>;
  const wait = waitOf(method.added_at, overview);
  if (wait === null) return <Chip>Not used yet</Chip>;
  return <Chip tone="warning">{earliestWords(wait.from, overview, reader)}</Chip>;
}
