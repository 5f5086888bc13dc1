import { api } from './support/api.ts';
import { tokenOf, offeredWork } from './support/orders.ts';
import { arriveAs } from './support/arrive-as.ts';
import { CLIENT, expectLoaded, FREELANCER, newcomer } from './support/people.ts';
import { messagesOn, usernameOf, write } from './support/talk.ts';
import { expect, test, type Page } from './support/test.ts';

test.skip(({ isMobile }) => isMobile, 'A browser translates alike at any width.');

/**
 * As browsers do it: each text is replaced by its translation in two nested elements, again and again while the page
 * changes.
 */
const translate = (page: Page, keepsText: boolean): Promise<void> =>
  page.evaluate((keeps) => {
    const run = (): void => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (parent !== null && !parent.closest('font, script, style, textarea, svg') && text.data.trim() !== '')
          texts.push(text);
      }
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(keeps ? text : text.data);
      }
    };
    run();
    setInterval(run, 100);
  }, keepsText);

for (const keepsText of [false, true]) {
  const how = keepsText ? 'with the texts moved' : 'with the texts replaced';

  test(`a conversation that the browser translates goes on, ${how}`, async ({ page }) => {
    const [client, freelancer] = [
      await newcomer(page, 'client', 'set-up'),
      await newcomer(page, 'freelancer', 'set-up'),
    ];
    const username = await usernameOf(page, freelancer.token);
    await arriveAs(page, client.email, client.password);
    await page.goto(`/messages?with=person:${username}`);
    await write(page, 'Do you draw labels?');
    await expect(messagesOn(page)).toContainText('Do you draw labels?');
    await translate(page, keepsText);
    const { items } = await api<{ items: { id: string }[] }>(
      page,
      'get',
      '/api/conversations?filter=requests',
      freelancer.token,
    );
    await api(page, 'post', `/api/conversations/${items[0]?.id ?? ''}/messages`, freelancer.token, {
      id: crypto.randomUUID(),
      text: 'I do, for bread.',
    });
    await expect(messagesOn(page)).toContainText('I do, for bread.');
    await write(page, 'For how many kinds?');
    await expect(messagesOn(page)).toContainText('For how many kinds?');
    await expect(page.getByText('Internal Server Error')).toHaveCount(0);
  });

  test(`an order that the browser translates goes on when the work is delivered, ${how}`, async ({ page }) => {
    const [sellerToken, clientToken] = [await tokenOf(page, FREELANCER.email), await tokenOf(page, CLIENT.email)];
    const orderNumber = await (await offeredWork(page, sellerToken, clientToken)).start();
    await arriveAs(page, CLIENT.email);
    await page.goto(`/services/orders/${orderNumber}`);
    await expectLoaded(page);
    await translate(page, keepsText);
    await api(page, 'post', `/api/orders/${orderNumber}/deliver`, sellerToken, {
      note: 'All letters are drawn.',
      link: 'https://example.com/x',
      files: [],
    });
    await expect(page.getByText('All letters are drawn.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Approve/ }).first()).toBeVisible();
    await expect(page.getByText('Internal Server Error')).toHaveCount(0);
  });
}
