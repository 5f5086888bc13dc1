import { goodBrief } from '#domains/projects/test-brief.ts';
import { arriveAs } from './support/arrive-as.ts';
import { postedProject } from './support/contracts.ts';
import { manyProposals } from './support/many-proposals.ts';
import { newcomer } from './support/people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  screenshot,
  showTheme,
  test,
  type Page,
} from './support/test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Proposals' }).getByRole('listitem');
const opened = (page: Page) => page.getByRole('region', { name: /^Proposal of/ });

/** A project of someone new with 40 proposals by people of the demo world, on its desk. */
async function desk(page: Page): Promise<string> {
  const client = await newcomer(page, 'client', 'set-up');
  const slug = await postedProject(page, client, goodBrief());
  await manyProposals(slug, 40);
  await arriveAs(page, client.email, client.password);
  await page.goto(`/manage-projects/${slug}`);
  await expect(rows(page)).toHaveCount(40);
  return slug;
}

async function expectGood(page: Page, picture: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page);
  }
  await showTheme(page, 'light');
  await screenshot(page, picture);
}

test('a client comes from 40 proposals to a shortlist of five in at most 40 keys and presses', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no keys.');
  await desk(page);
  let acts = 1;
  await page.getByRole('button', { name: 'Read proposals' }).click();
  const press = async (key: string): Promise<void> => {
    acts += 1;
    await page.keyboard.press(key);
  };
  const chosen = new Set<string>();
  while (chosen.size < 5) {
    const name = await opened(page).getByRole('heading', { level: 2 }).first().innerText();
    // Whom others rated well: a client reads the best matches first.
    const rating = /Rated ([\d.]+) of 5/.exec((await opened(page).textContent()) ?? '')?.[1];
    if (Number(rating ?? 0) >= 4.5) {
      await press('s');
      await expect(opened(page).getByText('Shortlisted', { exact: true })).toBeVisible();
      chosen.add(name);
    }
    if (chosen.size === 5) break;
    await press('j');
    await expect(opened(page).getByRole('heading', { level: 2 }).first()).not.toHaveText(name);
  }
  console.log(`a shortlist of five of 40 proposals: ${acts} keys and presses`);
  expect(acts).toBeLessThanOrEqual(40);
  await press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Shortlisted 5' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Active 40' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proposals 40' })).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys for proposals' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Shortlisted 5' }).click();
  await expect(rows(page)).toHaveCount(5);
  for (const at of [0, 1, 2]) await rows(page).nth(at).getByRole('checkbox').check();
  await page.getByRole('group', { name: 'Chosen proposals' }).getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/compare=/);
  await expect(page.getByRole('row', { name: /^Price/ })).toBeVisible();
  await expectGood(page, 'proposals-compared');

  // Declined below a long table, one after the other: both can be undone, on every tab.
  const dialog = page.getByRole('dialog');
  for (const left of [3, 2]) {
    const declines = page.getByRole('table').getByRole('button', { name: 'Decline', exact: true });
    await expect(declines).toHaveCount(left);
    await declines.first().click();
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Decline proposal' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(page.getByRole('table').getByRole('button', { name: 'Undo decline' })).toHaveCount(2);
  const undo = page
    .getByRole('paragraph')
    .filter({ hasText: '2 proposals declined' })
    .getByRole('button', { name: 'Undo decline' });
  const tab = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Parts of the project' }).getByRole('link', { name });
  await tab(/^Messages/).click();
  await expect(undo).toBeInViewport();
  await undo.click();
  await expect(undo).toHaveCount(0);
  await tab(/^Proposals/).click();
  await expect(page.getByRole('link', { name: 'Shortlisted 5' })).toBeVisible();
});

test('keys work as soon as the list is loaded, and never in a field', async ({ page, isMobile }) => {
  test.skip(isMobile, 'Phones have no keys.');
  const slug = await desk(page);
  const link = (at: number) => rows(page).nth(at).getByRole('link');
  await page.keyboard.press('j');
  await expect(link(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(link(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const name = await opened(page).getByRole('heading', { level: 2 }).first().innerText();
  await page.keyboard.press('j');
  await expect(opened(page).getByRole('heading', { level: 2 }).first()).not.toHaveText(name);
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);

  await page.getByRole('searchbox').focus();
  await page.keyboard.type('sj?');
  await expect(page.getByRole('searchbox')).toHaveValue('sj?');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Coming from another page of the app, and with an opened proposal in the address.
  await page.goto('/manage-projects');
  await page.getByRole('link', { name: goodBrief().title }).first().click();
  await expect(rows(page)).toHaveCount(40);
  await page.keyboard.press('j');
  await expect(link(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${slug}\\?proposal=`));
  await page.reload();
  await expect(opened(page)).toHaveCount(1);
  await page.keyboard.press('s');
  await expect(opened(page).getByText('Shortlisted', { exact: true })).toBeVisible();
});

test('proposals are narrowed, opened, declined with an undo, written to together and moved on the board', async ({
  page,
  isMobile,
}) => {
  await desk(page);
  await expectGood(page, 'project-desk');
  // One line of controls, however narrow the window is.
  const [search, board] = await Promise.all(
    [page.getByRole('searchbox'), page.getByRole('link', { name: 'Board' })].map((control) => control.boundingBox()),
  );
  expect(Math.abs((search?.y ?? 0) - (board?.y ?? 99))).toBeLessThan(20);
  const { height = 0 } = (await rows(page).first().boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(42);
  expect(height).toBeLessThanOrEqual(58);

  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Lowest price' });
  await expect(page).toHaveURL(/sort=price/);
  await expect(rows(page).first()).toContainText('$320');
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/proposal=/);
  await expect(opened(page).getByText('I drew signs for two bakeries')).toBeVisible();
  await expect(opened(page).getByRole('button', { name: 'Shortlist' })).toBeInViewport();
  await expectGood(page, 'proposal-opened');

  if (isMobile) {
    await opened(page)
      .getByRole('button', { name: /^More about the proposal/ })
      .click();
    await page.getByRole('menuitem', { name: /^Decline/ }).click();
  } else await opened(page).getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decline proposal' }).click();
  await expect(dialog.getByText('Choose a reason.').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Another reason' }).check();
  await dialog.getByRole('textbox', { name: 'In your own words' }).fill('We paint them ourselves.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Decline proposal' }).click();
  await expect(opened(page).getByText('Declined', { exact: true })).toBeVisible();
  // One button for it, which nothing covers.
  await expect(page.getByText('You can undo it for 10 seconds.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(1);
  const undo = opened(page).getByRole('button', { name: 'Undo decline' });
  const isOnTop = (button: Element): boolean => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  expect(await undo.evaluate(isOnTop)).toBe(true);
  await undo.click();
  await expect(opened(page).getByText('New', { exact: true }).first()).toBeVisible();

  await (
    isMobile
      ? opened(page).getByRole('button', { name: 'Proposals' })
      : opened(page).getByRole('button', { name: 'Close proposal' })
  ).click();
  await expect(opened(page)).toHaveCount(0);
  for (const at of [0, 1, 2]) await rows(page).nth(at).getByRole('checkbox').check();
  await page.getByRole('group', { name: 'Chosen proposals' }).getByRole('button', { name: 'Message' }).click();
  await dialog.getByLabel('Message', { exact: true }).fill('Could you begin in May?');
  await dialog.getByRole('button', { name: 'Send to 3 people' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('group', { name: 'Chosen proposals' }).getByRole('button', { name: 'Clear' }).click();
  await page
    .getByRole('navigation', { name: 'Parts of the project' })
    .getByRole('link', { name: /^Messages/ })
    .click();
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(3);
  await expectGood(page, 'project-desk-messages');

  await page
    .getByRole('navigation', { name: 'Parts of the project' })
    .getByRole('link', { name: /^Proposals/ })
    .click();
  await page.getByRole('link', { name: 'Board' }).click();
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name},`) });
  const card = column('New').getByRole('listitem').first();
  await card.getByRole('button', { name: /^Move the proposal of/ }).click();
  await page.getByRole('menuitem', { name: 'Move to Shortlisted' }).click();
  await expect(column('Shortlisted').getByRole('listitem')).toHaveCount(1);
  if (!isMobile) {
    await column('Shortlisted')
      .getByRole('listitem')
      .first()
      .dragTo(column('Interviewing'), { targetPosition: { x: 60, y: 90 } });
    await expect(column('Interviewing').getByRole('listitem')).toHaveCount(1);
    await column('Interviewing')
      .getByRole('listitem')
      .first()
      .dragTo(column('New'), { targetPosition: { x: 60, y: 90 } });
    const explanation = page.getByText('A proposal is new until you decide about it.');
    await expect(explanation).toBeVisible();
    await expect(column('Interviewing').getByRole('listitem')).toHaveCount(1);
    await page.mouse.move(0, 0);
    await expect(explanation).toBeHidden();
  }
  // No card is wider than its column, and at 1280 px all six columns are in sight.
  for (const each of await page.getByRole('region', { name: 'Board' }).getByRole('listitem').all())
    expect(
      await each.evaluate(
        (card) => card.getBoundingClientRect().right <= (card.closest('section')?.getBoundingClientRect().right ?? 0),
      ),
    ).toBe(true);
  if (!isMobile) {
    const { x = 0, width = 9_999 } = (await column('Ended').boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(1_280);
  }
  await expectGood(page, 'project-desk-board');
  for (const tab of ['Brief', 'Activity', 'Contracts', 'Invited']) {
    await page
      .getByRole('navigation', { name: 'Parts of the project' })
      .getByRole('link', { name: new RegExp(`^${tab}`) })
      .click();
    await expectGood(page, `project-desk-${tab.toLowerCase()}`);
  }
});

test('a client sees in one row of the list what waits in a project, and closes it from there', async ({
  page,
  isMobile,
}) => {
  await desk(page);
  await page.goto('/manage-projects');
  const row = page.getByRole(isMobile ? 'listitem' : 'row').filter({ has: page.getByRole('checkbox') });
  await expect(row).toContainText('40 · 40 to read');
  await expect(row).toContainText('Read new proposals');
  await expect(row).toContainText('Open for proposals');
  const { height = 0 } = (await row.boundingBox()) ?? {};
  expect(height).toBeLessThanOrEqual(isMobile ? 180 : 64);
  await expectGood(page, 'manage-projects-row');

  await row.getByRole('button', { name: /^Actions for/ }).click();
  for (const name of ['Edit', 'Invite freelancers', 'Extend by 30 days', 'Stop proposals', 'Close project'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('checkbox').check();
  await page.getByRole('group', { name: 'Chosen projects' }).getByRole('button', { name: 'Close 1 project' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('We paint them ourselves.');
  await page.getByRole('dialog').getByRole('button', { name: 'Close 1 project' }).click();
  await expect(page.getByRole('link', { name: 'Ended 1' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the public page of a project has a bar for its owner and none of their tools', async ({ page }) => {
  const slug = await desk(page);
  await page.goto(`/projects/${slug}`);
  const bar = page.getByRole('complementary', { name: 'Your project' });
  await expect(bar.getByText('This is what others see.')).toBeVisible();
  // However long the brief is: without scrolling to its end.
  await expect(bar.getByRole('link', { name: 'Manage' })).toBeInViewport();
  await expect(page.getByText('Report this project')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Questions to answer in a proposal' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Proposals' })).toHaveCount(0);
  await expectGood(page, 'project-for-its-owner');
  await bar.getByRole('link', { name: 'Manage' }).click();
  await expect(page).toHaveURL(new RegExp(`/manage-projects/${slug}$`));
});
