/**
 * Open work of every kind, done through the release that runs, so that a fixture made of it holds more than finished
 * orders.
 */
import { composed } from '#kit/server/db/database.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/server/db/database.ts';
import { disputeCheckout } from '#kit/server/payments/test-returns.ts';
import { usd, type Person, type TestApp } from '../../src/app/server/test-app.ts';

const SETTLES_WITHIN_MS = 30_000;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + SETTLES_WITHIN_MS;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what} did not happen`);
    await sleep(100);
  }
}

async function startFunding(
  desk: TestApp,
  as: Person,
  amount: number,
): Promise<{ funding_id: string; checkout: string }> {
  const { funding_id: fundingId, redirect_url: redirectUrl } = await desk.must<{
    funding_id: string;
    redirect_url: string;
  }>('POST', '/api/wallet/funding', {
    as,
    body: { amount: usd(amount) },
  });
  return { funding_id: fundingId, checkout: redirectUrl.split('/').pop() ?? '' };
}

/** The payer presses "pay" on the provider's page, which the running product serves. */
async function pay(desk: TestApp, checkout: string): Promise<void> {
  const answer = await fetch(`${desk.context.config.appUrl}/test-provider/checkout/${checkout}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: 'pay' }),
  });
  if (answer.status >= 400) throw new Error(`the payment page answered ${answer.status}`);
}

async function fund(desk: TestApp, as: Person, amount: number): Promise<{ funding_id: string; checkout: string }> {
  const funding = await startFunding(desk, as, amount);
  await pay(desk, funding.checkout);
  await until(
    'the payment',
    async () =>
      (await desk.must<{ state: string }>('GET', `/api/wallet/funding/${funding.funding_id}`, { as })).state ===
      'succeeded',
  );
  return funding;
}

async function order(desk: TestApp, as: Person, slug: string): Promise<string> {
  const { terms } = await desk.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as },
  );
  const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
  return (await desk.must<{ order_number: string }>('POST', '/api/orders', { as, body })).order_number;
}

const step = (desk: TestApp, as: Person, number: string, what: string, body: unknown = {}): Promise<unknown> =>
  desk.must('POST', `/api/orders/${number}/${what}`, { as, body });
const accept = (desk: TestApp, number: string): Promise<unknown> => step(desk, 'freelancer', number, 'requirements');
const deliver = (desk: TestApp, number: string): Promise<unknown> =>
  step(desk, 'freelancer', number, 'deliver', { note: 'Here it is.', link: 'https://example.com/files' });

async function withdraw(
  desk: TestApp,
  owner: Database,
  amount: number,
  method: string,
  lane: 'standard' | 'express',
): Promise<void> {
  await owner.db.rows(composed('update payout_method set proven_at = now() where id = $1'), [method]);
  await desk.must('POST', '/api/payouts/withdrawals', {
    as: 'freelancer',
    body: { amount: usd(amount), method, lane, expected_fee: usd(100) },
  });
}

/** While the product runs: payments arrive, orders are in every state, money is owed, held, clearing and in transit. */
export async function whileRunning(desk: TestApp, owner: Database): Promise<void> {
  const { slug } = await desk.publish();
  for (const amount of [400_000, 90_000]) await fund(desk, 'client', amount);
  await startFunding(desk, 'client', 5_000);
  await order(desk, 'client', slug);
  await accept(desk, await order(desk, 'client', slug));
  const delivered = await order(desk, 'client', slug);
  await accept(desk, delivered);
  await deliver(desk, delivered);
  await step(desk, 'client', await order(desk, 'client', slug), 'cancel', { reason: 'Changed plans entirely' });
  for (let earned = 0; earned < 4; earned += 1) {
    const number = await order(desk, 'client', slug);
    await accept(desk, number);
    await deliver(desk, number);
    await step(desk, 'client', number, 'approve');
    if (earned === 3) continue;
    await owner.db.rows(composed('update orders set clears_at = now(), clock_at = now() where number = $1'), [number]);
    await owner.db.rows(
      composed(
        'update charge set clears_at = orders.clears_at from orders where orders.id = charge.id and orders.number = $1',
      ),
      [number],
    );
    await owner.db.rows(
      composed('update job set run_at = now() where subject = (select id from orders where number = $1)'),
      [number],
    );
    await until(
      'clearing',
      async () =>
        (await owner.db.row(composed('select from orders where number = $1 and cleared_at is not null'), [number])) !==
        undefined,
    );
  }
  const { checkout } = await fund(desk, 'otherClient', 6_000);
  await order(desk, 'otherClient', slug);
  await desk.base.database.transact((tx) => disputeCheckout(tx, checkout));
  await until(
    'the debt',
    async () => (await owner.db.row(composed('select from payment_dispute where taken_at is not null'))) !== undefined,
  );
  await owner.db.rows(composed('update account set identity_verified_at = now() where id = $1'), [
    desk.people.freelancer.id,
  ]);
  const method = async (account_number: string): Promise<string> => {
    const bank = { kind: 'bank', country: 'US', holder: 'Test freelancer', routing: '021000021', account_number };
    return (await desk.must<{ id: string }>('POST', '/api/payouts/methods', { as: 'freelancer', body: bank })).id;
  };
  await withdraw(desk, owner, 2_000, await method('10000001'), 'standard');
}

/** While mail cannot be sent: messages wait with the queue's retries. */
export async function whileMailIsAway(desk: TestApp, owner: Database): Promise<void> {
  const slug = await owner.db.row(composed<{ slug: string }>('select slug from service where seller_id = $1'), [
    desk.people.freelancer.id,
  ]);
  await accept(desk, await order(desk, 'client', slug?.slug ?? ''));
  await owner.db.rows(composed('update account set verification_asked_at = null'));
  await desk.must('POST', '/api/user/verify-email/resend', { as: 'unverified', body: {} });
  await until(
    'a message that waits',
    async () =>
      (await owner.db.row(composed("select from job where lane <> 'timers' and last_error is not null"))) !== undefined,
  );
}

/**
 * While nothing runs: events that were not relayed, a payment that was not reported, a withdrawal that was just
 * requested.
 */
export async function whileStopped(desk: TestApp, owner: Database): Promise<void> {
  const [slug] = await owner.db.rows(composed<{ slug: string }>('select slug from service where seller_id = $1'), [
    desk.people.freelancer.id,
  ]);
  await accept(desk, await order(desk, 'client', slug?.slug ?? ''));
  await owner.db.rows(composed('update payout_method set proven_at = now() where user_id = $1'), [
    desk.people.freelancer.id,
  ]);
  const found = await owner.db.row(
    composed<{ id: string }>('select id from payout_method where user_id = $1 limit 1'),
    [desk.people.freelancer.id],
  );
  await withdraw(desk, owner, 2_100, found?.id ?? '', 'express');
  await desk.must('POST', '/api/user/data-exports', { as: 'client', body: {} });
  const [paid] = await owner.db.rows(
    composed<{ id: string }>("select id from funding where state = 'succeeded' and user_id = $1 limit 1"),
    [desk.people.client.id],
  );
  await desk.must('POST', `/api/wallet/funding/${paid?.id ?? ''}/refund`, {
    as: 'client',
    body: { amount: usd(1_017) },
  });
}
