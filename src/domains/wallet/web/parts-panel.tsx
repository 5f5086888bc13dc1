import type { ReactNode } from 'react';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { serverNow } from '#kit/web/server-clock.ts';
import { pathTo } from '#routes';
import { bucketWords } from '../history.ts';
import type { BalancePart, BalancePartsOf } from '../history-contract.ts';

/** The balances that things move through, each thing by its own date. */
export type Parted = 'held' | 'clearing' | 'in_flight';
export const isParted = (bucket: string | undefined): bucket is Parted =>
  bucket === 'held' || bucket === 'clearing' || bucket === 'in_flight';

const WAY_IN: Record<Parted, string> = {
  held: 'What it’s held for',
  clearing: 'When it clears',
  in_flight: 'When it arrives',
};
/** To a balance's parts in the wallet, from wherever it is shown. */
export const PartsLink = ({ bucket }: { bucket: Parted }) => (
  <Link href={`${pathTo('wallet')}#${bucket}`} className="link whitespace-nowrap">
    {WAY_IN[bucket]}
  </Link>
);

/** Before and after its date. */
const UNTIL: Record<Parted, readonly [ahead: string, past: string]> = {
  held: ['Delivery due', 'Delivery was due'],
  clearing: ['Available from', 'Available in a moment, since'],
  in_flight: ['Expected by', 'Was expected by'],
};

interface PartsPanelProps<Part> {
  readonly bucket: Parted;
  readonly title: string;
  readonly parts: Omit<BalancePartsOf, 'items'> & { readonly items: readonly Part[] };
  /** What else is known of one. */
  readonly note?: (part: Part) => ReactNode;
}

/** What one balance is made of: the parts add up to it, each with its date (PAY-2). */
export function PartsPanel<Part extends BalancePart>({
  bucket,
  title,
  parts: { total, items, more_items: more },
  note,
}: PartsPanelProps<Part>) {
  return (
    <div id={bucket} className="scroll-mt-4">
      <Panel
        title={title}
        lead={bucketWords(bucket).meaning}
        actions={<Money value={total} className="font-semibold" />}
        flush
      >
        <ul aria-label={title} className="divide-y divide-line border-t border-line">
          {items.map((part) => (
            <Row key={`${part.label} ${part.about}`} part={part} until={UNTIL[bucket]} note={note?.(part)} />
          ))}
          {more > 0 ? (
            <li className="px-4 py-3 text-sm text-ink-2 sm:px-5">
              and {more} more in{' '}
              <Link href={pathTo('transactions')} className="link">
                your transactions
              </Link>
            </li>
          ) : null}
        </ul>
      </Panel>
    </div>
  );
}

function Row({
  part: { label, about, path, amount, until: at },
  until: [ahead, past],
  note,
}: {
  part: BalancePart;
  until: readonly [string, string];
  note: ReactNode;
}) {
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="wrap-anywhere">{about}</p>
        <p className="tnum mt-0.5 text-sm text-ink-2">
          {at === null ? null : (
            <>
              {Date.parse(at) < serverNow() ? past : ahead} <When at={at} style="moment" /> ·{' '}
            </>
          )}
          {note}
          {path === null ? (
            label
          ) : (
            <Link href={path} className="link whitespace-nowrap">
              {label}
            </Link>
          )}
        </p>
      </div>
      <Money value={amount} className="font-semibold" />
    </li>
  );
}
