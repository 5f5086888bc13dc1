import { FIRST_TERMS } from '#kit/terms.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import { partsAt } from '#domains/paid-work/split-offer.ts';
import { formatMoney, toDecimal } from '#kit/money.ts';
import { chooseAmount } from './support/disputes.ts';
import { offeredWork, tokenOf } from './support/orders.ts';
import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, expectLoaded, newcomer } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

test('a client asks to cancel with a share for the freelancer, who declines once and then accepts', async ({
  page,
  anotherPerson,
}) => {
  const seller = await newcomer(page, 'freelancer', 'set-up');
  const work = await offeredWork(page, seller.token, await tokenOf(page, CLIENT.email));
  const orderNumber = await work.start();
  const { toFreelancer, backToClient } = partsAt(termsFor(FIRST_TERMS, work.terms.price), 4_000);

  await arriveAs(page, CLIENT.email);
  await page.goto(`/services/orders/${orderNumber}`);
  await expectLoaded(page);
  const ask = async () => {
    await page.getByRole('button', { name: 'I have a problem' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel together' }).click();
    const dialog = page.getByRole('dialog');
    await chooseAmount(dialog, 'You get back', toDecimal(backToClient));
    await expect(dialog).toContainText(formatMoney(backToClient));
    await expect(dialog).toContainText(formatMoney(toFreelancer));
    await dialog.getByLabel('Reason').fill('The shop opens later than planned.');
    return dialog;
  };
  const dialog = await ask();
  await expect(dialog).toContainText('48 hours to answer');
  await expectAccessible(page);
  await screenshot(page, 'ask-to-cancel');
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'You asked Nour Haddad to cancel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible();

  const freelancer = await anotherPerson();
  await arriveAs(freelancer, seller.email, seller.password);
  await freelancer.goto(`/services/orders/${orderNumber}`);
  await expect(freelancer.getByRole('heading', { name: 'Your turn: answer the cancellation request' })).toBeVisible();
  await expect(
    freelancer.getByText('Greta Nyström asks to cancel this order with 40% of the price for you.'),
  ).toBeVisible();
  await expect(freelancer.getByText('The shop opens later than planned.').first()).toBeVisible();
  await expectAccessible(freelancer);
  await screenshot(freelancer, 'answer-to-cancel');
  await freelancer.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(freelancer);
  await freelancer.setViewportSize({ width: 1280, height: 800 });
  await freelancer.getByRole('button', { name: 'Decline request' }).click();
  await expect(freelancer.getByRole('heading', { name: 'Your turn: deliver the work' })).toBeVisible();
  // The client's open page shows it without a reload.
  await expect(page.getByRole('heading', { name: 'Nour Haddad is working on it' })).toBeVisible();

  await (await ask()).getByRole('button', { name: 'Send request' }).click();
  await freelancer.getByRole('button', { name: `Accept and get ${formatMoney(toFreelancer)}` }).click();
  await freelancer
    .getByRole('alertdialog')
    .or(freelancer.getByRole('dialog'))
    .getByRole('button', { name: `Accept and get ${formatMoney(toFreelancer)}` })
    .click();
  await expect(freelancer.getByText(`Canceled by agreement. You earned ${formatMoney(toFreelancer)}.`)).toBeVisible();
  await expect(
    page.getByText(`Canceled by agreement. ${formatMoney(backToClient)} was refunded to your wallet.`),
  ).toBeVisible();
  await expectAccessible(page);
});
