import type { ProjectDesk } from '#domains/proposals/desk-contract.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import { api } from './support/api.ts';
import { completeProfile } from './support/disputes.ts';
import { besideBudget } from './support/hiring.ts';
import { arriveAs } from './support/arrive-as.ts';
import { newcomer } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';

/** What this browser keeps of forms, as JSON. */
const draftOn = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('docket');
        opening.addEventListener('error', () => reject(new Error('the drafts cannot be opened')));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );

test('a proposal is written in milestones with a file, survives a reload, and begins the offer of a contract', async ({ page, anotherPerson }) => {
  const client = await newcomer(page, 'client', 'set-up');
  const freelancer = await newcomer(page, 'freelancer', 'set-up');
  await completeProfile(freelancer.email);
  const { id } = await api<{ id: string }>(page, 'post', '/api/my/projects', client.token, {});
  await api(page, 'put', `/api/my/projects/${id}`, client.token, goodBrief());
  const { slug } = await api<{ slug: string }>(page, 'post', `/api/my/projects/${id}/post`, client.token);

  const other = await anotherPerson();
  await arriveAs(other, freelancer.email, freelancer.password);
  await other.goto(`/projects/${slug}`);
  await besideBudget(other).getByRole('button', { name: 'Propose a price' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Price', { exact: true }).fill('600');
  await dialog.getByLabel('Which signs have you drawn before?').fill('Two bakeries in Turku.');
  await dialog.getByLabel('How you would do it').fill('I would begin with the sign above the door, because the others follow from it.');
  await dialog.getByRole('button', { name: 'Use the client’s milestones' }).click();
  await expect(dialog.getByText('Together $600.00')).toBeVisible();
  await dialog.locator('input[type="file"]').setInputFiles({ name: 'fish-shop.txt', mimeType: 'text/plain', buffer: Buffer.from('The sign of a fish shop.') });
  await expect(dialog.getByText('fish-shop.txt').first()).toBeVisible();
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  await screenshot(other, 'proposal-in-milestones');
  await dialog.getByLabel('Amount').first().fill('100');
  await dialog.getByRole('button', { name: 'Send proposal' }).click();
  await expect(dialog.getByText(/Make them equal/).first()).toBeVisible();
  await dialog.getByLabel('Amount').first().fill('200');

  // The draft is the browser's: it is kept a moment after the last key.
  await expect.poll(() => draftOn(other)).toContain('"amount":"20000"');
  await other.reload();
  await besideBudget(other).getByRole('button', { name: 'Propose a price' }).click();
  await expect(other.getByRole('dialog').getByLabel('Price', { exact: true })).toHaveValue('600.00');
  await expect(other.getByRole('dialog').getByLabel('Amount').first()).toHaveValue('200.00');
  await expect(other.getByRole('dialog').getByText('Together $600.00')).toBeVisible();
  await other.getByRole('dialog').getByRole('button', { name: 'Send proposal' }).click();
  await expect(other.getByText('Proposal sent').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Preview fish-shop.txt' })).toBeVisible();

  await arriveAs(page, client.email, client.password);
  await page.goto(`/manage-projects/${slug}`);
  await page.getByRole('list', { name: 'Proposals' }).getByRole('link').first().click();
  await expect(page.getByText('One page for each sign.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: /fish-shop\.txt/ }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'proposal-on-the-desk');
  const { proposals } = await api<ProjectDesk>(page, 'get', `/api/my/projects/${slug}/desk`, client.token);
  expect(proposals[0]).toMatchObject({ milestones: [{ title: 'Sketches' }, { title: 'Final files' }], files: [{ name: 'fish-shop.txt' }] });
  await page.getByRole('link', { name: 'Offer a contract' }).first().click();
  await expect(page.getByRole('heading', { name: 'Offer a contract' })).toBeVisible();
  await expect(page.getByLabel('Name').nth(1)).toHaveValue('Final files');
});
