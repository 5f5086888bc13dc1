import { Waiting } from '#design/app/navigation.tsx';
import { useTurns } from './use-turns.ts';

/** How many contracts wait for the reader, on either side; nothing where none does. */
export function ContractTurns() {
  const { buying, selling } = useTurns();
  return <Waiting count={buying + selling} />;
}
