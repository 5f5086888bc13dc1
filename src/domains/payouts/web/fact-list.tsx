import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** The line that sums up the others. */
  readonly isSum?: boolean;
}

/** Lines of a bill or of a record: label on the left, figure on the right. */
export const FactList = ({ label, facts }: { label: string; facts: readonly Fact[] }) => (
  <dl aria-label={label} className="grid text-md">
    {facts.map((fact) => (
      <div
        key={fact.label}
        className={`flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line py-2 first:border-t-0 ${fact.isSum === true ? 'font-semibold' : ''}`}
      >
        <dt className={fact.isSum === true ? '' : 'text-ink-2'}>{fact.label}</dt>
        <dd className="min-w-0 text-end wrap-anywhere">{fact.value}</dd>
      </div>
    ))}
  </dl>
);
