import { payButton, placed } from './support/checkout.ts';
import { codeFor, expectLoaded, freshName } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'slow rivers carry boats';

/** What a search engine shows of the guide, and everything from there to a paid order. */
test('a newcomer gets from a search engine’s result over the guide to a first order', async ({ page }) => {
  const html = await (await page.request.get('/howToHire')).text();
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  const shown = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  expect(shown(/<title>([^<]*)</)).toContain('How to hire');
  expect(shown(/<meta name="description" content="([^"]+)"/)).not.toBe('');
  expect(html).not.toContain('noindex');
  // A page that can be found is in the sitemap.
  expect(new URL(shown(/<link rel="canonical" href="([^"]+)"/)).pathname).toBe('/howToHire');

  await page.goto('/howToHire', { referer: 'https://search.example/' });
  await page.getByRole('main').getByRole('link', { name: 'services', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expectLoaded(page);
  await page
    .getByRole('button', { name: /^Order for/ })
    .first()
    .click();
  const email = `tomas.${freshName()}@example.com`;
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill('Tomas');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Code').fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payButton(page).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await placed(page);
});
