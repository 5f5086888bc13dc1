import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { Unread } from '#design/app/unread.tsx';
import { bucketWords } from '../history.ts';
import { balanceParts, type BalancePart } from '../history-contract.ts';

/** The balances that things move through, each thing by its own date. */
export type Parted = 'held' | 'clearing' | 'inFlight';
export const isParted = (bucket: string | undefined): bucket is Parted => bucket === 'held' || bucket === 'clearing' || bucket === 'inFlight';

const WAY_IN: Record<Parted, string> = { held: 'For which orders', clearing: 'When it clears', inFlight: 'What is on the way' };
/** To a balance's parts, from wherever it is shown. */
export const PartsLink = ({ bucket }: { bucket: Parted }) => (
  <Link href={`${pathTo('transactions')}?parts=${bucket}`} className="link whitespace-nowrap">
    {WAY_IN[bucket]}
  </Link>
);

const UNTIL: Record<Parted, string> = { held: 'Delivery due', clearing: 'Available from', inFlight: '' };

/** What one balance is made of: the parts add up to it, each with its date. */
export function BalanceParts({ bucket }: { bucket: Parted }) {
  const parts = useRead(balanceParts, { params: { bucket } });
  const { title, meaning } = bucketWords(bucket);
  return (
    <Panel title={`${title}: what it is made of`} lead={meaning} flush>
      {parts.data === undefined ? (
        <div className="px-4 pb-4 sm:px-5">
          <Unread what="The parts" read={parts}>
            <Loading label="Loading the parts">
              <RowsSkeleton rows={2} />
            </Loading>
          </Unread>
        </div>
      ) : parts.data.items.length === 0 ? (
        <div className="px-4 pb-4 sm:px-5">
          <EmptyState title="Nothing at the moment">{meaning}</EmptyState>
        </div>
      ) : (
        <ul aria-label={`Parts of ${title.toLowerCase()}`} className="border-t border-line">
          {parts.data.items.map((part) => (
            <Part key={`${part.label} ${part.about}`} part={part} until={UNTIL[bucket]} />
          ))}
          {parts.data.moreItems > 0 ? <li className="px-4 py-3 text-sm text-ink-2 sm:px-5">and {parts.data.moreItems} more</li> : null}
          <li className="flex justify-between gap-4 px-4 py-3 font-semibold sm:px-5">
            <span>Together</span>
            <Money value={parts.data.total} />
          </li>
        </ul>
      )}
    </Panel>
  );
}

function Part({ part: { label, about, orderNumber, amount, until: at }, until }: { part: BalancePart; until: string }) {
  return (
    <li className="flex items-start justify-between gap-4 border-b border-line px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="wrap-anywhere">{about}</p>
        <p className="tnum mt-0.5 text-xs text-ink-2">
          {orderNumber === null ? (
            label
          ) : (
            <Link href={pathTo('order', { orderNumber })} className="link">
              {label}
            </Link>
          )}
          {at === null ? null : (
            <>
              {' '}
              · {until} <When at={at} />
            </>
          )}
        </p>
      </div>
      <Money value={amount} className="font-semibold" />
    </li>
  );
}
