import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { aboutDollars, wholeUnits } from '#kit/fees.ts';
import { formatRate } from '#kit/format/number.ts';
import { compare, units } from '#kit/money.ts';
import type { Terms } from '#kit/terms.ts';
import { workOut } from '../../calculator.ts';

const PRICES = [25, 100, 500, 2_000] as const;
const WHOLE = 10_000n;

/** The same fees at several prices: what both sides get of it, withdrawn to a bank account by a new freelancer. */
export function Comparison({ currency, terms }: { currency: string; terms: Terms }) {
  const { locale } = usePlace();
  const prices = PRICES.map((price) => aboutDollars(price, currency)).filter(
    (price) =>
      compare(price, wholeUnits(terms.gigPriceLeastWhole, currency)) >= 0 &&
      compare(price, wholeUnits(terms.gigPriceMostWhole, currency)) <= 0,
  );
  const rows = prices.map((price) => workOut(price, 'new', 'bank', terms));
  return (
    <Panel title="What both sides pay, by price" lead="With the fees of today, withdrawn to a bank account." flush>
      <div className="overflow-x-auto border-t border-line" tabIndex={0} role="region" aria-label="Fees by price">
        <table className="w-full text-md">
          <caption className="sr-only">Fees of both sides at several prices</caption>
          <thead>
            <tr>
              <th scope="col" className="px-4 py-2.5 text-start font-semibold sm:px-5">
                Price
              </th>
              <th scope="col" className="px-4 py-2.5 text-end font-semibold sm:px-5">
                Client pays
              </th>
              <th scope="col" className="px-4 py-2.5 text-end font-semibold sm:px-5">
                Freelancer receives
              </th>
              <th scope="col" className="px-4 py-2.5 text-end font-semibold sm:px-5">
                All fees
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ price, clientPays, arrives }) => (
              <tr key={price.amount} className="border-t border-line">
                <th scope="row" className="px-4 py-2.5 text-start font-normal sm:px-5">
                  <Money value={price} />
                </th>
                <td className="px-4 py-2.5 text-end sm:px-5">
                  <Money value={clientPays} />
                </td>
                <td className="px-4 py-2.5 text-end sm:px-5">
                  <Money value={arrives} />
                </td>
                <td className="tnum px-4 py-2.5 text-end sm:px-5">
                  {formatRate(Number(((units(clientPays) - units(arrives)) * WHOLE) / units(clientPays)), locale)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
