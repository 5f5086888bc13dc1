import { Lightbulb } from 'lucide-react';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { pathTo } from '#routes';
import { QUIET_DAYS, type Advice } from '../advice.ts';
import type { ServicesDashboard } from '../contract.ts';

type Row = ServicesDashboard['items'][number];

const WORDS: Record<Advice['kind'], string> = {
  unpublished: 'You have changes that clients don’t see yet.',
  no_orders: `No orders in ${QUIET_DAYS} days.`,
  not_seen: `No orders in ${QUIET_DAYS} days: your card is seldom shown.`,
  not_opened: `No orders in ${QUIET_DAYS} days: your card is shown but seldom opened.`,
  not_ordered: `No orders in ${QUIET_DAYS} days: people look and don’t order.`,
};

/** What the wizard's checklist cannot know: all of it is done, so what is left is the offer itself. */
const REST: Record<Advice['kind'], { readonly words: string; readonly step: string }> = {
  unpublished: { words: 'Review and publish', step: 'publish' },
  no_orders: { words: 'Compare your price and delivery time', step: 'packages' },
  not_seen: { words: 'Check the category, title and search tags', step: 'overview' },
  not_opened: { words: 'Try another first picture, title or starting price', step: 'media' },
  not_ordered: { words: 'Compare your price and delivery time', step: 'packages' },
};

export function AdviceList({ service }: { service: Row }) {
  if (service.advice.length === 0) return null;
  const edit = (step: string, field?: string): string =>
    `${pathTo('edit-service', { id: service.id }, { step })}${field === undefined ? '' : `#${field}`}`;
  return (
    <ul className="grid gap-1.5" aria-label={`Advice for ${service.title}`}>
      {service.advice.map(({ kind, fixes }) => {
        const shown = [
          ...fixes.map(({ label, step, field }) => ({ words: label, href: edit(step, field) })),
          { words: REST[kind].words, href: edit(REST[kind].step) },
        ].slice(0, 2);
        return (
          <li key={kind} className="flex items-start gap-2 text-sm">
            <Icon of={Lightbulb} size="inline" className="mt-0.5 shrink-0 text-accent-ink" />
            <span>
              {WORDS[kind]}{' '}
              {shown.map(({ words, href }, place) => (
                <span key={words}>
                  {place === 0 ? '' : ' · '}
                  <Link href={href} className="link">
                    {words}
                  </Link>
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
