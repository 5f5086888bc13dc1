import { Money } from '#design/public/money.tsx';
import type { Money as Amount } from '#kit/money.ts';

export type SumRow = readonly [label: string, amount: Amount];

/** Amounts one below the other, and what they come to. */
export const SumList = ({ rows, total: [label, amount] }: { rows: readonly SumRow[]; total: SumRow }) => (
  <dl className="mt-2 grid gap-1.5">
    {rows.map(([name, value]) => (
      <div key={name} className="flex justify-between gap-4">
        <dt className="text-ink-2">{name}</dt>
        <dd>
          <Money value={value} />
        </dd>
      </div>
    ))}
    <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
      <dt>{label}</dt>
      <dd>
        <Money value={amount} />
      </dd>
    </div>
  </dl>
);
