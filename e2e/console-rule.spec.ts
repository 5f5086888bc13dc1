import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

/** The rules every story stands on, each shown a fault: these stories pass only when the rule refuses. */
test.fail('a console error fails a story', async ({ page }) => {
  await page.goto('/healthz');
  await page.evaluate(() => console.error('planted'));
});

test.fail('an error thrown in the page fails a story', async ({ page }) => {
  await page.goto('/healthz');
  const thrown = page.context().waitForEvent('weberror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    }, 0);
  });
  await thrown;
});

test.fail('an error at the second person’s screen fails a story', async ({ anotherPerson }) => {
  const page = await anotherPerson();
  await page.goto('/healthz');
  await page.evaluate(() => console.error('planted'));
});

test('an error the story expects does not', async ({ page, allowConsole }) => {
  allowConsole(/planted/);
  await page.goto('/healthz');
  await page.evaluate(() => console.error('planted'));
});

test('a picture without words is found, and a page that is too wide', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1><img src="data:,"><div style="width:4000px">wide</div></main>',
  );
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  await expect(expectNoSidewaysScroll(page)).rejects.toThrow('wider than the screen');
});
