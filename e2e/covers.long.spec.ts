import sharp from 'sharp';
import { api } from './support/api.ts';
import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded, freshName, newcomer } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

const usd = (amount: string) => ({ amount, currency: 'USD' });

test('a seller chooses a cover by keyboard, goes live with it, and is told what to do next', async ({ page }) => {
  const { email, password, token } = await newcomer(page, 'freelancer', 'set-up');
  const title = `Shop signs lettered by hand ${freshName()}`;
  const { id } = await api<{ id: string }>(page, 'post', '/api/my/services', token, {});
  const draft = {
    title,
    category: 'menu-signage-design',
    description:
      'I letter the sign of your shop by hand, on wood or on glass, with a drawing to approve before any paint is opened. You send the name and a photo.',
    tags: [],
    packages: [
      {
        tier: 'basic',
        name: 'One sign',
        scope: 'One sign up to two meters',
        features: [],
        price: usd('20000'),
        delivery_days: 7,
        revisions: 1,
      },
    ],
    extras: [],
    faq: [],
    requirements: [{ id: 'name', kind: 'line', question: 'The name on the sign', required: true, choices: [] }],
  };
  await api(page, 'put', `/api/my/services/${id}`, token, draft);
  await arriveAs(page, email, password);
  await page.goto(`/services/dashboard/edit/${id}?step=media`);
  await expectLoaded(page);

  // Extras and FAQs that are not there are not ticked, and neither are pictures below.
  await expect(page.getByText('Every extra has a name and a price')).toHaveCount(0);
  await expect(page.getByText('All FAQs answered')).toHaveCount(0);

  const covers = page.getByRole('group', { name: 'Cover without a picture' });
  const designs = covers.getByRole('radio');
  await expect(covers.getByRole('radio', { checked: true })).toHaveCount(1);
  await covers.getByRole('radio', { name: 'Your title' }).focus();
  await page.keyboard.press('Space');
  await expect(covers.getByRole('radio', { name: 'Your title' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(covers.getByRole('radio', { name: 'Design 1' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(covers.getByRole('radio', { name: 'Your title' })).toBeChecked();
  expect(await designs.count()).toBeGreaterThanOrEqual(7);
  await expect(covers.locator('svg text').first()).toHaveText(/^Shop signs/);
  await expectAccessible(page);
  await screenshot(page, 'covers-to-choose');
  const saved = () => api<{ draft: { cover_design: string | null } }>(page, 'get', `/api/my/services/${id}`, token);
  await expect.poll(async () => (await saved()).draft.cover_design).toBe('title');

  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'covers-to-choose-on-a-phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(`/services/dashboard/edit/${id}?step=publish`);
  await expectLoaded(page);
  await expect(
    page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem').filter({ hasText: 'Pictures' }),
  ).toContainText('skipped');
  await page.getByRole('button', { name: 'Publish service' }).click();
  await expect(page).toHaveURL(/\/services\/shop-signs-lettered-by-hand/);
  const live = page.getByRole('region', { name: 'Your service is live' });
  await expect(live.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(live.getByRole('link', { name: 'Add a picture' })).toHaveAttribute(
    'href',
    new RegExp(`/edit/${id}\\?step=media$`),
  );
  await expect(live.getByRole('link', { name: 'Add a second package' })).toHaveAttribute(
    'href',
    new RegExp(`/edit/${id}\\?step=packages$`),
  );
  const cover = page.locator('img[src^="/art/titles/"]');
  await expect.poll(() => cover.evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await screenshot(page, 'just-published');
  await page.setViewportSize({ width: 360, height: 780 });
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'just-published-on-a-phone');
  await page.setViewportSize({ width: 1280, height: 800 });

  // A later visit is an ordinary one.
  const address = new URL(page.url()).pathname;
  await page.goto('/services');
  await page.goto(address);
  await expectLoaded(page);
  await expect(live).toHaveCount(0);

  // A picture of their own comes before any cover, and the choice waits behind it.
  await page.goto(`/services/dashboard/edit/${id}?step=media`);
  await expectLoaded(page);
  const buffer = await sharp({ create: { width: 1_280, height: 800, channels: 3, background: '#0b5563' } })
    .png()
    .toBuffer();
  await page.getByLabel('Add pictures').setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1);
  await expect(covers).toHaveCount(0);
});
