import { FIRST_TERMS } from '#kit/terms.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import { formatMoney, money } from '#kit/money.ts';
import { addFunds } from './support/api.ts';
import { offeredWork, tokenOf } from './support/orders.ts';
import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, DEMO_PASSWORD, expectLoaded, newcomer } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

test('a visitor requests a custom offer, the seller answers, and it is ordered and paid', async ({
  page,
  anotherPerson,
}) => {
  const seller = await newcomer(page, 'freelancer', 'set-up');
  const clientToken = await tokenOf(page, CLIENT.email);
  const { slug } = await offeredWork(page, seller.token, clientToken);
  const { total } = termsFor(FIRST_TERMS, money(24_000, 'USD'));
  await addFunds(page, clientToken, total);

  await page.goto(`/services/${slug}`);
  await page.getByRole('link', { name: 'Request a custom offer' }).click();
  // Signed out, the intent goes along.
  await expect(page).toHaveURL(/\/login\?.*return_to=/);
  await expect(page.getByText(/^You were about to request a custom offer of/)).toBeVisible();
  await page.locator('form[data-ready]').waitFor();
  await page.getByLabel('Email').fill(CLIENT.email);
  await page.getByRole('radio', { name: 'Yes, sign in' }).check();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/custom-offers\/new\?service=/);
  await expectLoaded(page);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  await page.getByLabel('What do you need?').fill('A sign of two meters, in gold leaf, with a drawing of the old one.');
  await page.getByLabel('Budget').fill('250');
  await page
    .getByLabel('Files that show what you need')
    .setInputFiles({ name: 'old-sign.txt', mimeType: 'text/plain', buffer: Buffer.from('Two meters, oak') });
  await expect(page.getByText('Uploaded')).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'ask-custom-offer');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL(/\/user\/custom-offers\/CO-/);
  await expect(page.getByRole('heading', { name: 'Nour Haddad is preparing an offer' })).toBeVisible();

  const freelancer = await anotherPerson();
  await arriveAs(freelancer, seller.email, seller.password);
  await freelancer.goto('/freelancer/dashboard');
  await freelancer.getByRole('link', { name: 'Answer the request' }).click();
  await expect(freelancer.getByRole('heading', { name: 'Your turn: answer Greta Nyström' })).toBeVisible();
  await expect(freelancer.getByRole('button', { name: /old-sign\.txt/ }).first()).toBeVisible();
  await freelancer.getByRole('button', { name: 'Make an offer' }).click();
  const dialog = freelancer.getByRole('dialog');
  await dialog.getByLabel('What the client gets').fill('The sign, two meters, in gold leaf, and the drawing as a PDF.');
  await dialog.getByLabel('Price').fill('240');
  await expect(dialog).toContainText('You earn $216.00 after the service fee');
  await expectAccessible(freelancer);
  await screenshot(freelancer, 'make-custom-offer');
  await freelancer.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(freelancer);
  await freelancer.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(freelancer.getByRole('heading', { name: 'Your offer' })).toBeVisible();

  // The client's open page shows it without a reload.
  await page.getByRole('link', { name: 'Review and order for $240.00 and fees' }).click();
  await expect(page).toHaveURL(/\/services\/orders\/new\?/);
  await expectLoaded(page);
  await expect(page.getByText('The sign, two meters, in gold leaf, and the drawing as a PDF.')).toBeVisible();
  await screenshot(page, 'custom-offer-checkout');
  await page.getByRole('button', { name: `Pay ${formatMoney(total)} and place order` }).click();
  await expect(page).toHaveURL(/\/services\/orders\/DK-/);
  await expect(page.getByRole('link', { name: /^Custom offer CO-/ })).toBeVisible();
  await page.getByRole('link', { name: 'Brief and terms' }).click();
  await expect(
    page.getByText('Nour Haddad owns the work until the order is completed. Then it becomes yours.'),
  ).toBeVisible();
  const contract = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Contract (PDF)' }).click();
  expect((await contract).suggestedFilename()).toMatch(/^contract-DK-.+\.pdf$/);
  // It is taken now: the seller can’t withdraw it any more.
  await expect(freelancer.getByRole('link', { name: /^Open order DK-/ })).toBeVisible();
  await expect(freelancer.getByRole('button', { name: 'Withdraw offer' })).toHaveCount(0);
});
