/** Words of an address: lower-case, unaccented, joined by dashes. */
const MAX_SLUG = 80;

/** Never used by a service: they are addresses of other screens (SCN-4). */
const RESERVED = new Set(['top-ranked', 'dashboard', 'orders', 'reviews', 'categories']);

export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const whole = words.length <= MAX_SLUG ? words : words.slice(0, words.lastIndexOf('-', MAX_SLUG) > 20 ? words.lastIndexOf('-', MAX_SLUG) : MAX_SLUG);
  const slug = whole.replace(/-+$/, '') || 'service';
  return RESERVED.has(slug) ? `${slug}-service` : slug;
}

/** The first try is the bare slug; later ones carry the tail of the service's own id, so a retry never loops. */
export const slugAttempt = (title: string, serviceId: string, attempt: number): string =>
  attempt === 0 ? slugOf(title) : `${slugOf(title)}-${serviceId.replaceAll('-', '').slice(-4 * attempt)}`;
