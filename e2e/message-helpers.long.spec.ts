import { MODEL_KEY, modelSimulator, type ModelSimulator } from '#kit/server/language-model/model-simulator.ts';
import { startApp, type App } from './support/app.ts';
import { api } from './support/api.ts';
import { CLIENT, DEMO_PASSWORD, FREELANCER, signIn } from './support/people.ts';
import { messagesOn } from './support/talk.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  screenshot,
  showTheme,
  test as base,
  type Page,
} from './support/test.ts';
import { PHONE } from './support/widths.ts';

/** The product as set up by an operator with a language model. */
const test = base.extend<object, { app: App; simulator: ModelSimulator }>({
  simulator: [
    async ({}, use) => {
      const simulator = await modelSimulator();
      await use(simulator);
      await simulator.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ simulator }, use) => {
      const app = await startApp({ AI_API_BASE: simulator.base, AI_API_KEY: MODEL_KEY });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ app }, use) => {
    await use(app.url);
  },
});
test.afterEach(({ simulator }) => {
  simulator.fault = null;
  expect(simulator.complaints).toEqual([]);
});

const GERMAN = 'Können Sie das Logo bis Freitag in Blau liefern?';
const ENGLISH = 'Can you deliver the logo in blue by Friday?';

/** The demo client writes to the demo freelancer, who opens the conversation. */
async function opened(page: Page): Promise<void> {
  const { api_token: token } = await api<{ api_token: string }>(page, 'post', '/api/login', undefined, {
    email: CLIENT.email,
    password: DEMO_PASSWORD,
  });
  const body = { with: `person:${FREELANCER.username}`, id: crypto.randomUUID(), text: GERMAN };
  const { conversation_id: id } = await api<{ conversation_id: string }>(
    page,
    'post',
    '/api/conversations',
    token,
    body,
  );
  await signIn(page, FREELANCER.email);
  await page.goto(`/messages?conversation=${id}`);
  await expect(messagesOn(page).getByText(GERMAN).last()).toBeVisible();
  // What acts on a message comes with the first sign of someone.
  await page.keyboard.press('Tab');
}
const machine = (page: Page) => page.getByRole('region', { name: 'Made by a machine' });
const menuOfMessage = (page: Page) => page.getByRole('button', { name: /^Actions for the message “Können Sie/ }).last();

test('a freelancer has a message translated, the conversation summed up and a reply drafted', async ({
  page,
  simulator,
}) => {
  const { host } = new URL(simulator.base);
  /** What the model was sent last, as data. */
  const sent = (): string => simulator.requests.at(-1)?.messages[1]?.content ?? '';
  await opened(page);
  expect(simulator.asked).toEqual([]);

  await menuOfMessage(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Translate' }).press('Enter');
  const translating = page.getByRole('dialog', { name: 'Translate message' });
  await expect(translating.getByText(`The text of this message is sent to ${host}`)).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'model-consent');
  expect(simulator.asked).toEqual([]);
  simulator.says = () => ENGLISH;
  await translating.getByRole('button', { name: 'Translate', exact: true }).press('Enter');
  await expect(machine(page)).toContainText(ENGLISH);
  await expect(machine(page)).toBeFocused();
  await expect(machine(page)).toContainText('Made by a machine. It can be wrong.');
  expect(sent()).toContain(GERMAN);
  expect(sent()).not.toContain('Greta');
  await expectAccessible(page);
  await screenshot(page, 'model-translation');
  await page.keyboard.press('Escape');
  await expect(translating).toHaveCount(0);
  await expect(menuOfMessage(page)).toBeFocused();

  await page.getByRole('button', { name: /^Actions for the conversation/ }).click();
  await page.getByRole('menuitem', { name: 'Sum up' }).click();
  simulator.says = () => 'Person A wants the logo in blue by Friday.\n- Open: your answer.';
  await page.getByRole('dialog', { name: 'Sum up conversation' }).getByRole('button', { name: 'Sum up' }).click();
  await expect(machine(page)).toContainText('Greta Nyström wants the logo in blue by Friday.');
  await screenshot(page, 'model-summary');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  const field = page.getByLabel(/^Write to/);
  const draft = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Draft a reply' }).click();
  };
  const dialog = page.getByRole('dialog', { name: 'Draft a reply' });
  simulator.says = () => 'Yes, Friday works. Which blue?';
  await draft();
  await dialog.getByRole('button', { name: 'Draft a reply' }).click();
  await expect(machine(page)).toContainText('The other person gets nothing until you send it.');
  await screenshot(page, 'model-draft');
  await dialog.getByRole('button', { name: 'Use this draft' }).click();
  await expect(field).toHaveValue('Yes, Friday works. Which blue?');
  await expect(field).toBeFocused();
  await expect(page.getByText('A machine drafted this. Check it before you send it.')).toBeVisible();
  await screenshot(page, 'model-drafted');

  // From the second time on the press is enough, and what was typed is replaced only after a question.
  await field.fill('My own words.');
  await draft();
  await dialog.getByRole('button', { name: 'Use this draft' }).click();
  const question = page.getByRole('alertdialog', { name: 'Replace what you wrote?' });
  await screenshot(page, 'model-replace');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this draft' }).click();
  await question.getByRole('button', { name: 'Add below' }).click();
  await expect(field).toHaveValue('My own words.\n\nYes, Friday works. Which blue?');
  await expect(messagesOn(page).getByText('Yes, Friday works.')).toHaveCount(0);
});

test('a model that is busy, a lost connection and a narrow phone are said and shown in words', async ({
  page,
  simulator,
  allowConsole,
}) => {
  allowConsole(/status of 503|ERR_INTERNET_DISCONNECTED/);
  await opened(page);
  await page.setViewportSize({ ...PHONE, width: 320 });
  simulator.fault = 429;
  await menuOfMessage(page).click();
  await page.getByRole('menuitem', { name: 'Translate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translate message' });
  await dialog.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(dialog.getByRole('alert').first()).toContainText(
    'The language model is getting too many requests. Try again in a minute.',
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await screenshot(page, 'model-busy');

  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('No connection');
  await page.context().setOffline(false);

  simulator.fault = null;
  simulator.says = () => `${'Wörter ohne Ende '.repeat(40)}${'x'.repeat(90)}`;
  await dialog.getByLabel('Translate into').selectOption('German');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(machine(page)).toContainText('Wörter ohne Ende');
  await expectNoSidewaysScroll(page);
  await showTheme(page, 'dark');
  await expectAccessible(page);
  await screenshot(page, 'model-long');
});
