import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../../errors.ts';
import type { Context } from '../context.ts';
import { html, type Html } from '../html.ts';
import { plainDocument } from '../web/plain-document.ts';
import { decideMethod, testMethod, type TestCard, type TestMethod } from './test-methods.ts';

/** Cards a person can save with the test provider. They expire in three years, or soon. */
const CARDS: Record<string, { title: string; hint: string; card: TestCard | null }> = {
  visa: {
    title: 'Save a Visa card',
    hint: 'It expires in 2029.',
    card: { label: 'Visa', last4: '4242', expires: '2029-11' },
  },
  mastercard: {
    title: 'Save a Mastercard',
    hint: 'It expires in 2028.',
    card: { label: 'Mastercard', last4: '4444', expires: '2028-03' },
  },
  expired: {
    title: 'Save a card that has expired',
    hint: 'See how an expired card is shown.',
    card: { label: 'Visa', last4: '0069', expires: '2024-01' },
  },
  refused: { title: 'Use a card that is declined', hint: 'Nothing is saved.', card: null },
};

const view = html`<h1>Choose a card to save</h1>
  <p>This is the built-in test provider. You don’t need a real card, and you are not charged.</p>`;

/** The provider's hosted page for saving a method. */
export function mountTestMethods(routes: FastifyInstance, { database }: Context): void {
  async function known(id: string): Promise<TestMethod> {
    const method = /^pm_[\w-]{22}$/.test(id) ? await testMethod(database.db, id) : undefined;
    if (method === undefined) throw new Failure('not_found');
    return method;
  }
  const page = (reply: FastifyReply, method: TestMethod, body: Html): FastifyReply =>
    plainDocument(reply, {
      title: 'Test card',
      brand: 'Test payments',
      body,
      formAction: new URL(method.return_url).origin,
    });

  routes.get<{ Params: { id: string } }>('/test-provider/method/:id', async (request, reply) => {
    const method = await known(request.params.id);
    if (method.state !== 'open')
      return page(reply, method, html`<h1>Card saved</h1><p><a href="${method.return_url}">Go back</a></p>`);
    const choices = Object.entries(CARDS).map(
      ([card, { title, hint }]) =>
        html`<div class="choice"><button name="card" value="${card}" aria-describedby="about-${card}" class="${card === 'visa' ? 'primary' : ''}">${title}</button><p class="quiet" id="about-${card}">${hint}</p></div>`,
    );
    return page(
      reply,
      method,
      html`${view}<form method="post" action="/test-provider/method/${method.id}">${choices}</form>`,
    );
  });

  routes.post<{ Params: { id: string }; Body: { card?: string } | null }>(
    '/test-provider/method/:id',
    async (request, reply) => {
      const method = await known(request.params.id);
      const choice = request.body?.card ?? '';
      const chosen = Object.hasOwn(CARDS, choice) ? CARDS[choice] : undefined;
      if (chosen === undefined) throw new Failure('invalid_input', { message: 'Choose one of the buttons.' });
      await database.transact((tx) => decideMethod(tx, method.id, chosen.card));
      return reply.redirect(method.return_url, 303);
    },
  );
}
