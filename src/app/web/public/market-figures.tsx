import { Money } from '#design/public/money.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import type { readMarketFigures } from '#domains/orders/market.ts';

/** Figures from the ledger and the orders at the time the page was made; none is rounded up. */
export function MarketFigures({ figures }: { figures: DataOf<typeof readMarketFigures> }) {
  return (
    <section className="on-night bg-night text-on-night" aria-labelledby="figures">
      <div className="page section">
        <h2 id="figures" className="text-3xl">
          Today in numbers
        </h2>
        <dl className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-8 sm:grid-cols-[repeat(3,minmax(0,1fr))]">
          <div>
            <dt className="text-on-night-2">Released to freelancers</dt>
            <dd className="display tnum mt-1 text-3xl text-accent">
              <Money value={figures.released} trim />
            </dd>
          </div>
          <div>
            <dt className="text-on-night-2">Held for work in progress</dt>
            <dd className="display tnum mt-1 text-3xl">
              <Money value={figures.held} trim />
            </dd>
          </div>
          <div>
            <dt className="text-on-night-2">Orders completed</dt>
            <dd className="display tnum mt-1 text-3xl">{figures.completed_orders}</dd>
          </div>
        </dl>
        <p className="mt-6 text-sm text-on-night-2">
          Counted from the payments on this marketplace when this page was generated.
        </p>
      </div>
    </section>
  );
}
