/** What search engines read (schema.org). The framework writes it into a data block and escapes it there. */
import type { DataOf } from '#kit/endpoint.ts';
import { toDecimal } from '#kit/money.ts';
import type { serviceBySlug } from '../../contract.ts';

/** The results in their order; their own pages have everything else. */
export const listData = (urls: readonly string[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: urls.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
});

/** A Product with an offer per package: the type search engines show prices and ratings for. */
export function serviceData(service: DataOf<typeof serviceBySlug>, url: string, image: string, description: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: service.content.title,
    description,
    image,
    url,
    category: service.content.category,
    brand: { '@type': 'Person', name: service.seller.name },
    offers: service.content.packages.map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      url,
      price: toDecimal(price),
      priceCurrency: price.currency,
      availability: `https://schema.org/${service.taking_orders.closed === null ? 'InStock' : 'OutOfStock'}`,
      itemOffered: {
        '@type': 'Service',
        name: service.content.title,
        provider: { '@type': 'Person', name: service.seller.name },
      },
    })),
    ...(service.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: service.rating,
            reviewCount: service.rating_count,
            bestRating: 5,
            worstRating: 1,
          },
        }),
  };
}
