/**
 * Tips and extras paid with new money: carried out once when the money comes, or the money stays in the balance and its
 * payer is announced.
 */
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wallet } from '#domains/wallet/server/module.ts';
import { waitsForPaymentFirst } from '#domains/wallet/server/test-lock-order.ts';
import type { Payment } from '#domains/wallet/history-contract.ts';
import { lookUpFunding } from '#domains/wallet/server/look-up-funding.ts';
import { walletReactions } from '#domains/wallet/server/jobs.ts';
import { purchase } from '#domains/wallet/server/wallet.ts';
import { DAY_MS } from '#kit/clock.ts';
import { formatMoney, negate, type Money } from '#kit/money.ts';
import { decideCheckout, type Outcome } from '#kit/server/payments/test-checkouts.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { testApp, usd, type TestApp } from '../../../app/server/test-app.ts';
import type { Workroom } from '../contract.ts';
import { tipNumberOf } from '../tip.ts';
import { additionPaymentReaction } from './pay-addition.ts';
import { paymentReaction } from './pay-from-payment.ts';

interface Begun {
  funding_id: string;
  redirect_url: string;
  amount: Money;
}
interface Listed {
  number: string;
  state: string;
  pays: { kind: string; number: string; is_paid: boolean; can_retry: boolean } | null;
}

let base: TestDatabase;
let app: TestApp;
let slug: string;
let total: Money;
let number: string;
let offsetMs = 0;
beforeAll(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  Object.assign(app.context, { clock: () => new Date(Date.now() + offsetMs) });
  ({ slug } = await app.publish());
  ({ total } = (
    await app.must<{ terms: { total: Money } }>('GET', `/api/orders/quote?service=${slug}&package=basic`, {
      as: 'client',
    })
  ).terms);
});
afterAll(() => app.close());
const query = async (sql: string, values: unknown[] = []) =>
  (await base.owner.query<Record<string, string>>(sql, values)).rows;
const post = <Data>(url: string, body: object = {}, as: 'otherClient' | 'freelancer' = 'otherClient') =>
  app.must<Data>('POST', url, { as, body });
const read = <Data>(path: string) => app.must<Data>('GET', path, { as: 'otherClient' });
const room = () => read<Workroom>(`/api/orders/${number}`);
const balance = async () => Number((await read<{ spendable: Money }>('/api/mybalance')).spendable.amount);

/** Each test begins with work in progress and an empty balance, and earlier payments do not count towards the limit. */
beforeEach(async () => {
  offsetMs = 0;
  announced.length = 0;
  await query("update funding set created_at = created_at - interval '2 days'");
  await spend(await balance());
  await order();
});
afterEach(async () => {
  await freelancerIs(null);
  expect(await violations(base.owner)).toEqual([]);
});

async function order(): Promise<void> {
  await app.addMoney('otherClient', total);
  const wish = { service: slug, package: 'basic', extras: [], expected_total: total, pay_with: 'wallet' };
  ({ order_number: number } = await post<{ order_number: string }>('/api/orders', wish));
  await post(`/api/orders/${number}/requirements`, {}, 'freelancer');
}
async function freelancerIs(standing: string | null): Promise<void> {
  const { id } = app.people.freelancer;
  await query('update account set suspended_at = null, closing_at = null where id = $1', [id]);
  if (standing !== null) await query(`update account set ${standing} = now() where id = $1`, [id]);
}

async function spend(cents: number): Promise<void> {
  if (cents === 0) return;
  const id = uuidv7();
  const reference = { type: 'membership', id, label: 'ME-1' };
  const bought = {
    journalId: id,
    payerId: app.people.otherClient.id,
    price: usd(cents),
    tax: usd(0),
    income: 'R.mem',
    title: 'Plus',
    reference,
  } as const;
  await app.context.database.transact((tx) => purchase(tx, bought));
}
async function complete(): Promise<void> {
  await post(`/api/orders/${number}/deliver`, { note: 'Here it is.', link: 'https://example.com/files' }, 'freelancer');
  await post(`/api/orders/${number}/approve`);
}

const dispute = { items: ['The last sketch is missing.'], text: 'Only one arrived.', percent: 40, files: [] };
const way = (payment: Money) => ({ provider: 'test', use_balance: true, expected_payment: payment });
const tip = (cents: number, payment = cents) => ({ amount: usd(cents), note: 'Thank you', ...way(usd(payment)) });
const payTip = (cents = 1_500, payment = cents) =>
  post<Begun>(`/api/orders/${number}/tip/payment`, tip(cents, payment));
async function payExtra(): Promise<{ begun: Begun; total: Money }> {
  const extra = (await room()).addable[0];
  if (extra === undefined) throw new Error('the service has an extra');
  const begun = await post<Begun>(`/api/orders/${number}/extras/payment`, {
    extra: extra.id,
    expected_total: extra.total,
    ...way(extra.total),
  });
  return { begun, total: extra.total };
}
const stateOf = async ({ funding_id: id }: Begun) => (await read<{ state: string }>(`/api/wallet/funding/${id}`)).state;
const choose = (begun: Begun, outcome: Outcome) =>
  app.context.database.transact((tx) =>
    decideCheckout(tx, begun.redirect_url.split('/').pop() ?? '', ['open', 'challenge', 'pending'], outcome),
  );
const announced: string[] = [];
/** The reactions to what was announced, as the relay and the queue would run them, each of them twice and together. */
async function react(): Promise<void> {
  for (;;) {
    const due = (
      await base.owner.query<{ id: string; name: string; facts: never }>(
        'with taken as (delete from job where subject is null returning *) select id, name, facts from taken order by id',
      )
    ).rows;
    if (due.length === 0) return;
    for (const { id, name, facts } of due) {
      announced.push(name);
      for (const reaction of [...walletReactions, paymentReaction, additionPaymentReaction])
        if (reaction.event.name === name) {
          const news = { id, at: app.context.clock() };
          await Promise.all([reaction.react(facts, app.context, news), reaction.react(facts, app.context, news)]);
        }
    }
  }
}
async function paid(begun: Begun): Promise<string | null> {
  await choose(begun, { state: 'paid' });
  return confirmed(begun);
}
async function confirmed(begun: Begun): Promise<string | null> {
  // A webhook and the page that the payer returns to, both again.
  await Promise.all([lookUpFunding(app.context, begun.funding_id), lookUpFunding(app.context, begun.funding_id)]);
  await react();
  const [row] = await query('select pays_outcome, pays_facts from funding where id = $1', [begun.funding_id]);
  expect(row?.['pays_facts']).toBeNull();
  return row?.['pays_outcome'] ?? null;
}

describe('a tip paid with new money', () => {
  it('is given when the money has come, once, with what its payer wrote', async () => {
    await complete();
    const begun = await payTip();
    expect(begun.amount).toEqual(usd(1_500));
    expect((await room()).tip).toBeNull();
    expect(await paid(begun)).toBe('paid');
    expect((await room()).tip).toMatchObject({ amount: usd(1_500), note: 'Thank you' });
    expect(await balance()).toBe(0);
    expect(announced.filter((name) => name === 'order.tipped')).toHaveLength(1);
    const receipt = await app.send('GET', `/api/wallet/receipts/${tipNumberOf(number)}`, { as: 'otherClient' });
    expect([receipt.status, receipt.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('brings only what the balance lacks, and refuses another amount than was shown', async () => {
    await complete();
    await app.addMoney('otherClient', usd(400));
    const refused = await app.send('POST', `/api/orders/${number}/tip/payment`, {
      as: 'otherClient',
      body: tip(1_500),
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
    expect(await paid(await payTip(1_500, 1_100))).toBe('paid');
    expect(await balance()).toBe(0);
  });

  it('is not begun for what could not be given', async () => {
    const code = async (body: object, as: 'otherClient' | 'freelancer' | 'client' = 'otherClient') =>
      (await app.send('POST', `/api/orders/${number}/tip/payment`, { as, body })).body.code;
    expect(await code(tip(1_500))).toBe('wrong_state');
    await complete();
    expect(await code(tip(1_500), 'freelancer')).toBe('forbidden');
    expect(await code(tip(1_500), 'client')).toBe('not_found');
    expect(await code(tip(Number(total.amount) + 1))).toBe('invalid_input');
    expect(await query('select 1 from funding where pays_number = $1', [tipNumberOf(number)])).toEqual([]);
  });

  it('is never given twice: a second payment stays in the balance, and its payer is notified', async () => {
    await complete();
    const [first, second] = [await payTip(), await payTip(1_000)];
    // The second ended the first checkout; its payer was faster.
    await choose(first, { state: 'paid' });
    expect(await paid(second)).toBe('paid');
    expect(await confirmed(first)).toBe('already_paid');
    expect(announced).toContain('order.addition_payment_kept');
    expect((await room()).tip).toMatchObject({ amount: usd(1_000) });
    expect(await balance()).toBe(1_500);
  });

  it('given from the balance meanwhile, it ends the payment under way', async () => {
    await complete();
    const begun = await payTip();
    await app.addMoney('otherClient', usd(1_500));
    await post(`/api/orders/${number}/tip`, { amount: usd(1_500), note: '' });
    await react();
    expect(await read(`/api/wallet/funding/${begun.funding_id}`)).toMatchObject({
      state: 'expired',
      reason: 'You already gave this tip. You were not charged for it again.',
    });
  });

  it('stays in the balance when it can no longer be given', async () => {
    await complete();
    const begun = await payTip();
    offsetMs = 31 * DAY_MS;
    expect(await paid(begun)).toBe('closed');
    expect(announced).toContain('order.addition_payment_kept');
    offsetMs = 0;
    expect((await room()).tip).toBeNull();
    expect(await balance()).toBe(1_500);
  });

  it('stays in the balance when its rest was spent meanwhile', async () => {
    await complete();
    await app.addMoney('otherClient', usd(1_000));
    const begun = await payTip(2_500, 1_500);
    await spend(1_000);
    expect(await paid(begun)).toBe('not_enough');
    expect([await balance(), (await room()).tip]).toEqual([1_500, null]);
  });

  it('ends when the order is disputed before the money came', async () => {
    await complete();
    const begun = await payTip();
    await post(`/api/orders/${number}/dispute`, dispute);
    await react();
    expect(await stateOf(begun)).toBe('expired');
  });

  it('is not begun or given from the balance once the freelancer is suspended or leaves', async () => {
    await complete();
    await app.addMoney('otherClient', usd(1_500));
    for (const standing of ['suspended_at', 'closing_at']) {
      await freelancerIs(standing);
      for (const [path, body] of [
        ['tip', { amount: usd(1_500), note: '' }],
        ['tip/payment', tip(1_500)],
      ] as const)
        expect((await app.send('POST', `/api/orders/${number}/${path}`, { as: 'otherClient', body })).body.code).toBe(
          'wrong_state',
        );
    }
    expect([(await room()).tip, await balance()]).toEqual([null, 1_500]);
  });

  it('waits for a payment of the same tip before it touches the balance', async () => {
    await complete();
    const begun = await payTip();
    await app.addMoney('otherClient', usd(1_500));
    await waitsForPaymentFirst(base, begun.funding_id, () =>
      post(`/api/orders/${number}/tip`, { amount: usd(1_500), note: '' }),
    );
  });

  it('is forgotten 30 days after its payment failed', async () => {
    await complete();
    const begun = await payTip();
    await choose(begun, { state: 'failed', reason: 'The bank declined the card.', isDeclined: true });
    await lookUpFunding(app.context, begun.funding_id);
    const [facts, aged] = [
      'select pays_facts from funding where id = $1',
      'update funding set updated_at = now() - make_interval(days => $2) where id = $1',
    ];
    const sweepWallet = wallet.periodic?.find(({ name }) => name === 'wallet sweep')?.begin(app.context);
    await query(aged, [begun.funding_id, 29]);
    await sweepWallet?.();
    expect(await query(facts, [begun.funding_id])).toMatchObject([{ pays_facts: { note: 'Thank you' } }]);
    await query(aged, [begun.funding_id, 31]);
    await sweepWallet?.();
    expect(await query(facts, [begun.funding_id])).toEqual([{ pays_facts: null }]);
  });

  it('after a declined payment it is paid by another', async () => {
    await complete();
    const begun = await payTip();
    await choose(begun, { state: 'failed', reason: 'The bank declined the card.', isDeclined: true });
    await lookUpFunding(app.context, begun.funding_id);
    await react();
    expect(await paid(await payTip())).toBe('paid');
  });
});

describe('an extra paid with new money', () => {
  it('is added when the money has come, once', async () => {
    const before = await room();
    const { begun, total: cost } = await payExtra();
    expect(await paid(begun)).toBe('paid');
    const after = await room();
    expect(Number(after.terms.total.amount) - Number(before.terms.total.amount)).toBe(Number(cost.amount));
    expect([after.additions.length, after.addable.length, await balance()]).toEqual([1, before.addable.length - 1, 0]);
  });

  it('stays in the balance when the work was delivered before the money came', async () => {
    const { begun, total: cost } = await payExtra();
    await post(
      `/api/orders/${number}/deliver`,
      { note: 'Here it is.', link: 'https://example.com/files' },
      'freelancer',
    );
    expect(await paid(begun)).toBe('closed');
    expect(await balance()).toBe(Number(cost.amount));
    expect(announced).toContain('order.addition_payment_kept');
  });

  it('ends when the work is delivered or the order is canceled', async () => {
    const delivered = await payExtra();
    await post(
      `/api/orders/${number}/deliver`,
      { note: 'Here it is.', link: 'https://example.com/files' },
      'freelancer',
    );
    await react();
    expect(await stateOf(delivered.begun)).toBe('expired');
    await order();
    const cancelled = await payExtra();
    await post(`/api/orders/${number}/cancellation`, { percent: 0, reason: 'Not needed any more.' });
    await react();
    expect(await stateOf(cancelled.begun)).toBe('expired');
  });

  it('waits for a payment of the same extra before it touches the balance', async () => {
    const { begun, total: cost } = await payExtra();
    const extra = (await room()).addable[0];
    await app.addMoney('otherClient', cost);
    const body = { extras: [extra?.id], expected_total: cost };
    await waitsForPaymentFirst(base, begun.funding_id, () => post(`/api/orders/${number}/extras`, body));
  });

  it('is not added from the balance once the freelancer leaves', async () => {
    const extra = (await room()).addable[0];
    await app.addMoney('otherClient', usd(Number(extra?.total.amount)));
    await freelancerIs('closing_at');
    const body = { extras: [extra?.id], expected_total: extra?.total };
    expect((await app.send('POST', `/api/orders/${number}/extras`, { as: 'otherClient', body })).body.code).toBe(
      'wrong_state',
    );
  });

  it('two payments add it once', async () => {
    const [first, second] = [await payExtra(), await payExtra()];
    await choose(first.begun, { state: 'paid' });
    expect([await paid(second.begun), await confirmed(first.begun)]).toEqual(['paid', 'already_paid']);
    expect((await room()).additions).toHaveLength(1);
    expect(await balance()).toBe(Number(first.total.amount));
  });

  it('an offer is accepted when its money has come; a withdrawn one is not, and its checkout ends', async () => {
    const offer = async () => {
      await post(
        `/api/orders/${number}/extras/offer`,
        { kind: 'extra', title: 'A banner', price: usd(4_000), days: 1 },
        'freelancer',
      );
      const { additions, offer_total: cost } = await room();
      const open = additions.find(({ outcome }) => outcome === null);
      if (open === undefined || cost === null) throw new Error('there is an offer');
      const body = { request_id: open.id, expected_total: cost, ...way(cost) };
      return { id: open.id, begun: await post<Begun>(`/api/orders/${number}/extras/accept/payment`, body) };
    };
    const withdrawn = await offer();
    await post(`/api/orders/${number}/extras/withdraw`, { request_id: withdrawn.id }, 'freelancer');
    await react();
    expect(await read(`/api/wallet/funding/${withdrawn.begun.funding_id}`)).toMatchObject({ state: 'expired' });
    const { id, begun } = await offer();
    expect(await paid(begun)).toBe('paid');
    expect((await room()).additions.find((extra) => extra.id === id)).toMatchObject({ outcome: 'accepted' });
    expect(await balance()).toBe(0);
  });
});

describe('the list of payments', () => {
  async function receiptOf(paid: string): Promise<string> {
    const { token } = app.people.otherClient;
    const reply = await app.server.inject({
      method: 'GET',
      url: `/api/wallet/receipts/${paid}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return (await extractText(await getDocumentProxy(new Uint8Array(reply.rawPayload)), { mergePages: true })).text;
  }

  it('has a card payment under what it paid for, and the extra that it paid as one of its own', async () => {
    const { begun, total: cost } = await payExtra();
    expect(await paid(begun)).toBe('paid');
    const { items } = await read<{ items: Payment[] }>('/api/wallet/payments?limit=2');
    expect(items).toMatchObject([
      { kind: 'paid', words: 'Extra paid', number, amount: negate(cost) },
      { kind: 'added', words: 'Test payment', about: `For ${number}`, amount: cost, documents: [] },
    ]);
    const funding = items[1]?.number ?? '';
    // The order itself was paid from the balance.
    const receipt = await receiptOf(number);
    expect(receipt).toContain(`Built-in test provider, ${funding}: ${formatMoney(cost)}`);
    expect(receipt).toContain(`Wallet balance: ${formatMoney(total)}`);
    expect(receipt).toContain('No real money moved.');
    // One receipt for one payment, by either number.
    expect(await receiptOf(funding)).toBe(receipt);
  });

  const listed = async (fundingId: string) =>
    (await read<{ items: (Listed & { funding_id: string })[] }>('/api/wallet/fundings')).items.find(
      (payment) => payment.funding_id === fundingId,
    );

  it('says what a payment was for, and whether that is paid meanwhile', async () => {
    await complete();
    const declined = await payTip();
    await choose(declined, { state: 'failed', reason: 'The bank declined the card.', isDeclined: true });
    await lookUpFunding(app.context, declined.funding_id);
    const pays = { kind: 'tip', number: tipNumberOf(number) };
    expect(await listed(declined.funding_id)).toMatchObject({ state: 'failed', pays: { ...pays, is_paid: false } });
    await paid(await payTip());
    expect(await listed(declined.funding_id)).toMatchObject({ state: 'failed', pays: { ...pays, is_paid: true } });
  });

  it('offers a retry of a declined payment until what it was for has ended', async () => {
    await complete();
    const declined = await payTip();
    await choose(declined, { state: 'failed', reason: 'The bank declined the card.', isDeclined: true });
    await lookUpFunding(app.context, declined.funding_id);
    expect(await listed(declined.funding_id)).toMatchObject({ state: 'failed', pays: { can_retry: true } });
    await post(`/api/orders/${number}/dispute`, dispute);
    expect(await listed(declined.funding_id)).toMatchObject({
      state: 'failed',
      reason: 'The bank declined the card.',
      pays: { can_retry: false },
    });
  });

  it('does not call an order a top-up', async () => {
    const begun = await post<Begun & { order_number: string }>('/api/orders/checkout', {
      service: slug,
      package: 'basic',
      extras: [],
      expected_total: total,
      ...way(total),
    });
    const pays = { kind: 'order', number: begun.order_number };
    expect(await listed(begun.funding_id)).toMatchObject({ pays: { ...pays, is_paid: false } });
    await paid(begun);
    expect(await listed(begun.funding_id)).toMatchObject({ state: 'succeeded', pays: { ...pays, is_paid: true } });
  });

  it('a top-up is for nothing', async () => {
    const { funding_id: id } = await post<Begun>('/api/wallet/funding', { amount: usd(5_000), provider: 'test' });
    expect(await listed(id)).toMatchObject({ pays: null });
  });
});
