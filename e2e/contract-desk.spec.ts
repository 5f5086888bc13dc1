import type { ProjectDesk } from '#domains/proposals/desk-contract.ts';
import { api } from './support/api.ts';
import { hired, usd } from './support/contracts.ts';
import { wrongInTheBooks } from './support/disputes.ts';
import { arriveAs } from './support/arrive-as.ts';
import { expectLoaded } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';

/** At most one primary button on a screen, apart from dialogs and the talk (SCR-3). */
const primaries = (page: Page) => page.locator('main .btn-primary:not(aside *):visible');
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Parts of this contract' }).getByRole('link', { name });

test('both sides work at a contract’s desk: funded in one payment, submitted, changed, approved, with its files and record', async ({
  page,
  anotherPerson,
  isMobile,
}) => {
  const work = await hired(page);
  const { number, client, freelancer } = work;
  await arriveAs(page, client.email, client.password);
  const seller = await anotherPerson();
  await arriveAs(seller, freelancer.email, freelancer.password);

  await test.step('the talk about the project is above the messages of its contract', async () => {
    const { project } = await work.contract();
    const text = 'May the second color be red?';
    const { proposals } = await api<ProjectDesk>(
      page,
      'get',
      `/api/my/projects/${project?.slug ?? ''}/desk`,
      client.token,
    );
    await work.asFreelancer('/api/conversations', {
      with: `proposal:${proposals[0]?.id ?? ''}`,
      id: crypto.randomUUID(),
      text,
    });
    await page.goto(`/contracts/${number}${isMobile ? '?tab=messages' : ''}`);
    await expect(page.getByRole('list', { name: 'Written about the project' })).toContainText(text);
    await expectAccessible(page);
    await screenshot(page, 'contract-talk');
  });

  await test.step('the freelancer signs from the list, where it waits for them', async () => {
    await seller.goto('/contracts');
    await expect(seller.getByText('Read and sign').filter({ visible: true })).toBeVisible();
    await expectAccessible(seller);
    await screenshot(seller, 'contracts');
    await seller.getByRole('link', { name: 'Three signs for a bakery' }).click();
    await expect(seller.getByRole('heading', { name: /^Answer .+ offer by/ })).toBeVisible();
    await expect(primaries(seller)).toHaveText(['Sign and accept']);
    await seller.getByRole('button', { name: 'Sign and accept' }).click();
    const signing = seller.getByRole('dialog').or(seller.getByRole('alertdialog'));
    await signing.getByLabel('Your name').fill('Nour Haddad');
    await signing.getByRole('button', { name: 'Sign and accept' }).click();
    await expect(seller.getByRole('heading', { name: /funds the first milestone/ })).toBeVisible();
    await expect(primaries(seller)).toHaveCount(0);
  });

  await test.step('an old address leads to the desk, and both milestones are paid at once', async () => {
    await page.goto(`/milestones?contract=${number}`);
    await expect(page).toHaveURL(new RegExp(`/contracts/${number}$`));
    await expect(page.getByRole('heading', { name: 'Fund the first milestone' })).toBeVisible();
    await expect(primaries(page)).toHaveText(['Fund $412.00']);
    // The card in the talk has one too.
    await primaries(page).click();
    await page.getByRole('checkbox', { name: '2. Final files' }).check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await screenshot(page, 'fund-two-milestones');
    await page.getByRole('button', { name: 'Pay $1,236.00' }).click();
    await expect(page.getByText('Funded with $1,236.00')).toBeVisible();
    await work.expectMoney(0, 1_236_00, 0);
    await page.getByRole('link', { name: 'Open the contract' }).click();
    await expect(page.getByLabel('Money of this contract')).toContainText('Held$1,200.00$1,236.00 with the client fee');
  });

  await test.step('the freelancer asks for more time before it is late, and the client signs it', async () => {
    await seller.goto(`/contracts/${number}`);
    await seller.getByRole('button', { name: /^Actions for contract/ }).click();
    await seller.getByRole('menuitem', { name: 'Ask for more time for 1. Sketches' }).click();
    const dialog = seller.getByRole('dialog');
    await dialog.getByLabel('How much more').selectOption('5');
    await dialog.getByLabel('Reason').fill('The paper comes on Monday.');
    await expectAccessible(seller);
    await screenshot(seller, 'contract-more-time');
    await dialog.getByRole('button', { name: 'Ask for more time' }).click();
    await expect(seller.getByRole('heading', { name: /^You asked .+ for more time$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Your turn: .+ asks for more time$/ })).toBeVisible();
    await expect(page.getByText(/^Due: .+ → /)).toBeVisible();
    await expect(primaries(page)).toHaveText(['Sign and accept']);
    await screenshot(page, 'contract-more-time-asked');
    await primaries(page).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign and accept' }).click();
    await expect(page.getByText(/^Due: .+ → /)).toHaveCount(0);
    expect((await work.contract()).milestones.map(({ days }) => days)).toEqual([12, 14]);
  });

  await test.step('what is submitted is open beside its approval, and each remark below its criterion', async () => {
    await seller.goto(`/contracts/${number}`);
    await expect(primaries(seller)).toHaveText(['Submit work']);
    // It leads into the form, wherever that is.
    await seller.getByRole('link', { name: 'Submit work' }).click();
    await expect(seller.locator('#submit-1')).toBeFocused();
    await seller.getByLabel('What do you submit?').fill('Every page is in the file.');
    await seller.getByLabel('One page for each sign').check();
    await seller.locator('input[type=file]').setInputFiles({
      name: 'signs.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    await expect(seller.getByText('Uploaded', { exact: false }).first()).toBeVisible();
    await seller.getByRole('button', { name: /^Submit to/ }).click();
    await seller.getByRole('alertdialog').getByRole('button', { name: 'Submit anyway' }).click();
    await expect(seller.getByRole('region', { name: 'Submission, version 1' })).toBeVisible();

    await expect(page.getByRole('heading', { name: /^Review 1\. Sketches by/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Submission, version 1' })).toContainText('signs.svg');
    // Primary is what leads to the work, until the approval beside it is in the window.
    await expect(primaries(page)).toHaveCount(1);
    await page.getByRole('link', { name: 'Review the work' }).click();
    await expect(page.locator('#milestone-1')).toBeFocused();
    await page.getByRole('button', { name: 'Approve and release $400.00' }).scrollIntoViewIfNeeded();
    await expect(primaries(page)).toHaveText(['Approve and release $400.00']);
    await expectLoaded(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    if (isMobile) await expect(page.getByRole('button', { name: 'Approve and release $400.00' })).toBeAttached();
    await screenshot(page, 'contract-submitted');
    await page.getByRole('button', { name: 'Request changes' }).click();
    await page.getByRole('dialog').getByLabel('In two colors').fill('The second color is missing.');
    // Closed by accident, it has what was typed when it is opened again.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Request changes' }).click();
    await expect(page.getByRole('dialog').getByLabel('In two colors')).toHaveValue('The second color is missing.');
    await expect(page.getByRole('dialog').getByText(/^Draft restored/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Request changes' }).click();
    await expect(seller.getByText('The second color is missing.').first()).toBeVisible();
    await screenshot(seller, 'contract-changes-requested');
    // What is to be changed comes first, and the list, the card and the buttons call it the same.
    await expect(seller.getByRole('region', { name: 'Submission, version 1' })).toBeHidden();
    await expect(seller.locator('#milestone-1').getByText('Changes requested', { exact: true })).toBeVisible();
    // It leads there every time, from the same address too.
    await seller.locator('main section').getByRole('link', { name: 'Submit the changes' }).first().click();
    await expect(seller.getByLabel('What do you submit?')).toBeVisible();
    await expect(seller.locator('#submit-1')).toBeFocused();
    await work.submit(1);
    await expect(page.getByRole('region', { name: 'Submission, version 2' })).toBeVisible();
  });

  await test.step('a part is released: one thing on the card, in the record and in the list', async () => {
    await page.getByRole('button', { name: 'Release a part' }).click();
    await page.getByRole('dialog').getByLabel('Release', { exact: true }).fill('300');
    await page.getByRole('dialog').getByRole('button', { name: 'Release this part' }).click();
    await expect(page.getByText('Agreed $400.00 · released $300.00 · $100.00 continues as milestone 3')).toBeVisible();
    await work.expectMoney(0, 927_00, 270_00);
    await tab(page, 'Money').click();
    await expect(page.getByRole('heading', { name: 'You paid $1,236.00 in all' })).toBeVisible();
    await expect(
      page.getByText('The rest of milestone 1 stays held as 3. Sketches').filter({ visible: true }),
    ).toHaveCount(1);
    // On a phone it would open below the window.
    await expect
      .poll(async () => (await page.getByRole('navigation', { name: 'Parts of this contract' }).boundingBox())?.y)
      .toBeLessThan(isMobile ? 60 : 500);
    await expect(page.getByText('Refunded').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('switch', { name: 'Fund the next milestone when I approve one' }).click();
    await expect(page.getByText('Automatic funding is on')).toBeVisible();
    await expectAccessible(page);
    await screenshot(page, 'contract-money');
    await page.goto(`/milestones?q=${number}`);
    await expect(page.getByText('released of $400.00').filter({ visible: true })).toBeVisible();
  });

  await test.step('files by milestone, terms and activity are tabs with an address', async () => {
    await page.goto(`/contracts/${number}?tab=files`);
    await expect(page.getByText('signs.svg').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all as ZIP' }).click();
    expect((await download).suggestedFilename()).toBe(`${number}.zip`);
    await expectAccessible(page);
    await screenshot(page, 'contract-files');
    await tab(page, 'Activity').click();
    await expect(page).toHaveURL(/tab=activity$/);
    await expect(page.getByText('1. Sketches: released in part')).toBeVisible();
    await tab(page, /^Terms/).click();
    await expect(page.getByRole('heading', { name: 'Signatures' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Propose other terms' }).click();
    await expect(page.getByLabel('Scope')).toBeInViewport();
    await screenshot(page, 'contract-other-terms');
    await page.getByRole('button', { name: 'Cancel' }).click();
    if (isMobile) {
      await tab(page, 'Messages').click();
      await expect(page.getByRole('link', { name: 'Open in messages' })).toBeVisible();
      await expectNoSidewaysScroll(page);
    } else await expect(page.getByRole('complementary', { name: 'Messages' })).toBeVisible();
  });

  await test.step('a milestone is added, and the other side is asked to sign it', async () => {
    await page.goto(`/contracts/${number}`);
    await page.getByRole('button', { name: 'Add a milestone' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('A sign for the van');
    await dialog.getByLabel('Price', { exact: true }).fill('250');
    await dialog.getByLabel('Acceptance criteria', { exact: true }).fill('Fits the van');
    await dialog.getByLabel('Reason').fill('The van came.');
    await expectAccessible(page);
    await screenshot(page, 'contract-add-milestone');
    await dialog.getByRole('button', { name: 'Sign and propose' }).click();
    await expect(page.getByText('4. A sign for the van is added')).toBeVisible();
    await seller.goto(`/contracts/${number}`);
    await expect(seller.getByText('4. A sign for the van is added')).toBeVisible();
    await expect(primaries(seller)).toHaveCount(1);
    // Conversations lead to a place on the page.
    await seller.goto(`/contracts/${number}#change`);
    await seller.reload();
    await expect(seller.locator('#change')).toBeFocused();
  });
  expect((await work.contract()).money).toMatchObject({
    agreed: usd(1_200_00),
    held: usd(900_00),
    released: usd(300_00),
    left: usd(0),
  });
  expect(await wrongInTheBooks()).toEqual([]);
});
