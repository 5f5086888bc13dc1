import { hired } from './support/contracts.ts';
import { expectLoaded, signIn } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Paying at the provider and coming back: the page says what was paid, its reference, its receipt, and the way on. */
test.skip(({ isMobile }) => isMobile, 'Widths are checked by the screens.');

test('a milestone and a bonus, paid with new money, come back to where they are about', async ({ page }) => {
  const { client, number, contract, asClient, asFreelancer, submit } = await hired(page, null);
  await asFreelancer(`/api/contracts/${number}/accept`, {
    signature: 'Finn',
    hash: (await contract()).versions[0]?.hash,
  });
  await signIn(page, client.email, client.password);

  await test.step('a milestone', async () => {
    await page.goto(`/project_payment?milestone=${number}-1`);
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Pay $412.00' }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText('Funded with $412.00')).toBeVisible();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('milestone') === `${number}-1` && url.searchParams.has('funding'),
    );
    await expect(
      page.getByText(new RegExp(`Reference ${number}-1\\. Payment reference AF-[A-Z0-9-]+\\.`)),
    ).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Receipt (PDF)' }).click();
    expect((await download).suggestedFilename()).toBe(`receipt-${number}-1.pdf`);
    await page.getByRole('link', { name: 'Open the contract' }).click();
    await expect(page).toHaveURL(new RegExp(`/contracts/${number}$`));
  });

  await test.step('a bonus, once the milestone is released', async () => {
    await submit(1);
    await asClient(`/api/milestones/${number}-1/approve`);
    await page.reload();
    await expectLoaded(page);
    await page.getByRole('button', { name: /^Actions for contract/ }).click();
    await page.getByRole('menuitem', { name: 'Give a bonus' }).click();
    const bonus = page.getByRole('dialog');
    await bonus.getByLabel('Amount').fill('20');
    await bonus.getByRole('button', { name: 'Pay $20.00' }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page).toHaveURL((url) => url.pathname === `/contracts/${number}`);
    await expect(page.getByText(/^You gave .+ a bonus of \$20\.00$/)).toBeVisible();
    await expect(
      page.getByText(new RegExp(`Reference ${number}-B1\\. Payment reference AF-[A-Z0-9-]+\\.$`)),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Money', exact: true }).click();
    await expect(
      page
        .getByText(/^You gave .+ a bonus$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
  });
});
