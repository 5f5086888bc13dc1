import { Money } from '#design/public/money.tsx';
import type { Money as Amount } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import { Line } from './terms-table.tsx';

interface SplitPartsProps {
  toFreelancer: Amount;
  backToClient: Amount;
  side: Side;
  /** The other person's name. */
  other: string;
}

/** What each side gets of the held money, the reader's own part first. */
export function SplitParts({ toFreelancer, backToClient, side, other }: SplitPartsProps) {
  const isClient = side === 'client';
  return (
    <dl className="grid gap-2 text-md">
      <Line
        label={isClient ? 'You get back' : 'You get, less the service fee'}
        value={<Money value={isClient ? backToClient : toFreelancer} />}
      />
      <Line
        label={isClient ? `${other} gets, less the service fee` : `${other} gets back`}
        value={<Money value={isClient ? toFreelancer : backToClient} />}
      />
    </dl>
  );
}
