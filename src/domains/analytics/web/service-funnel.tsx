import { ChevronRight } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Money } from '#design/public/money.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { pathTo } from '#routes';
import type { ServicesDashboard } from '../contract.ts';

type Row = ServicesDashboard['items'][number];

/** From being seen to being ordered, and what is left to deliver. */
export function ServiceFunnel({ service }: { service: Row }) {
  const { locale } = usePlace();
  const { impressions, clicks, orders, revenue } = service.figures;
  const count = (value: number): string => formatNumber(value, locale);
  const steps = [
    ['Impressions', count(impressions)],
    ['Clicks', count(clicks)],
    ['Orders', count(orders)],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
      <dl className="tnum flex flex-wrap items-center gap-x-2 gap-y-1">
        {steps.map(([label, value], place) => (
          <div key={label} className="flex items-center gap-1.5">
            {place === 0 ? null : <Icon of={ChevronRight} size="inline" flip className="text-ink-3" />}
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="tnum flex flex-wrap gap-x-5 gap-y-1">
        <div className="flex gap-1.5">
          <dt className="text-ink-2">Earned</dt>
          <dd className="font-semibold">
            <Money value={revenue} trim />
          </dd>
        </div>
        <div className="flex gap-1.5">
          <dt className="text-ink-2">To deliver</dt>
          <dd className="font-semibold">
            {service.in_queue === 0 ? (
              '0'
            ) : (
              <Link href={pathTo('selling-orders', {}, { q: service.title })} className="link">
                {count(service.in_queue)}
                <span className="sr-only"> orders of {service.title}</span>
              </Link>
            )}
          </dd>
        </div>
      </dl>
      <Link
        href={pathTo('service-analytics', { id: service.id })}
        className="link ms-auto inline-flex min-h-6 items-center"
      >
        Analytics<span className="sr-only"> of {service.title}</span>
      </Link>
    </div>
  );
}
