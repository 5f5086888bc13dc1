import { goodBrief } from '#domains/projects/test-brief.ts';
import type { ProjectDesk } from '#domains/proposals/desk-contract.ts';
import { addFunds, api } from './support/api.ts';
import { arriveAs } from './support/arrive-as.ts';
import { contractOf, COVER, postedProject, usd } from './support/contracts.ts';
import { completeProfile } from './support/disputes.ts';
import { expectLoaded, newcomer } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';
import { PHONE, WIDE } from './support/widths.ts';

test.skip(({ isMobile }) => isMobile, 'Both widths are checked in the test itself.');

const TITLE = 'Signs for a bakery by the harbor';
const figure = (page: Page, label: string) =>
  page.locator('.stat-strip > div').filter({ has: page.getByText(label, { exact: true }) });
const rowOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).getByRole('row', { name: new RegExp(TITLE) });
const turns = (page: Page) => page.getByRole('region', { name: 'Your turn' });

async function look(page: Page, name: string): Promise<void> {
  await expectLoaded(page);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(WIDE);
  await screenshot(page, name);
}

test('a project from the invitation to a dispute, on the dashboards of both sides', async ({ page, anotherPerson }) => {
  const client = await newcomer(page, 'client', 'set-up');
  const freelancer = await newcomer(page, 'freelancer', 'set-up');
  await completeProfile(freelancer.email);
  await addFunds(page, client.token, usd(2_000_00));
  const seller = await anotherPerson();
  await arriveAs(page, client.email, client.password);
  await arriveAs(seller, freelancer.email, freelancer.password);

  await page.goto('/client/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: 'Post a project' })).toHaveAttribute(
    'href',
    '/post_project',
  );
  const slug = await postedProject(page, client, goodBrief({ title: TITLE }));

  // It asks for a skill of theirs, and its client invites them.
  await seller.goto('/freelancer/dashboard');
  await expect(seller.getByRole('heading', { name: 'Projects that match your skills' })).toBeVisible();
  const { id: project } = await api<{ id: string }>(page, 'get', `/api/my/projects/${slug}`, client.token);
  const { username } = await api<{ username: string }>(page, 'get', '/api/user/me', freelancer.token);
  await api(page, 'post', `/api/my/projects/${project}/invitations`, client.token, {
    username,
    note: 'Your signs fit our shop.',
  });
  await expect(turns(seller).getByRole('link', { name: 'Answer the invitation' })).toHaveAttribute(
    'href',
    '/user/invitations',
  );
  await expect(seller.getByRole('link', { name: 'Invitations 1 waiting' })).toBeVisible();
  await look(seller, 'dashboard-invited');

  // A proposal answers it. It is read, countered and agreed on: then the client offers the contract.
  const sent = {
    price: usd(1_250_00),
    days: 21,
    cover: COVER,
    answers: [{ id: 'question-1', answer: 'Two bakeries.' }],
    project_version: 1,
  };
  await api(page, 'post', `/api/projects/${slug}/proposals`, freelancer.token, sent);
  await expect(seller.getByRole('link', { name: 'Invitations', exact: true })).toBeVisible();
  await expect(turns(page).getByText('1 proposal to read')).toBeVisible();
  await expect(rowOf(page, 'Your projects')).toContainText('Read new proposals');
  await expect(rowOf(seller, 'Your open proposals')).toContainText('Not viewed yet');
  const { proposals } = await api<ProjectDesk>(page, 'get', `/api/my/projects/${slug}/desk`, client.token);
  const proposal = proposals[0]?.id ?? '';
  await api(page, 'post', `/api/proposals/${proposal}/counter`, client.token, {
    price: usd(1_200_00),
    days: 21,
    note: '',
  });
  await expect(turns(seller).getByRole('link', { name: 'Answer' })).toBeVisible();
  await api(page, 'post', `/api/proposals/${proposal}/counter/answer`, freelancer.token, {
    number: 1,
    answer: 'accept',
  });
  await expect(turns(page).getByText(/^You and .* agreed on 21 days/)).toBeVisible();
  await look(page, 'dashboard-agreed');
  await turns(page).getByRole('link', { name: 'Offer the contract' }).click();
  await expect(page).toHaveURL(new RegExp(`hire=${username}&proposal=${proposal}`));

  const milestones = [
    { title: 'Sketches', price: usd(400_00), days: 7, criteria: ['In two colors'] },
    { title: 'Final files', price: usd(800_00), days: 14, criteria: ['Vector files'] },
  ];
  const offer = {
    freelancer: username,
    proposal,
    title: TITLE,
    scope: 'As in the brief.',
    milestones,
    signature: 'Nour Haddad',
  };
  const { contract_number: number } = await api<{ contract_number: string }>(
    page,
    'post',
    '/api/contracts',
    client.token,
    offer,
  );
  const work = contractOf(page, client, freelancer, number);
  const { versions } = await work.contract();
  // The offer is one thing to answer, with the price of all of it.
  const offered = turns(seller).getByRole('listitem').filter({ hasText: 'Contract offer' });
  await expect(offered).toContainText('$1,200.00');
  await expect(offered).toContainText('2 milestones');
  await work.asFreelancer(`/api/contracts/${number}/accept`, {
    signature: 'Nour Haddad',
    hash: versions[0]?.hash ?? '',
  });
  await page.goto('/client/dashboard');
  const toPay = turns(page).getByRole('listitem').filter({ hasText: 'Fund the milestone' });
  await expect(toPay).toContainText('You pay');
  await work.fund(1, 412_00);
  await work.fund(2, 824_00);
  await work.submit(1);
  await expect(turns(page).getByRole('listitem').filter({ hasText: 'Review the work' })).toContainText('Held');
  await expect(figure(page, 'Held')).toContainText('$1,236.00');
  await expect(figure(page, 'Active work')).toContainText('0 orders, 1 contract');
  await expect(rowOf(page, 'Contracts')).toContainText('$1,236.00');
  await expect(rowOf(page, 'Your projects')).toContainText('Work is under way');
  await look(page, 'dashboard-contract');

  await work.asClient(`/api/milestones/${number}-1/approve`);
  await expect(figure(page, 'Spent')).toContainText('$412.00');
  await expect(figure(page, 'Spent')).toContainText('Released to 1 freelancer');
  await seller.goto('/freelancer/dashboard');
  await expect(figure(seller, 'Clearing')).toContainText('$360.00');
  await expect(seller.getByText('$360.00 in the last 12 weeks').first()).toBeVisible();

  // A dispute is there at once, on a dashboard that is open.
  await work.asClient(`/api/milestones/${number}-2/dispute`, {
    items: ['Not to scale'],
    text: 'The signs are not to scale.',
    percent: 0,
    files: [],
  });
  const claim = turns(seller).getByRole('listitem').filter({ hasText: 'Answer the claim' });
  await expect(claim.getByRole('link')).toHaveAttribute('href', `/contracts/${number}`);
  await expect(rowOf(seller, 'Contracts')).toContainText('Disputed');
  await look(seller, 'dashboard-disputed');
});
