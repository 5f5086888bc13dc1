import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#routes';
import { pageCards } from './page-cards.ts';

const pages = routes.filter(({ access, layout, page }) => access === 'public' && layout === 'public' && page !== null);
const cardOf = (name: string) => pageCards.read({} as never, name, {} as never);

test('every public page with an address of its own has a card, and no other screen has one', async () => {
  for (const { name, title, path } of pages)
    expect(await cardOf(name)).toEqual(path.includes(':') ? null : expect.objectContaining({ title }));
  for (const name of ['admin', 'client-dashboard', 'login', 'nothing-of-this-name'])
    expect(await cardOf(name)).toBeNull();
});

test('every public page that search engines keep names a picture for where its link is shared', () => {
  const without = pages
    .map(({ page }) => `src/${page}`)
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return /rel: 'canonical'/.test(text) && !/shareTags\(|og:image/.test(text);
    });
  expect(without).toEqual([]);
});

test('a page names a card that is there', async () => {
  const named = pages.flatMap(({ page }) =>
    [...readFileSync(`src/${page}`, 'utf8').matchAll(/shareTags\(\s*[^,]+,\s*'([a-z-]+)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(8);
  for (const name of named) expect(await cardOf(name)).not.toBeNull();
});
