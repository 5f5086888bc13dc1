import type { ServiceShown } from '../../contract.ts';

/** What a page shows of a service, live or as its seller previews it. */
export type ServiceOnPage = Omit<ServiceShown, 'slug' | 'version' | 'published_at' | 'updated_at' | 'similar'>;

export const tierIn = ({ content: { packages } }: ServiceOnPage, requestedTier: string | null) =>
  packages.find(({ tier }) => tier === requestedTier)?.tier ?? packages[0]?.tier ?? 'basic';
