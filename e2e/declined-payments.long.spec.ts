import { OPERATOR } from './support/app.ts';
import { expectLoaded, newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

const PAUSED = 'Several payments were declined, so payments are paused. Try again in 5 minutes. You were not charged.';

test('a payer reads when paying is possible again, and an operator resolves the flag', async ({
  page,
  anotherPerson,
  allowConsole,
}) => {
  // The refusal itself.
  allowConsole(/status of 429/);
  const payer = await newcomer(page, 'client', 'set-up');
  const headers = () => ({ authorization: `Bearer ${payer.token}`, 'idempotency-key': crypto.randomUUID() });
  // Limits are off in this instance; the flag is raised anyway.
  for (let n = 0; n < 5; n += 1) {
    const begun = await page.request.post('/api/wallet/funding', {
      headers: headers(),
      data: { amount: { amount: '1000', currency: 'USD' } },
    });
    const { funding_id: fundingId, redirect_url: redirectUrl } = (
      (await begun.json()) as { data: { funding_id: string; redirect_url: string } }
    ).data;
    await page.request.post(new URL(redirectUrl).pathname, { form: { choice: 'decline' }, maxRedirects: 0 });
    await expect
      .poll(
        async () =>
          (
            (await (await page.request.get(`/api/wallet/funding/${fundingId}`, { headers: headers() })).json()) as {
              data: { state: string };
            }
          ).data.state,
      )
      .toBe('failed');
  }

  await signIn(page, payer.email, payer.password);
  await page.route('**/api/wallet/funding', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '300' },
      json: { success: false, message: PAUSED, data: null, errors: {}, code: 'too_many_requests' },
    }),
  );
  await page.goto('/user/add_fund');
  await page.getByLabel('Amount', { exact: true }).fill('25');
  await page.getByRole('button', { name: 'Pay $25.00' }).click();
  await expect(page.getByText(PAUSED).first()).toBeVisible();
  await screenshot(page, 'paying-is-paused');

  const operator = await anotherPerson();
  await signIn(operator, OPERATOR.email, OPERATOR.password);
  await operator.getByRole('link', { name: 'Open flags' }).click();
  await expectLoaded(operator);
  const flag = operator.getByRole('listitem').filter({ hasText: 'declined payments by one person' });
  await expect(flag.first()).toContainText('Possible card testing');
  await expectAccessible(operator);
  await screenshot(operator, 'flags');
  await operator.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(operator);
  await operator.setViewportSize({ width: 1280, height: 800 });
  const before = await flag.count();
  await flag
    .first()
    .getByRole('button', { name: /^Resolve/ })
    .click();
  await operator.getByLabel('Reason').fill('Checked with the person.');
  await operator.getByRole('button', { name: 'Resolve flag' }).click();
  await expect(flag).toHaveCount(before - 1);
});
