import { OPERATOR } from './support/app.ts';
import { arriveAs } from './support/arrive-as.ts';

import { expect, test } from './support/test.ts';

/** WEB-2: reports are collected. A violation is also in the console, which fails every other test. */
test('what breaks the policy is reported by the browser, and an operator sees it', async ({ page, allowConsole, anotherPerson }) => {
  allowConsole(/planted\.example/);
  await page.goto('/services?q=secret-words');
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'https://planted.example/pixel.png?who=me';
    document.body.append(picture);
  });
  const operator = await anotherPerson();
  await arriveAs(operator, OPERATOR.email, OPERATOR.password);
  await operator.goto('/admin/security-reports');
  // The screen reads again automatically until the report has been written down.
  const line = operator.getByRole('row').filter({ hasText: 'planted.example' }).filter({ hasText: '/services' });
  await expect(line).toBeVisible();
  await expect(line).toContainText('img-src');
  await expect(operator.getByText(/secret-words|who=me|pixel/)).toHaveCount(0);
});

test.fail('a violation on a page of ours fails the test that shows it', async ({ page }) => {
  await page.goto('/');
  const blocked = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('img'), { src: 'https://planted.example/pixel.png' })));
  await blocked;
});
