import type { MyProposal } from '#domains/proposals/own-contract.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import { api } from './support/api.ts';
import { arriveAs } from './support/arrive-as.ts';
import { COVER, postedProject, usd } from './support/contracts.ts';
import { freelancerOn } from './support/hiring.ts';
import { expectLoaded, newcomer } from './support/people.ts';
import { onPhone } from './support/widths.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  screenshot,
  showTheme,
  test,
  type Page,
} from './support/test.ts';

const QUESTION = 'Which signs have you drawn before?';

/** On the wide screen, and in the dark on a phone. */
async function look(page: Page, name: string): Promise<void> {
  await expectLoaded(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await screenshot(page, name);
  await onPhone(page, async () => {
    await showTheme(page, 'dark');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screenshot(page, `${name}-phone`);
  });
  await showTheme(page, 'light');
}

/** The tab of the list with this many. */
const tab = (page: Page, label: string, count: number) =>
  page
    .getByRole('navigation', { name: 'Proposals by status' })
    .getByRole('link', { name: `${label} ${count}`, exact: true });

test('a freelancer writes a proposal beside its brief, and finds each in their list, from the draft to the end', async ({
  page,
}) => {
  const client = await newcomer(page, 'client', 'set-up');
  const seller = await freelancerOn(page);
  const [signs, menus] = [
    await postedProject(page, client, goodBrief()),
    await postedProject(page, client, goodBrief({ title: 'Menus for a bakery in Malmö', milestones: [] })),
  ];
  await arriveAs(page, seller.email, seller.password);
  await page.goto('/user/proposals');
  await expect(page.getByText('20 of 20 proposals left this month')).toBeVisible();
  await expect(page.getByText('Nothing sent')).toBeVisible();
  await look(page, 'proposals-empty');

  await page.goto(`/user/proposals/new?project=${signs}`);
  const form = page.getByRole('form', { name: 'Your proposal' });
  await form.getByLabel('How you would do it').fill(COVER);
  await form.getByLabel(QUESTION).fill('Two bakeries in Turku.');
  await form.getByLabel('Price', { exact: true }).fill('620');
  await form.getByLabel('Price', { exact: true }).blur();
  await expect(form.getByText(/^Saved/)).toBeVisible();
  // The fee and what is left are in sight wherever one is in the form.
  await expect(form.getByText('$558.00')).toBeInViewport();
  await look(page, 'proposal-writing');
  await expect(
    page.getByRole('region', { name: 'Brief' }).getByRole('heading', { name: 'About the project' }),
  ).toBeVisible();
  await onPhone(page, async () => {
    await expect(page.getByRole('heading', { name: 'About the project' })).toBeHidden();
    await page.getByRole('link', { name: 'Brief', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'About the project' })).toBeVisible();
    await expect(form).toBeHidden();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await screenshot(page, 'proposal-brief');
    await page.getByRole('link', { name: 'Mine', exact: true }).click();
    await expect(form.getByLabel('How you would do it')).toHaveValue(COVER);
  });

  await page.goto('/user/proposals?tab=drafts');
  await expect(tab(page, 'Drafts', 1)).toBeVisible();
  await expect(page.getByText('Finish and send it').first()).toBeVisible();
  await page.getByRole('link', { name: 'Three signs for a bakery in Malmö' }).first().click();
  await expect(form.getByLabel('How you would do it')).toHaveValue(COVER);
  await form.getByRole('button', { name: 'Send proposal' }).click();
  await expect(page.getByText('Proposal sent').first()).toBeVisible();
  await expect(page.getByText('Not viewed yet')).toBeVisible();
  await expect(page.getByText('You sent it')).toBeVisible();

  // The second begins with the words of the first.
  await page.goto(`/user/proposals/new?project=${menus}`);
  await form.getByRole('button', { name: 'Start from an earlier proposal' }).click();
  await form.getByLabel('Earlier proposal').selectOption({ label: 'Three signs for a bakery in Malmö' });
  await form.getByRole('button', { name: 'Use its text' }).click();
  await expect(form.getByLabel('How you would do it')).toHaveValue(COVER);
  await expect(form.getByText(/^Saved/)).toBeVisible();
  await form.getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page.getByText('No drafts')).toBeVisible();

  const { id } = await api<MyProposal>(page, 'get', `/api/my/proposals/${signs}`, seller.token);
  await api(page, 'post', `/api/proposals/${id}/viewed`, client.token);
  await page.goto('/user/proposals');
  await expect(tab(page, 'Sent', 1)).toBeVisible();
  await expect(page.getByText('19 of 20 proposals left this month')).toBeVisible();
  await expect(page.getByText('Viewed', { exact: true }).first()).toBeVisible();
  await look(page, 'proposals-sent');

  await api(page, 'post', `/api/proposals/${id}/counter`, client.token, {
    price: usd(500_00),
    days: 14,
    note: 'We have the drawings of two.',
  });
  // Nothing is among those that were only sent: the list opens on what there is.
  await page.goto('/user/proposals');
  await expect(page.getByText('Answer the counter-offer').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proposals 1 waiting' })).toBeVisible();
  await look(page, 'proposals-in-talks');
  await page.getByRole('link', { name: 'Three signs for a bakery in Malmö' }).first().click();
  await expect(page.getByRole('heading', { name: 'Answer the counter-offer' })).toBeVisible();
  // Said once (the messages beside it have a card of their own), and the badge says what is open.
  await expect(page.getByText('Counter-offer', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /answer the counter-offer/i })).toHaveCount(1);
  await look(page, 'proposal-countered-page');
  await page.getByRole('button', { name: 'Accept counter-offer' }).click();
  await expect(page.getByText(/^Terms agreed/)).toBeVisible();
  await expect(page.getByText('Agreed', { exact: true })).toBeVisible();
  await expect(page.getByText('You accepted the counter-offer')).toBeVisible();

  await expectLoaded(page);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw proposal' }).click();
  await expect(page.getByRole('heading', { name: 'You withdrew it' })).toBeVisible();
  await page.goto('/user/proposals?tab=ended');
  await expect(tab(page, 'Ended', 1)).toBeVisible();
  await look(page, 'proposals-ended');
});
