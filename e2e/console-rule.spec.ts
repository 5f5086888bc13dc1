import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';
import { NARROWEST, onPhone } from './support/widths.ts';

/**
 * The rules every end-to-end test relies on, each shown a fault: these end-to-end tests pass only when the rule
 * refuses.
 */
test.fail('a console error fails an end-to-end test', async ({ page }) => {
  await page.goto('/healthz');
  await page.evaluate(() => console.error('planted'));
});

test.fail('an error thrown in the page fails an end-to-end test', async ({ page }) => {
  await page.goto('/healthz');
  const thrown = page.context().waitForEvent('weberror');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    }, 0);
  });
  await thrown;
});

test.fail('an error at the second person’s screen fails an end-to-end test', async ({ anotherPerson }) => {
  const page = await anotherPerson();
  await page.goto('/healthz');
  await page.evaluate(() => console.error('planted'));
});

test.fail('what the content security policy blocks fails an end-to-end test', async ({ page }) => {
  await page.goto('/');
  const blocked = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.evaluate(() =>
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://planted.example/pixel.png' })),
  );
  await blocked;
});

test('an error the end-to-end test expects does not', async ({ page, allowConsole }) => {
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

test.describe('the same document on a phone', () => {
  test.skip(({ isMobile }) => isMobile, 'It begins on the wide screen.');
  const planted = (head: string, main: string): string =>
    `<!doctype html><html lang="en"><head><title>Planted</title>${head}</head><main><h1>Planted</h1>${main}</main></html>`;
  const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';

  test('shows what is too wide there, and what is too wide on the narrowest', async ({ page }) => {
    await page.setContent(planted(VIEWPORT, '<div style="width:340px">wide</div>'));
    await expectNoSidewaysScroll(page);
    await onPhone(page, async (narrowTo) => {
      await expectNoSidewaysScroll(page);
      await narrowTo(NARROWEST);
      await expect(expectNoSidewaysScroll(page)).rejects.toThrow('wider than the screen');
    });
  });

  test('shows what only its styles hide and its theme makes pale', async ({ page }) => {
    const styles = `<style>
      button { display: none } [data-theme=dark] p { color: #333; background: #111 }
      @media (width < 40rem) and (pointer: coarse) { button { display: block } }
    </style>`;
    await page.setContent(planted(VIEWPORT + styles, '<p>Pale</p><button></button>'));
    await expectAccessible(page);
    await onPhone(page, async () => {
      await expect(expectAccessible(page)).rejects.toThrow('button-name');
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'dark';
      });
      await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
    });
    await expect(page.locator('button')).toBeHidden();
  });

  test('is as wide as a page for desktops where the page names no viewport', async ({ page }) => {
    await page.setContent(planted('', '<p>Small</p>'));
    await onPhone(page, async () => expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(980));
  });
});
