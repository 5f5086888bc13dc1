import { usePlace } from '#design/public/locale.tsx';
import type { HiringRecord } from '../../hiring-contract.ts';
import { hiringFacts } from './hiring-facts.ts';

/** On the profile of someone who posted projects. */
export function HiringPanel({ record }: { record: HiringRecord }) {
  const { locale } = usePlace();
  if (record.posted === 0) return null;
  return (
    <section aria-labelledby="hiring-title" className="mt-14">
      <h2 id="hiring-title" className="mb-4 text-2xl">
        Hiring
      </h2>
      <dl className="grid gap-x-8 gap-y-3 text-md sm:grid-cols-2 lg:grid-cols-4">
        {hiringFacts(record, locale).map(([name, value]) => (
          <div key={name} className="border-t border-line pt-3">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="tnum font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
