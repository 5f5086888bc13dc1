import { Money } from '#design/public/money.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import type { categoryPage } from '../../contract.ts';
import { daysInWords, servicesInWords } from './wording.ts';
import { usePlace } from '#design/public/locale.tsx';

const BAND_WORDS = { low: 'Budget', middle: 'Mid-range', high: 'Premium' } as const;

/** Prices and delivery times of the category's present services, in one strip. */
export function CategoryFigures({ category }: { category: DataOf<typeof categoryPage> }) {
  const { locale } = usePlace();
  return (
    <section aria-label={`${category.name} at a glance`} className="border-y border-line bg-surface">
      <dl className="page grid grid-cols-[minmax(0,1fr)] divide-y divide-line sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:divide-x sm:divide-y-0">
        {category.median_delivery_days === null ? null : (
          <Figure label="Typical delivery" context={servicesInWords(category.count, locale)}>
            {daysInWords(category.median_delivery_days)}
          </Figure>
        )}
        {category.price_bands.map((band) => (
          <Figure key={band.name} label={BAND_WORDS[band.name]} context={servicesInWords(band.count, locale)}>
            <Money value={band.from} trim /> to <Money value={band.to} trim />
          </Figure>
        ))}
      </dl>
    </section>
  );
}

const Figure = ({ label, context, children }: { label: string; context: string; children: React.ReactNode }) => (
  <div className="py-5 sm:px-6 sm:first:ps-0">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="display tnum mt-1 text-xl">{children}</dd>
    <dd className="mt-1 text-xs text-ink-3">{context}</dd>
  </div>
);
