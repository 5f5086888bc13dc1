import { useSearchParams } from 'react-router';
import { pathTo } from '#routes';
import { isMetric, type Metric } from './metrics.ts';

/** The address says what is shown, so a link and Back keep it (SCR-5). */
export interface View {
  readonly days: '7' | '30' | '90';
  readonly show: Metric;
  readonly isCompared: boolean;
  href(change: { days?: string; show?: string; compare?: string }): string;
}

export function useView(id: string | undefined): View {
  const [search] = useSearchParams();
  const requestedDays = search.get('days');
  const days = requestedDays === '7' || requestedDays === '90' ? requestedDays : '30';
  const named = search.get('show');
  const show = isMetric(named) ? named : 'impressions';
  const isCompared = search.get('compare') !== 'off';
  return {
    days,
    show,
    isCompared,
    href(change) {
      const next = { days, show, compare: isCompared ? 'on' : 'off', ...change };
      const usual = { days: '30', show: 'impressions', compare: 'on' };
      const parameters = Object.entries(next).filter(([name, value]) => value !== usual[name as keyof typeof usual]);
      return pathTo('service-analytics', id === undefined ? {} : { id }, Object.fromEntries(parameters));
    },
  };
}
