import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../../errors.ts';
import { formatMoney, money } from '../../money.ts';
import type { Context } from '../context.ts';
import { html, type Html } from '../html.ts';
import type { Tx } from '../db/database.ts';
import { plainDocument } from '../web/plain-document.ts';
import { ProviderRefusal } from './provider.ts';
import { decideCheckout, testCheckout, type Outcome, type TestCheckout } from './test-checkouts.ts';
import { mountTestMethods } from './test-method-page.ts';
import { decideDispute, disputeCheckout, refundCheckout } from './test-returns.ts';

const PAYS_LATER_SECONDS = 20;

/** Everything a payer can meet at a real provider, one button each. */
const CHOICES: Record<string, { title: string; hint: string; outcome: Outcome }> = {
  pay: { title: 'Pay now', hint: 'The payment succeeds immediately.', outcome: { state: 'paid' } },
  challenge: {
    title: 'Pay with a 3-D Secure check',
    hint: 'Your bank asks you to confirm on the next page.',
    outcome: { state: 'challenge' },
  },
  later: {
    title: 'Pay by slow transfer',
    hint: `You return immediately. The money arrives about ${PAYS_LATER_SECONDS} seconds later.`,
    outcome: { state: 'pending', settlesInSeconds: PAYS_LATER_SECONDS },
  },
  decline: {
    title: 'Use a card that is declined',
    hint: 'The bank declines it. You are not charged.',
    outcome: { state: 'failed', reason: 'The bank declined the card.', isDeclined: true },
  },
  cancel: {
    title: 'Cancel and go back',
    hint: 'You are not charged.',
    outcome: { state: 'failed', reason: 'The payment was canceled.' },
  },
};
const CHALLENGE: Record<string, Outcome> = {
  pass: { state: 'paid' },
  fail: { state: 'failed', reason: 'The 3-D Secure check failed.', isDeclined: true },
};

/** A title may end with a number in brackets, which is in a line of its own: it is never broken. */
const ENDS_WITH_NUMBER = /^(.+) \(([A-Z0-9-]+)\)$/;

/** `formatMoney` writes the currency itself where a bare symbol would not say which: "$", but "CA$" and "SEK". */
export function summary({ title, amount, currency }: Pick<TestCheckout, 'title' | 'amount' | 'currency'>): Html {
  const [, words = title, number] = ENDS_WITH_NUMBER.exec(title) ?? [];
  return html`<div class="card"><dl>
  <dt>For</dt><dd>${words}</dd>
  ${number === undefined ? '' : html`<dt>Reference</dt><dd class="number">${number}</dd>`}
  <dt>Amount</dt><dd>${formatMoney(money(amount, currency))}</dd>
</dl></div>`;
}

const checkoutView = (checkout: TestCheckout): Html => html`<h1>Choose the outcome of this payment</h1>
  <p>This is the built-in test provider. No real money moves, and you don’t need a card.</p>
  ${summary(checkout)}
  <form method="post" action="/test-provider/checkout/${checkout.id}">
    ${Object.entries(CHOICES).map(([choice, { title, hint }]) => html`<div class="choice"><button name="choice" value="${choice}" aria-describedby="about-${choice}" class="${choice === 'pay' ? 'primary' : ''}">${title}</button><p class="quiet" id="about-${choice}">${hint}</p></div>`)}
  </form>`;

const challengeView = (checkout: TestCheckout): Html => html`<h1>Confirm this payment with your bank</h1>
  <p>A real bank would send a code to your phone here.</p>
  ${summary(checkout)}
  <form method="post" action="/test-provider/checkout/${checkout.id}/challenge">
    <button name="answer" value="pass" class="primary">Yes, approve the payment</button>
    <button name="answer" value="fail" class="danger">No, decline it</button>
  </form>`;

const OVER: Record<string, string> = {
  pending: 'This payment is pending.',
  paid: 'This payment succeeded.',
  failed: 'This payment failed.',
  expired: 'This checkout expired. You were not charged.',
};
/** What a bank may still do to a payment that was made. */
const AFTERWARDS: Record<string, { title: string; hint: string }> = {
  dispute: { title: 'Dispute it as the payer’s bank', hint: 'The bank reverses the payment until it decides.' },
  won: { title: 'Decide the dispute for the seller', hint: 'The payment is restored.' },
  lost: { title: 'Decide the dispute for the payer', hint: 'The money stays with the payer.' },
  refund: { title: 'Refund it at the provider', hint: 'As an operator would in the provider’s dashboard.' },
};
const afterwards = (checkout: TestCheckout): Html =>
  html`<h2>What can happen later</h2><form method="post" action="/test-provider/checkout/${checkout.id}/afterwards">${Object.entries(
    AFTERWARDS,
  ).map(
    ([what, { title, hint }]) =>
      html`<div class="choice"><button name="what" value="${what}" aria-describedby="about-${what}">${title}</button><p class="quiet" id="about-${what}">${hint}</p></div>`,
  )}</form>`;
const overView = (checkout: TestCheckout): Html => html`<h1>${OVER[checkout.state] ?? 'This checkout is closed.'}</h1>
  ${checkout.reason === null ? '' : html`<p>${checkout.reason}</p>`}
  ${summary(checkout)}
  <p><a href="${checkout.return_url}">Go back</a></p>
  ${checkout.state === 'paid' ? afterwards(checkout) : ''}`;

async function happenAfterwards(tx: Tx, checkout: TestCheckout, what: string): Promise<void> {
  if (what === 'dispute') await disputeCheckout(tx, checkout.id);
  if (what === 'won' || what === 'lost') await decideDispute(tx, checkout.id, what);
  if (what === 'refund')
    await refundCheckout(tx, {
      reference: null,
      payment: checkout.id,
      amount: money(checkout.amount, checkout.currency),
    });
}

/** The provider's hosted pages. They run in our process but know nothing of wallets: they keep only their own books. */
export function mountTestProvider(server: FastifyInstance, context: Context): void {
  const { database } = context;

  async function known(id: string): Promise<TestCheckout> {
    const checkout = /^tp_[\w-]{22}$/.test(id) ? await testCheckout(database.db, id) : undefined;
    if (checkout === undefined) throw new Failure('not_found');
    return checkout;
  }
  const page = (reply: FastifyReply, checkout: TestCheckout, body: Html): FastifyReply =>
    plainDocument(reply, {
      title: 'Test payment',
      brand: 'Test payments',
      body,
      formAction: new URL(checkout.return_url).origin,
    });

  async function decide(
    reply: FastifyReply,
    id: string,
    from: TestCheckout['state'],
    outcome: Outcome | undefined,
  ): Promise<FastifyReply> {
    const before = await known(id);
    if (outcome === undefined) throw new Failure('invalid_input', { message: 'Choose one of the buttons.' });
    const after = await database.transact((tx) => decideCheckout(tx, id, [from], outcome));
    if (after === undefined) return reply.redirect(`/test-provider/checkout/${id}`, 303);
    return reply.redirect(
      after.state === 'challenge' ? `/test-provider/checkout/${id}/challenge` : before.return_url,
      303,
    );
  }

  void server.register(async (routes) => {
    routes.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    mountTestMethods(routes, context);
    routes.get<{ Params: { id: string } }>('/test-provider/checkout/:id', async (request, reply) => {
      const checkout = await known(request.params.id);
      if (checkout.state === 'challenge') return page(reply, checkout, challengeView(checkout));
      return page(reply, checkout, checkout.state === 'open' ? checkoutView(checkout) : overView(checkout));
    });
    routes.get<{ Params: { id: string } }>('/test-provider/checkout/:id/challenge', async (request, reply) => {
      const checkout = await known(request.params.id);
      return page(reply, checkout, checkout.state === 'challenge' ? challengeView(checkout) : overView(checkout));
    });
    routes.post<{ Params: { id: string }; Body: { what?: string } | null }>(
      '/test-provider/checkout/:id/afterwards',
      async (request, reply) => {
        const checkout = await known(request.params.id);
        const what = request.body?.what ?? '';
        if (checkout.state !== 'paid' || !Object.hasOwn(AFTERWARDS, what))
          throw new Failure('invalid_input', { message: 'Choose one of the buttons.' });
        await database
          .transact((tx) => happenAfterwards(tx, checkout, what))
          .catch((error: unknown) => {
            if (error instanceof ProviderRefusal)
              throw new Failure('wrong_state', { message: 'Nothing is left of this payment to return.', cause: error });
            throw error;
          });
        return reply.redirect(`/test-provider/checkout/${checkout.id}`, 303);
      },
    );
    routes.post<{ Params: { id: string }; Body: { choice?: string } | null }>(
      '/test-provider/checkout/:id',
      async (request, reply) => {
        const choice = request.body?.choice ?? '';
        return decide(
          reply,
          request.params.id,
          'open',
          Object.hasOwn(CHOICES, choice) ? CHOICES[choice]?.outcome : undefined,
        );
      },
    );
    routes.post<{ Params: { id: string }; Body: { answer?: string } | null }>(
      '/test-provider/checkout/:id/challenge',
      async (request, reply) => {
        const answer = request.body?.answer ?? '';
        return decide(
          reply,
          request.params.id,
          'challenge',
          Object.hasOwn(CHALLENGE, answer) ? CHALLENGE[answer] : undefined,
        );
      },
    );
  });
}
