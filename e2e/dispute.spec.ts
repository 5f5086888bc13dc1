import { FIRST_TERMS } from '#kit/terms.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import { partsAt } from '#domains/paid-work/split-offer.ts';
import { formatMoney, subtract, toDecimal } from '#kit/money.ts';
import { OPERATOR } from './support/app.ts';
import { chooseAmount, passDays, wrongInTheBooks } from './support/disputes.ts';
import { offeredWork, tokenOf } from './support/orders.ts';
import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, confirmItIsMe, expectLoaded, newcomer, signIn } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'Widths are checked in the test itself.');

/** Staff of the demo world with the role “Trust”. */
const REVIEWER = 'tomasz.wilk@example.org';
const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Takes the dispute and gives a reason for each criterion. */
async function decide(page: Page, percent: string): Promise<void> {
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await page.getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Share of the price/ }).fill(percent);
  for (const select of await dialog.getByRole('combobox', { name: 'Finding' }).all())
    await select.selectOption({ label: 'Neutral' });
  for (const reason of await dialog.getByLabel('Reason').all()) await reason.fill('Both sides have a point here.');
  await dialog.getByLabel('Summary of the decision').fill('Half of the lettering can be used as it is.');
  await screenshot(page, `dispute-decide-${percent}`);
  await dialog.getByRole('button', { name: /^Release \$/ }).click();
  await confirmItIsMe(page, OPERATOR.password);
  await expect(page.getByText('Decision saved')).toBeVisible();
}

test('a dispute goes from the claim to an appeal that another reviewer decides, and the money is split', async ({
  page,
  anotherPerson,
  allowConsole,
}) => {
  // A reviewer's confirmation is asked for first.
  allowConsole(/status of 403/);
  const seller = await newcomer(page, 'freelancer', 'set-up');
  const work = await offeredWork(page, seller.token, await tokenOf(page, CLIENT.email));
  const orderNumber = await work.start();
  const partsOf = (percent: number) => partsAt(termsFor(FIRST_TERMS, work.terms.price), percent * 100);

  await arriveAs(page, CLIENT.email);
  await page.goto(`/services/orders/${orderNumber}`);
  await expectLoaded(page);
  await page.getByRole('button', { name: 'I have a problem' }).click();
  // Milder ways come first; a dispute is the last.
  const ways = page.getByRole('dialog');
  await expect(ways.getByRole('button', { name: 'Send a message' })).toBeVisible();
  await expect(ways.getByRole('button', { name: 'Cancel together' })).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'dispute-problem');
  await expectFitsPhone(page);
  await ways.getByRole('button', { name: 'Open a dispute' }).click();
  const claim = page.getByRole('dialog');
  await claim.getByLabel('What’s wrong?').fill('The lettering is not to scale.\nTwo words are missing.');
  await claim.getByLabel('What happened?').fill('We agreed on the scale on the first day.');
  // Nothing is chosen in advance.
  await claim.getByRole('button', { name: 'Review claim' }).click();
  await expect(claim.getByText('Choose an amount.').first()).toBeVisible();
  await expect(claim.getByRole('radio', { name: /^Full refund of/ })).not.toBeChecked();
  await chooseAmount(claim, 'You get back', toDecimal(partsOf(20).backToClient));
  await expect(claim).toContainText(formatMoney(partsOf(20).backToClient));
  await expectAccessible(page);
  await screenshot(page, 'dispute-claim');
  await claim.getByRole('button', { name: 'Review claim' }).click();
  const review = page.getByRole('alertdialog');
  await expect(review).toContainText('If Nour Haddad doesn’t answer, it is granted.');
  await screenshot(page, 'dispute-claim-review');
  await review
    .getByRole('button', { name: `Open dispute: you get ${formatMoney(partsOf(20).backToClient)} back` })
    .click();
  const panel = page.getByRole('heading', { name: /^Dispute DP-/ });
  await expect(panel).toBeVisible();
  const number = /DP-\S+/.exec(await panel.innerText())?.[0] ?? '';
  await expect(page.getByText('Waiting for Nour Haddad to answer your claim.')).toBeVisible();

  // The freelancer comes by the dashboard, which says what is due.
  const freelancer = await anotherPerson();
  await arriveAs(freelancer, seller.email, seller.password);
  await freelancer.goto('/freelancer/dashboard');
  await freelancer.getByRole('link', { name: 'Answer the claim' }).click();
  await expect(freelancer.getByText('Your turn: answer Greta Nyström’s claim.')).toBeVisible();
  await expect(freelancer.getByText('Two words are missing.')).toBeVisible();
  const lost = subtract(partsOf(100).toFreelancer, partsOf(20).toFreelancer);
  await expect(freelancer.getByText(`You would lose ${formatMoney(lost)}.`)).toBeVisible();
  await expect(freelancer.getByText('% of the price')).toHaveCount(0);
  await expectAccessible(freelancer);
  await screenshot(freelancer, 'dispute-to-answer');
  await expectFitsPhone(freelancer);
  await freelancer.getByRole('button', { name: 'Answer the claim' }).click();
  const answer = freelancer.getByRole('dialog');
  await answer.getByLabel('Your answer').fill('The scale was changed in the second brief.');
  for (const radio of await answer.getByRole('radio').all()) await expect(radio).not.toBeChecked();
  await chooseAmount(answer, 'You get', toDecimal(partsOf(90).toFreelancer));
  await screenshot(freelancer, 'dispute-answer');
  await answer.getByRole('button', { name: 'Review answer' }).click();
  await expectAccessible(freelancer);
  await screenshot(freelancer, 'dispute-answer-review');
  await freelancer
    .getByRole('alertdialog')
    .getByRole('button', { name: `Send answer: you get ${formatMoney(partsOf(90).toFreelancer)}` })
    .click();

  // The client's open page shows the answer without a reload.
  await expect(page.getByText('The scale was changed in the second brief.')).toBeVisible();
  await expect(page.getByText('Your turn: accept what Nour Haddad proposes, or make an offer.')).toBeVisible();
  await expect(freelancer.getByText('Waiting for Greta Nyström to answer what you propose.')).toBeVisible();
  const [back, paid] = [formatMoney(partsOf(90).backToClient), formatMoney(partsOf(90).toFreelancer)];
  await expect(
    page.getByRole('button', { name: `Accept: you get ${back} back, Nour Haddad gets ${paid}` }),
  ).toBeVisible();
  // On the dashboard the money is held, not something to pay.
  await page.goto('/client/dashboard');
  const card = page
    .getByRole('listitem')
    .filter({ hasText: orderNumber })
    .filter({ has: page.getByRole('link', { name: 'Answer the offer' }) });
  await expect(card.getByText('Held', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: 'Answer the offer' }).click();
  await page.getByRole('button', { name: 'Make another offer' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: /^Half/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Review offer' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Send offer/ })
    .click();
  await expect(freelancer.getByText('Greta Nyström proposes', { exact: true })).toBeVisible();
  await screenshot(freelancer, 'dispute-offer');
  await freelancer.getByRole('button', { name: 'Decline offer' }).click();
  await expect(freelancer.getByText('Your turn: make an offer.')).toBeVisible();
  await expect(page.getByText('Waiting for Nour Haddad to make an offer.')).toBeVisible();

  await passDays(number, 3);
  await page.reload();
  await page.getByRole('button', { name: 'Ask for a reviewer' }).click();
  await freelancer.getByRole('button', { name: 'Add evidence' }).click();
  await freelancer.getByRole('dialog').getByLabel('What does it show?').fill('The second brief names another scale.');
  await freelancer.getByRole('dialog').getByRole('button', { name: 'Add evidence' }).click();
  await expect(page.getByText('The second brief names another scale.')).toBeVisible();
  await passDays(number, 3);
  await expect(page.getByText('The evidence is closed. A reviewer takes over.')).toBeVisible();

  const reviewer = await anotherPerson();
  await arriveAs(reviewer, REVIEWER, OPERATOR.password);
  await reviewer.goto(`/admin/disputes?q=${number}`);
  await screenshot(reviewer, 'disputes');
  await reviewer.getByRole('link', { name: /Shop sign lettering/ }).click();
  await expect(reviewer.getByRole('heading', { name: 'Timeline of the work' })).toBeVisible();
  await expect(reviewer.getByText('Dispute opened, deadlines paused')).toBeVisible();
  await expectAccessible(reviewer);
  await screenshot(reviewer, 'dispute-to-review');
  await expectFitsPhone(reviewer);
  await decide(reviewer, '50');

  await freelancer.getByRole('button', { name: 'Accept decision' }).click();
  await expect(freelancer.getByText('You accepted. Waiting for Greta Nyström.')).toBeVisible();
  await expect(page.getByText('Half of the lettering can be used as it is.').first()).toBeVisible();
  await screenshot(page, 'dispute-decided');
  await page.getByRole('button', { name: 'Appeal', exact: true }).click();
  await page.getByRole('dialog').getByLabel('What was overlooked?').fill('The second brief is about another sign.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Another reviewer reads everything again. That decision is final.')).toBeVisible();

  // Not the one who decided first.
  await reviewer.reload();
  await expect(
    reviewer.getByText('You made the decision that was appealed, so another operator must review it.'),
  ).toBeVisible();
  await expect(reviewer.getByRole('button', { name: 'Assign to me' })).toHaveCount(0);
  const second = await anotherPerson();
  await arriveAs(second, OPERATOR.email, OPERATOR.password);
  await second.goto(`/admin/disputes/${number}`);
  await decide(second, '40');
  await expect(second.getByRole('heading', { name: 'Decision on the appeal' })).toBeVisible();
  await screenshot(second, 'dispute-final');

  const { toFreelancer, backToClient } = partsOf(40);
  await expect(
    page.getByText(`Ended by a dispute. ${formatMoney(backToClient)} was refunded to your wallet.`),
  ).toBeVisible();
  await expect(freelancer.getByText(`Ended by a dispute. You earned ${formatMoney(toFreelancer)}.`)).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'dispute-ended');
  await expectFitsPhone(page);
  expect(await wrongInTheBooks()).toEqual([]);
});

test('the other side’s number is accepted as it is with one button, also nothing for the one who accepts', async ({
  page,
  anotherPerson,
}) => {
  const seller = await newcomer(page, 'freelancer', 'set-up');
  const work = await offeredWork(page, seller.token, await tokenOf(page, CLIENT.email));
  const orderNumber = await work.start();
  await arriveAs(page, CLIENT.email);
  await page.goto(`/services/orders/${orderNumber}`);
  await page.getByRole('button', { name: 'I have a problem' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open a dispute' }).click();
  const claim = page.getByRole('dialog');
  await claim.getByLabel('What’s wrong?').fill('Nothing arrived.');
  await claim.getByLabel('What happened?').fill('No file was delivered.');
  await claim.getByRole('radio', { name: /^Full refund of/ }).check();
  await claim.getByRole('button', { name: 'Review claim' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Open dispute/ })
    .click();
  await expect(page.getByText('Waiting for Nour Haddad to answer your claim.')).toBeVisible();

  const { total } = work.terms;
  const { toFreelancer } = partsAt(termsFor(FIRST_TERMS, work.terms.price), 10_000);
  const freelancer = await anotherPerson();
  await arriveAs(freelancer, seller.email, seller.password);
  await freelancer.goto(`/services/orders/${orderNumber}`);
  await expect(
    freelancer.getByText(
      `Asks for a full refund of ${formatMoney(total)}. You would lose ${formatMoney(toFreelancer)}.`,
    ),
  ).toBeVisible();
  await freelancer
    .getByRole('button', { name: `Accept: you get $0.00, Greta Nyström gets ${formatMoney(total)} back` })
    .click();
  const sure = freelancer.getByRole('alertdialog');
  await expect(sure).toContainText(`You lose ${formatMoney(toFreelancer)}`);
  await screenshot(freelancer, 'dispute-accept-review');
  await sure.getByRole('button', { name: 'Accept: you get $0.00' }).click();
  await expect(freelancer.getByText('You both agreed.')).toBeVisible();
  expect(await wrongInTheBooks()).toEqual([]);
});

test('an operator completes, refunds a part of, and cancels open orders, with a reason that both sides read', async ({
  page,
  anotherPerson,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  const seller = await newcomer(page, 'freelancer', 'set-up');
  const work = await offeredWork(page, seller.token, await tokenOf(page, CLIENT.email));
  const { toFreelancer, backToClient } = partsAt(termsFor(FIRST_TERMS, work.terms.price), 3_000);
  const operator = await anotherPerson();
  await signIn(operator, OPERATOR.email, OPERATOR.password);
  await signIn(page, CLIENT.email);

  const end = async (
    act: string,
    button: string,
    done: string,
    fill?: (dialog: ReturnType<typeof dialogOf>) => Promise<void>,
    isFirst = false,
  ) => {
    const orderNumber = await work.start();
    await operator.goto(`/admin/orders?number=${orderNumber}`);
    await operator.getByRole('button', { name: `End order ${orderNumber}` }).click();
    await operator.getByRole('menuitem', { name: act }).click();
    const dialog = dialogOf(operator);
    await fill?.(dialog);
    await dialog.getByLabel('Reason').fill('Both sides wrote to us and agreed.');
    await screenshot(operator, `order-${act.toLowerCase().replaceAll(' ', '-')}-by-staff`);
    await dialog.getByRole('button', { name: button }).click();
    if (isFirst) await confirmItIsMe(operator, OPERATOR.password);
    await expect(operator.getByText(done, { exact: true })).toBeVisible();
    await page.goto(`/services/orders/${orderNumber}?tab=activity`);
    await expect(page.getByText('Both sides wrote to us and agreed.').first()).toBeVisible();
  };

  await end('Complete', 'Complete order', 'Order completed', undefined, true);
  await expect(page.getByText('Completed and paid.')).toBeVisible();
  await end('Refund a part', 'End order and split', 'Order ended', async (dialog) => {
    await dialog.getByRole('textbox', { name: /^Share of the price/ }).fill('30');
    await expect(dialog).toContainText(formatMoney(toFreelancer));
  });
  await expect(
    page.getByText(`Ended by our team. ${formatMoney(backToClient)} was refunded to your wallet.`),
  ).toBeVisible();
  await end('Cancel', 'Cancel order', 'Order canceled');
  await expect(
    page.getByText(`Ended by our team. ${formatMoney(work.terms.total)} was refunded to your wallet.`),
  ).toBeVisible();
  expect(await wrongInTheBooks()).toEqual([]);
});
