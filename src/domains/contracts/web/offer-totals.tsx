import { Money } from '#design/public/money.tsx';
import { clientFee } from '#kit/fees.ts';
import { add, sum } from '#kit/money.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import type { HireTerms } from '../contract.ts';
import type { MilestoneDraft } from './milestone-draft.ts';

/** What all of it costs, to the cent, before it is sent. */
export function OfferTotals({ terms, milestones }: { terms: HireTerms; milestones: readonly MilestoneDraft[] }) {
  const inForce = offTheWire(terms.in_force);
  const prices = milestones.flatMap(({ price }) => (price === null ? [] : [price]));
  const price = sum(prices, terms.currency);
  const fees = sum(
    prices.map((price) => clientFee(price, inForce)),
    terms.currency,
  );
  return (
    <dl className="grid max-w-96 grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-md" aria-live="polite">
      <dt className="text-ink-2">Milestones</dt>
      <dd>
        <Money value={price} />
      </dd>
      <dt className="text-ink-2">Client fees, each with its milestone</dt>
      <dd>
        <Money value={fees} />
      </dd>
      <dt className="font-semibold">Total</dt>
      <dd className="font-semibold">
        <Money value={add(price, fees)} />
      </dd>
    </dl>
  );
}
