import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ServicesFilters } from '#domains/services/web/public/services-filters.tsx';
import { ServiceCardItem } from '#domains/services/web/public/service-card.tsx';
import { MarkupKeeperProvider } from '#kit/web/kept-markup.tsx';
import { markupKeeper } from './markup-keeper.ts';
import { PublicFrame } from './shell/public/public-frame.tsx';

const service = (title: string) => ({
  slug: 'one',
  seed: '0123456789ab',
  title,
  motif: 'data' as const,
  cover: null,
  price: { amount: '9900', currency: 'USD' },
  delivery_days: 3,
  rating: 4.8,
  rating_count: 12,
  seller: { seed: 'tia', name: 'Tia <b>"O\'Neil"</b> & Söhne', avatar: null, level: 'top' },
});

const page = (title: string) => (
  <RouterProvider
    router={createMemoryRouter([
      {
        path: '/',
        element: (
          <PublicFrame>
            <ServicesFilters
              state={{ q: title, category: 'logos' }}
              categories={[
                { slug: 'logos', name: title, count: 1_234 },
                { slug: 'none', name: 'None', count: 0 },
              ]}
              top={{ slug: 'design', name: 'Design' }}
              currency="USD"
              showLabel="Show 3"
            />
            <ul>
              <ServiceCardItem service={service(title)} eager />
              <ServiceCardItem service={service(title)} />
              <ServiceCardItem service={{ ...service(title), cover: '/uploads/a.webp', rating: null }} level={2} />
            </ul>
          </PublicFrame>
        ),
      },
    ])}
  />
);

// What browsers hydrate is rendered without a keeper: it must be what the server wrote.
test('a page with kept parts is the same, the first time and every other', () => {
  const keep = markupKeeper(10);
  for (const title of ['Plain', '</li><script>alert(1)</script>', '日本語 & "quotes"', 'Plain']) {
    const whole = renderToString(page(title));
    for (let time = 0; time < 2; time += 1) expect(renderToString(<MarkupKeeperProvider value={keep}>{page(title)}</MarkupKeeperProvider>)).toBe(whole);
  }
});

test('the markup of a key is made once, and again after many others', () => {
  const keep = markupKeeper(2);
  const make = vi.fn<() => ReactElement>(() => <b>kept</b>);
  for (const key of ['a', 'a', 'b', 'a']) expect(keep(key, make)).toBe('<b>kept</b>');
  expect(make).toHaveBeenCalledTimes(2);
  keep('c', make);
  keep('a', make);
  expect(make).toHaveBeenCalledTimes(4);
});
