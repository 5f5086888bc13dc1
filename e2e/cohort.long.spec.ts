import { OPERATOR } from './support/app.ts';
import { arriveAs } from './support/arrive-as.ts';
import { freshName, newcomer } from './support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, screenshot, test } from './support/test.ts';
import { wake } from './support/walk.ts';

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** SCN-55, ACA-1 to ACA-7. */
test('an institution signs and is confirmed; a student reads what is seen, signs, joins and leaves', async ({
  page,
  anotherPerson,
}) => {
  const school = `Brightwater College ${freshName()}`;
  const { email, password } = await newcomer(page, 'client', 'set-up');
  await arriveAs(page, email, password);
  await page.goto('/Agreement/uniagreement');
  await wake(page);
  await page.getByRole('link', { name: 'Sign this agreement' }).click();
  await page.getByRole('textbox', { name: 'Institution' }).fill(school);
  await page.getByRole('textbox', { name: 'Address' }).fill('4 Quay Lane\nBrightwater');
  await page.getByLabel('Your position').fill('Head of design');
  await page.getByRole('textbox', { name: 'Signature' }).fill('Mara Lindqvist');
  await page.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(page.getByRole('alert').getByText('Agree to sign electronically.')).toBeVisible();
  await page.getByLabel('I agree to sign version 1 of this agreement electronically').check();
  await expectAccessible(page);
  await screenshot(page, 'agreement-to-sign');
  await page.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(page.getByText(`You signed for ${school}`)).toBeVisible();

  const staff = await anotherPerson();
  await arriveAs(staff, OPERATOR.email, OPERATOR.password);
  await staff.goto('/admin/institutions');
  await screenshot(staff, 'institution-to-confirm');
  await staff.getByRole('button', { name: `Confirm and countersign ${school}` }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Signature').fill('Olu Perator');
  await dialog.getByRole('button', { name: 'Confirm and countersign' }).click();
  await expect(staff.getByText('Institution confirmed')).toBeVisible();

  await page.getByRole('link', { name: 'Open your institution' }).click();
  await expect(page.getByRole('heading', { name: school })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Signed agreement (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.getByRole('button', { name: 'Set up a cohort' }).click();
  await page.getByLabel('Name').fill('Design, second year');
  await page.getByLabel('First day').fill(day(-10));
  await page.getByLabel('Last day').fill(day(90));
  await page.getByRole('dialog').getByRole('button', { name: 'Set up cohort' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Design, second year' })).toBeVisible();
  await expectAccessible(page);

  const student = await anotherPerson();
  const learner = await newcomer(student, 'freelancer', 'set-up');
  await page.getByLabel('Email addresses').fill(learner.email);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  await expect(page.getByText('1 invited address')).toBeVisible();
  const link = async (): Promise<string> =>
    /\/academic\/join\/CH-[0-9A-Z-]+/.exec(
      await (await student.request.get(`/demo/outbox?to=${encodeURIComponent(learner.email)}`)).text(),
    )?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await arriveAs(student, learner.email, learner.password);
  await student.goto(await link());
  await expect(student.getByRole('heading', { level: 1, name: 'Join “Design, second year”' })).toBeVisible();
  await expect(student.getByText('never sees your messages, earnings')).toBeVisible();
  await student.getByRole('button', { name: 'Sign rules and join' }).click();
  await expect(student.getByRole('alert').getByText('Choose what applies to you.')).toBeVisible();
  await student.getByLabel('I’m 18 or older').check();
  await student.getByLabel('I agree to sign version 1 of the student rules electronically').check();
  await student.getByLabel('Signature').fill('Nour Haddad');
  await expectAccessible(student);
  await expectNoSidewaysScroll(student);
  await screenshot(student, 'student-rules-to-sign');
  await student.getByRole('button', { name: 'Sign rules and join' }).click();
  await expect(student.getByText('You signed version 1 of the student rules')).toBeVisible();
  await expectAccessible(student);
  await screenshot(student, 'membership');

  // The page of the supervisor is live.
  await expect(page.getByRole('link', { name: 'Nour Haddad' })).toBeVisible();
  await expect(page.getByText('0 services live')).toBeVisible();
  await expectAccessible(page);
  await screenshot(page, 'cohort-with-a-student');

  await student.getByRole('button', { name: 'Leave cohort Design, second year' }).click();
  await student.getByRole('alertdialog').getByRole('button', { name: 'Leave cohort' }).click();
  await expect(student.getByText('Left', { exact: true })).toBeVisible();
  await expect(page.getByText('No one has joined yet')).toBeVisible();
});
