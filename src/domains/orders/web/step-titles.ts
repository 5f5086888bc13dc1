import type { Workroom } from '../contract.ts';

/**
 * The steps of an order. Before it is paid, nothing is held; when earnings become available is the freelancer’s
 * business.
 */
export function stepTitles({ side, timeline }: Pick<Workroom, 'side' | 'timeline'>): readonly string[] {
  const isPaid = timeline.some(({ move }) => move === 'pay');
  return [
    isPaid ? 'Paid and held' : 'Payment',
    'Requirements',
    'Delivery',
    'Approval',
    ...(side === 'client' ? [] : ['Cleared']),
  ];
}
