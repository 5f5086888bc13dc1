import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What search engines read of public pages, requested as they do: without a browser. */
interface Data {
  readonly '@type': string;
  readonly itemListElement?: readonly { readonly position: number; readonly url?: string; readonly item?: string }[];
  readonly offers?: readonly { readonly price: string; readonly priceCurrency: string }[];
  readonly name?: string;
}

async function dataOf(request: APIRequestContext, path: string): Promise<Data[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Data,
  );
}

test('lists name their services in their order, a service its packages and prices, and each the way to it', async ({
  request,
}) => {
  const { data } = (await (await request.get('/api/services')).json()) as {
    data: { items: { slug: string; category: { slug: string } }[] };
  };
  const [list] = await dataOf(request, '/services');
  expect(list?.['@type']).toBe('ItemList');
  expect(list?.itemListElement?.map(({ position, url = '' }) => [position, new URL(url).pathname])).toEqual(
    data.items.map(({ slug }, index) => [index + 1, `/services/${slug}`]),
  );
  expect(await dataOf(request, '/services?q=zzqxwvkpfj')).toEqual([]);

  const slug = data.items[0]?.slug ?? '';
  const [product, trail] = await dataOf(request, `/services/${slug}`);
  expect([product?.['@type'], trail?.['@type']]).toEqual(['Product', 'BreadcrumbList']);
  const {
    data: { content },
  } = (await (await request.get(`/api/services/by-slug/${slug}`)).json()) as {
    data: { content: { packages: { price: { amount: string } }[] } };
  };
  expect(content.packages.length).toBeGreaterThan(0);
  expect(product?.offers?.map(({ price, priceCurrency }) => [Number(price) * 100, priceCurrency])).toEqual(
    content.packages.map(({ price }) => [Number(price.amount), 'USD']),
  );
  const category = new URL(trail?.itemListElement?.at(-2)?.item ?? '').pathname;
  const inCategory = await dataOf(request, category);
  expect(inCategory.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  expect(inCategory[1]?.itemListElement?.map(({ url = '' }) => new URL(url).pathname)).toContain(`/services/${slug}`);
});
