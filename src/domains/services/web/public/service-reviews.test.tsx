import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { DataOf } from '#kit/endpoint.ts';
import type { serviceReviews, ServiceShown } from '../../contract.ts';
import type { ReviewsAsked } from './reviews-address.ts';
import { ServiceReviews } from './service-reviews.tsx';

const service = { slug: 'a-logo', rating: 4.9, rating_count: 2, seller: { name: 'Amara Okafor' } } as ServiceShown;

test('reviews are searched only where they fill more than one page', () => {
  const hasSearch = (nextCursor: string | null, query: ReviewsAsked = {}): boolean => {
    const reviews = { items: [], rating: null, next_cursor: nextCursor } as unknown as DataOf<typeof serviceReviews>;
    const page = renderToStaticMarkup(
      <MemoryRouter>
        <ServiceReviews service={service} reviews={reviews} asked={query} />
      </MemoryRouter>,
    );
    return page.includes('Search reviews');
  };
  expect(hasSearch(null)).toBe(false);
  expect(hasSearch('next')).toBe(true);
  // The last page, and what a search found, keep it.
  expect(hasSearch(null, { cursor: 'last' })).toBe(true);
  expect(hasSearch(null, { words: 'quick' })).toBe(true);
});
