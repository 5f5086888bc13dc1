import type { MyProposal } from '#domains/proposals/own-contract.ts';
import type { ProjectDesk } from '#domains/proposals/desk-contract.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import { api } from './support/api.ts';
import { postedProject, usd } from './support/contracts.ts';
import { completeProfile } from './support/disputes.ts';
import { besideBudget } from './support/hiring.ts';
import { arriveAs } from './support/arrive-as.ts';
import { newcomer } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';

test('a proposal is written in milestones with a file, survives a reload, is countered and begins the offer of a contract', async ({
  page,
  anotherPerson,
}) => {
  const client = await newcomer(page, 'client', 'set-up');
  const freelancer = await newcomer(page, 'freelancer', 'set-up');
  await completeProfile(freelancer.email);
  const slug = await postedProject(page, client, goodBrief());

  const other = await anotherPerson();
  await arriveAs(other, freelancer.email, freelancer.password);
  await other.goto(`/projects/${slug}`);
  await besideBudget(other).getByRole('link', { name: 'Propose a price' }).click();
  const form = other.getByRole('form', { name: 'Your proposal' });
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(form.getByRole('alert')).toContainText('Answer this question.');
  await form.getByLabel('Which signs have you drawn before?').fill('Two bakeries in Turku.');
  await form
    .getByLabel('How you would do it')
    .fill('I would begin with the sign above the door, because the others follow from it.');
  await form.getByRole('button', { name: 'Use the client’s milestones' }).click();
  // The price is their sum, and what is left of it stays in sight.
  await expect(form.getByText('$600.00', { exact: true })).toBeInViewport();
  await expect(form.getByText('$540.00', { exact: true })).toBeInViewport();
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'fish-shop.txt', mimeType: 'text/plain', buffer: Buffer.from('The sign of a fish shop.') });
  await expect(form.getByText('fish-shop.txt').first()).toBeVisible();
  await form.getByLabel('Amount').first().fill('300');
  await expect(form.getByText('$700.00', { exact: true })).toBeVisible();
  await form.getByLabel('Amount').first().blur();
  await expect(form.getByText(/^Saved/)).toBeVisible();
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  await screenshot(other, 'proposal-in-milestones');

  await other.reload();
  await expect(form.getByLabel('Amount').first()).toHaveValue('300.00');
  await expect(form.getByText('$700.00', { exact: true })).toBeVisible();
  await form.getByLabel('Amount').first().fill('200');
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(other.getByText('Proposal sent').first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Preview fish-shop.txt' })).toBeVisible();
  await expect(other.getByText('Two bakeries in Turku.')).toBeVisible();

  const mine = () => api<MyProposal>(other, 'get', `/api/my/proposals/${slug}`, freelancer.token);
  const { id, proposal } = await mine();
  expect(proposal).toMatchObject({
    milestones: [{ title: 'Sketches' }, { title: 'Final files' }],
    files: [{ name: 'fish-shop.txt' }],
  });

  // Once it is shortlisted, other terms are negotiated: the milestones follow the price, to the cent.
  await api(page, 'post', `/api/proposals/${id}/sort`, client.token, { to: 'shortlisted' });
  await other.reload();
  await other.getByRole('button', { name: 'Make a counter-offer' }).click();
  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('Nothing is paid when the client agrees: they then offer you a contract.');
  await dialog.getByLabel('Price', { exact: true }).fill('500');
  await expect(dialog.getByText('$166.67')).toBeVisible();
  await expect(dialog.getByText('$333.33')).toBeVisible();
  await expectAccessible(other);
  await screenshot(other, 'counter-in-milestones');
  await dialog.getByRole('button', { name: 'Change the milestones' }).click();
  await dialog.getByLabel('Amount').first().fill('200');
  await expect(dialog.getByText('$533.33, the sum of the milestones')).toBeVisible();
  await expectAccessible(other);
  await dialog.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(other.getByText(/^Your counter-offer waits for/)).toBeVisible();
  await api(page, 'post', `/api/proposals/${id}/counter/answer`, client.token, { number: 1, answer: 'accept' });
  await other.reload();
  await expect(other.getByText(/^Terms agreed/)).toBeVisible();
  const agreed = (await mine()).proposal;
  expect(agreed?.milestones).toMatchObject([
    { title: 'Sketches', price: usd(200_00) },
    { title: 'Final files', price: usd(333_33) },
  ]);

  await arriveAs(page, client.email, client.password);
  await page.goto(`/manage-projects/${slug}`);
  await page.getByRole('list', { name: 'Proposals' }).getByRole('link').first().click();
  await expect(page.getByText('One page for each sign.').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /fish-shop\.txt/ }).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await screenshot(page, 'proposal-on-the-desk');
  const { proposals } = await api<ProjectDesk>(page, 'get', `/api/my/projects/${slug}/desk`, client.token);
  expect(proposals[0]).toMatchObject({
    milestones: [{ title: 'Sketches' }, { title: 'Final files' }],
    files: [{ name: 'fish-shop.txt' }],
  });
  await page.getByRole('link', { name: 'Offer a contract' }).first().click();
  await expect(page.getByRole('heading', { name: 'Offer a contract' })).toBeVisible();
  await expect(page.getByLabel('Name').nth(1)).toHaveValue('Final files');
  await expect(page.getByLabel('Price').nth(1)).toHaveValue('333.33');
  await expect(page.getByLabel('Scope', { exact: true })).not.toHaveValue('');
});
