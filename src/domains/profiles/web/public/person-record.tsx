import { formatRate } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { usePlace } from '#design/public/locale.tsx';
import { Rating } from '#design/public/rating.tsx';
import { When } from '#design/public/when.tsx';
import { brandName } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import type { personRecord } from '../../record-contract.ts';

type Record = DataOf<typeof personRecord>;

/**
 * Below the name: what decides whether to read on. The whole record is further down. Nothing for someone without one.
 */
export function RecordInShort({ record, sells }: { record: Record; sells: boolean }) {
  const { sold, bought, rating, reviews } = record;
  const { locale } = usePlace();
  const orders = sells ? sold.orders : bought.orders;
  if (orders === 0 && reviews === 0) return null;
  return (
    <p className="tnum mt-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-md">
      {reviews === 0 ? null : (
        <a href="#record-title" className="hover:underline">
          <Rating value={rating} count={reviews} />
        </a>
      )}
      {orders === 0 ? null : (
        <span>{`${counted(orders, { one: 'order or contract', other: 'orders and contracts' }, locale)} ${sells ? 'finished' : 'bought'}`}</span>
      )}
      {sells && sold.on_time_percent !== null ? (
        <span>{formatRate(sold.on_time_percent * 100, locale)} on time</span>
      ) : null}
    </p>
  );
}

/**
 * The work done here, counted from orders and contracts, with what was finished, and what the other side wrote about
 * it.
 */
export function PersonRecord({ record, sells }: { record: Record; sells: boolean }) {
  const { sold, bought } = record;
  const { locale } = usePlace();
  const facts = [
    ...(sells || sold.orders > 0
      ? [
          {
            label: 'Orders and contracts finished',
            value:
              sold.orders === 0
                ? 'None yet'
                : `${sold.orders}, for ${counted(sold.clients, { one: 'client', other: 'clients' }, locale)}`,
          },
          ...(sold.on_time_percent === null
            ? []
            : [{ label: 'On time', value: formatRate(sold.on_time_percent * 100, locale) }]),
        ]
      : []),
    ...(!sells || bought.orders > 0
      ? [
          {
            label: 'Orders and contracts bought',
            value:
              bought.orders === 0
                ? 'None yet'
                : `${bought.orders}, from ${counted(bought.freelancers, { one: 'freelancer', other: 'freelancers' }, locale)}`,
          },
          { label: 'Payment', value: record.payment_verified ? 'Verified' : 'Not verified yet' },
        ]
      : []),
  ];
  return (
    <section aria-labelledby="record-title" className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="record-title" className="scroll-mt-20 text-2xl">
          Record on {brandName()}
        </h2>
        <Rating value={record.rating} count={record.reviews} />
      </div>
      <dl className="grid gap-x-8 gap-y-3 text-md sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-t border-line pt-3">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="tnum font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Finished work={record.finished} />
      {record.recent.length === 0 ? null : (
        <ul className="mt-6 divide-y divide-line">
          {record.recent.map((review) => (
            <li key={review.id} className="py-5">
              <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-2">
                <Rating value={review.rating} />
                <span>
                  {review.by}, {review.as_client ? 'client' : 'freelancer'}
                </span>
                <span className="wrap-anywhere">
                  {review.kind === 'contract' ? 'Contract: ' : ''}
                  {review.service}
                </span>
                <When at={review.at} />
              </p>
              <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line">
                {review.body}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const KINDS = { order: 'Service', contract: 'Contract' } as const;

/** Every line is paid work, counted by us. */
function Finished({ work }: { work: Record['finished'] }) {
  if (work.length === 0) return null;
  return (
    <>
      <h3 className="title mt-8">Finished work</h3>
      <ul className="mt-2 divide-y divide-line">
        {work.map(({ kind, title, finished_at: at, on_time: isOnTime }) => (
          <li key={at} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 text-md">
            <span className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">{title ?? 'Private contract'}</span>
            <span className="text-sm text-ink-2">
              {KINDS[kind]}, <When at={at} style="month" />
              {isOnTime ? ', on time' : ''}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
