import { slugOfTitle, withTailOf } from '#kit/slug.ts';

/** Never used by a service: they are addresses of other screens (SCN-4). */
const RESERVED = new Set(['top-ranked', 'people', 'compare', 'dashboard', 'orders', 'reviews', 'categories']);

export function slugOf(title: string): string {
  const slug = slugOfTitle(title, 'service');
  return RESERVED.has(slug) ? `${slug}-service` : slug;
}

export const slugAttempt = (title: string, serviceId: string, attempt: number): string =>
  withTailOf(slugOf(title), serviceId, attempt);
