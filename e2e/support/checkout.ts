import { expect, type Page } from './test.ts';

/** A service of the demo world with three packages and extras. */
export async function serviceWithExtras(page: Page, base = ''): Promise<string> {
  const list = (await (await page.request.get(`${base}/api/services?limit=40`)).json()) as {
    data: { items: { slug: string }[] };
  };
  for (const { slug } of list.data.items) {
    const { data } = (await (await page.request.get(`${base}/api/services/by-slug/${slug}`)).json()) as {
      data: { content: { packages: unknown[]; extras: unknown[] } };
    };
    if (data.content.packages.length === 3 && data.content.extras.length > 0) return slug;
  }
  throw new Error('no service has three packages and extras');
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$[\d,.]+ and place order$/ });
export const placed = (page: Page) =>
  expect(page.getByRole('heading', { name: /^Order DK-[\w-]+ placed$/ })).toBeVisible();
