import type { Difference } from '../difference.ts';

interface DifferenceListProps {
  readonly items: readonly Difference[];
  /** What the two sides are called. */
  readonly mine: string;
  readonly theirs: string;
}

const MOST_SHOWN = 40;

export const DifferenceList = ({ items, mine, theirs }: DifferenceListProps) =>
  items.length === 0 ? (
    <p className="text-ink-2">Nothing is different.</p>
  ) : (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {items.slice(0, MOST_SHOWN).map((item) => (
        <div key={item.where} className="border-t border-line pt-2">
          <dt className="text-sm font-medium wrap-anywhere">{item.where}</dt>
          <dd className="text-md wrap-anywhere text-ink-2">
            {mine}: {item.mine}
          </dd>
          <dd className="text-md wrap-anywhere">
            {theirs}: {item.theirs}
          </dd>
        </div>
      ))}
      {items.length > MOST_SHOWN ? (
        <p className="text-sm text-ink-2">{items.length - MOST_SHOWN} more differences</p>
      ) : null}
    </dl>
  );
