import type { ReactNode } from 'react';

interface FactGridProps {
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  /** On a wide screen; four start as two. */
  readonly columns: 2 | 3 | 4;
}

const COLUMNS = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'grid-cols-2 lg:grid-cols-4' } as const;

/** Facts about one thing, side by side in a panel. */
export const FactGrid = ({ facts, columns }: FactGridProps) => (
  <dl className={`grid gap-x-6 gap-y-3 ${COLUMNS[columns]}`}>
    {facts.map(([label, value]) => (
      <div key={label} className="min-w-0">
        <dt className="text-sm text-ink-2">{label}</dt>
        <dd className="tnum wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
