import type { ContractPage } from '#domains/contracts/contract.ts';
import type { ProjectDesk } from '#domains/proposals/desk-contract.ts';
import { goodBrief } from '#domains/projects/test-brief.ts';
import { addFunds, api } from './support/api.ts';
import { COVER, postedProject, usd } from './support/contracts.ts';
import { completeProfile } from './support/disputes.ts';
import { arriveAs } from './support/arrive-as.ts';
import { newcomer, type Newcomer } from './support/people.ts';
import { messagesOn, usernameOf, write } from './support/talk.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test, type Page } from './support/test.ts';
import { WIDE } from './support/widths.ts';

async function freelancerNamed(page: Page, first_name: string): Promise<Newcomer> {
  const freelancer = await newcomer(page, 'freelancer', 'set-up');
  await api(page, 'post', '/api/user/profile', freelancer.token, { first_name });
  await completeProfile(freelancer.email);
  return freelancer;
}

/** A project of two people: both propose before the first is hired, and both have a milestone with money behind it. */
async function hireBoth(page: Page, client: Newcomer, people: readonly Newcomer[]): Promise<void> {
  await addFunds(page, client.token, usd(2 * 412_00));
  const slug = await postedProject(page, client, goodBrief({ hires_wanted: people.length }));
  const sent = {
    price: usd(400_00),
    days: 21,
    cover: COVER,
    answers: [{ id: 'question-1', answer: 'Two bakeries in Turku.' }],
    project_version: 1,
  };
  for (const { token } of people) await api(page, 'post', `/api/projects/${slug}/proposals`, token, sent);
  const { proposals } = await api<ProjectDesk>(page, 'get', `/api/my/projects/${slug}/desk`, client.token);
  const milestones = [{ title: 'Sketches', price: usd(400_00), days: 7, criteria: ['One page for each sign'] }];
  const terms = {
    title: 'Signs for a bakery',
    scope: 'Signs for the third shop, as in the brief.',
    milestones,
    signature: 'Nour Haddad',
  };
  for (const { token } of people) {
    const username = await usernameOf(page, token);
    const proposal = proposals.find(({ freelancer }) => freelancer.username === username);
    const offer = { ...terms, freelancer: username, proposal: proposal?.id };
    const { contract_number: number } = await api<{ contract_number: string }>(
      page,
      'post',
      '/api/contracts',
      client.token,
      offer,
    );
    const { versions } = await api<ContractPage>(page, 'get', `/api/contracts/${number}`, token);
    await api(page, 'post', `/api/contracts/${number}/accept`, token, {
      signature: 'By hand',
      hash: versions[0]?.hash ?? '',
    });
    await api(page, 'post', `/api/milestones/${number}-1/fund`, client.token, { expected_total: usd(412_00) });
  }
}

test('a client and the two people hired for a project talk as a group', async ({
  page,
  anotherPerson,
  allowConsole,
}) => {
  // The open screen of someone who was taken out asks once more.
  allowConsole(/status of 404.*\/api\/conversations\//);
  const client = await newcomer(page, 'client', 'set-up');
  const [mira, jonas] = [await freelancerNamed(page, 'Mira'), await freelancerNamed(page, 'Jonas')];
  await hireBoth(page, client, [mira, jonas]);

  // Its client opens the group from the project.
  await arriveAs(page, client.email, client.password);
  await page.goto('/manage-projects');
  await page.getByRole('link', { name: /^In progress \d/ }).click();
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Message the group' }).click();
  await write(page, 'Both of you: the sign above the door comes first.');
  await expect(messagesOn(page)).toContainText('above the door comes first');

  const screens: Page[] = [];
  for (const { email, password } of [mira, jonas]) {
    const screen = await anotherPerson();
    screens.push(screen);
    await arriveAs(screen, email, password);
    await screen.goto('/messages');
    await screen.getByRole('link', { name: /above the door comes first/ }).click();
    await expect(messagesOn(screen)).toContainText('above the door comes first');
  }
  const [ofMira, ofJonas] = screens;
  if (ofMira === undefined || ofJonas === undefined) throw new Error('two people have a screen each');
  await write(ofMira, 'I send the sketch on Monday.');
  for (const screen of [page, ofJonas]) await expect(messagesOn(screen)).toContainText('sketch on Monday');
  await write(ofJonas, 'Then I draw the window on Tuesday.');
  for (const screen of [page, ofMira, ofJonas])
    await expect(messagesOn(screen)).toContainText(/above the door[\s\S]*on Monday[\s\S]*on Tuesday/);
  // Who wrote which: with three people a message says it.
  await expect(messagesOn(page).getByText('Mira Haddad').first()).toBeVisible();
  await expect(messagesOn(page).getByText('Jonas Haddad').first()).toBeVisible();

  // Someone who is taken out reads nothing that is said from then on, and the client can bring them back.
  const people = async (): Promise<void> => {
    await page.getByRole('button', { name: /^Actions for the conversation/ }).click();
    await page.getByRole('menuitem', { name: 'People in this group' }).click();
  };
  await people();
  const dialog = page.getByRole('dialog', { name: 'People in this group' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(WIDE);
  await screenshot(page, 'group-people');
  await dialog.getByRole('button', { name: 'Remove Jonas Haddad' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('button', { name: 'Add Jonas Haddad' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await write(page, 'Mira, the fish shop pays for the window too.');
  await expect(messagesOn(ofMira)).toContainText('fish shop pays');
  await expect(ofJonas.getByText('You’re no longer in this group')).toBeVisible();
  await screenshot(ofJonas, 'group-left');
  await ofJonas.goto('/messages');
  await expect(ofJonas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ofJonas.getByText('fish shop pays')).toHaveCount(0);

  await people();
  await dialog.getByRole('button', { name: 'Add Jonas Haddad' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Jonas Haddad' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await write(page, 'Jonas is back for the window.');
  await ofJonas.goto('/messages');
  await ofJonas.getByRole('link', { name: /Jonas is back/ }).click();
  await expect(messagesOn(ofJonas)).toContainText('Jonas is back');
  await expect(messagesOn(ofJonas).getByText('fish shop pays')).toHaveCount(0);
});
