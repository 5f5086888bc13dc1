/**
 * WH-3: in any order, repeated and up to seven days late, a provider's signed events leave every account and every
 * payment the same.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { money } from '#kit/money.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { drawFor, isWhole, SEED } from '#kit/server/test-draw.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import type { ProviderName } from '#kit/server/payments/provider.ts';
import { paypalSimulator, type PaypalSimulator } from '#kit/server/payments/simulators/paypal-simulator.ts';
import { stripeSimulator, type StripeSimulator } from '#kit/server/payments/simulators/stripe-simulator.ts';
import { sendPayout } from '#domains/payouts/server/send-payout.ts';
import { payoutReactions, payoutTimers } from '#domains/payouts/server/jobs.ts';
import { walletReactions, walletTimers } from '#domains/wallet/server/jobs.ts';
import { clear, hold, settle } from '#domains/wallet/server/wallet.ts';
import { violations } from '../../../db/checks/run-checks.ts';
import {
  paypalScenarios,
  paypalEvents,
  stripeScenarios,
  type Scenario,
  type ProviderEvent,
} from './provider-scenarios.ts';
import { testApp, usd, type TestApp } from './test-app.ts';

/** Orders tried for each provider. */
const RUNS = isWhole() ? 20 : 2;
const [KEY, SECRET, WEBHOOK] = ['sk_test_only_for_tests', 'whsec_only_for_tests', 'WH-ID'];

let base: TestDatabase;
let app: TestApp;
let stripe: StripeSimulator;
let paypal: PaypalSimulator;
let offsetMs = 0;
beforeAll(async () => {
  stripe = await stripeSimulator(KEY, '2026-10-28.endive');
  paypal = await paypalSimulator('client-id', 'client-secret');
  base = await testDatabase();
  const settings = {
    TEST_PAYMENTS: 'off',
    STRIPE_SECRET_KEY: KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_only_for_tests',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: 'client-id',
    PAYPAL_CLIENT_SECRET: 'client-secret',
    PAYPAL_WEBHOOK_ID: WEBHOOK,
    PAYPAL_MERCHANT_ID: 'MERCHANT12345',
    PAYPAL_API_BASE: paypal.url,
  };
  app = await testApp(settings, base);
  Object.assign(app.context, { clock: () => new Date(Date.now() + offsetMs) });
  await query('update account set identity_verified_at = now()');
});
afterAll(() => Promise.all([app.close(), stripe.close(), paypal.close()]));

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.base.database.pool.query<Row & Record<string, unknown>>(sql, values)).rows;

/** Runs the reactions to what was announced, as the relay and the queue would. */
async function react(): Promise<void> {
  const due = await query<{ id: string; name: string; facts: never }>(
    'with taken as (delete from job where subject is null returning *) select id, name, facts from taken order by id',
  );
  for (const { id, name, facts } of due)
    for (const reaction of [...walletReactions, ...payoutReactions])
      if (reaction.event.name === name) await reaction.react(facts, app.context, { id, at: app.context.clock() });
}

async function pass(ms: number): Promise<void> {
  offsetMs += ms;
  while (await fireDueTimers(app.context, [...walletTimers, ...payoutTimers], app.context.clock())) continue;
  await react();
}

const send = async (provider: ProviderName, { body, headers }: ProviderEvent): Promise<void> => {
  const url = `/api/payments/webhooks/${provider}`;
  const answer = await app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers() },
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
};

/** The ideal order: each event once, immediately, one after the other. */
async function inTurn(provider: ProviderName, events: readonly ProviderEvent[]): Promise<void> {
  for (const event of events) {
    await send(provider, event);
    await react();
  }
}

/** Shuffled, some of them repeated, with up to six days and a half between the first and the last. */
async function inAnyOrder(
  provider: ProviderName,
  events: readonly ProviderEvent[],
  random: () => number,
): Promise<void> {
  const all = [...events, ...events.filter(() => random() < 0.3)]
    .map((event) => ({ one: event, place: random() }))
    .toSorted((a, b) => a.place - b.place);
  // Without look-ups, the events alone must be enough.
  if (random() < 0.5) await query("delete from job where name = 'wallet.funding_look_up'");
  for (const { one } of all) {
    await send(provider, one);
    if (random() < 0.7) await react();
    if (random() < 0.15) await pass(Math.min(random() * 2 * DAY_MS, 6.5 * DAY_MS - offsetMs));
  }
  await react();
  for (const _later of [1, 2]) await pass(7 * HOUR_MS);
}

const balancesNow = async (): Promise<Map<string, bigint>> => {
  const rows = await query<{ name: string; amount: string }>(
    "select account.name || coalesce(' of ' || account.owner::text, '') as name, sum(entry.amount)::text as amount from ledger.account join ledger.entry on account_id = account.id group by 1",
  );
  return new Map(rows.map(({ name, amount }) => [name, BigInt(amount)]));
};

/** Every account that moved since. */
async function movedSince(before: Map<string, bigint>): Promise<string[]> {
  const now = await balancesNow();
  return [...now]
    .map(([name, amount]) => `${name}: ${amount - (before.get(name) ?? 0n)}`)
    .filter((line) => !line.endsWith(': 0'))
    .toSorted();
}

interface Run {
  /** What became of each payment, by the command. */
  states(): Promise<unknown>;
  readonly events: readonly ProviderEvent[];
}

/** Starts over, lets things happen at the provider, delivers its events, and returns how everything ended. */
async function ending(
  begin: () => Promise<Run>,
  deliver: (events: readonly ProviderEvent[]) => Promise<void>,
): Promise<unknown> {
  offsetMs = 0;
  await query('delete from job where subject is not null');
  await query('delete from job where subject is null');
  await spendAll();
  const before = await balancesNow();
  const run = await begin();
  await react();
  await deliver(run.events);
  const end = { states: await run.states(), moved: await movedSince(before) };
  expect(await query("select kind, note from payment_event where state <> 'done'")).toEqual([]);
  expect([...stripe.complaints.splice(0), ...paypal.complaints.splice(0)]).toEqual([]);
  return end;
}

async function sameInAnyOrder(provider: ProviderName, begin: () => Promise<Run>): Promise<void> {
  const meant = await ending(begin, (events) => inTurn(provider, events));
  for (let run = 0; run < RUNS; run += 1) {
    const random = drawFor(`${provider} ${run}`).next;
    expect(
      await ending(begin, (events) => inAnyOrder(provider, events, random)),
      `order ${run}, TEST_SEED=${SEED}`,
    ).toEqual(meant);
  }
  expect(await violations(base.owner)).toEqual([]);
}

/**
 * Empties the client's balance, so that what is taken back comes from these payments or is owed, and resets the daily
 * limit.
 */
async function spendAll(): Promise<void> {
  await query("update funding set created_at = created_at - interval '2 days'");
  const { spendable } = await app.must<{ spendable: { amount: string } }>('GET', '/api/mybalance', { as: 'client' });
  if (spendable.amount === '0') return;
  const reference = { type: 'order', id: uuidv7(), label: 'SPENT' } as const;
  const wanted = {
    journalId: uuidv7(),
    payerId: app.people.client.id,
    amount: usd(Number(spendable.amount)),
    reference,
  };
  await app.context.database.transact((tx) => hold(tx, wanted));
}

async function payments(provider: 'card' | 'paypal', scenarios: Record<string, Scenario>): Promise<Run> {
  const events: ProviderEvent[] = [];
  const fundings: [string, string][] = [];
  for (const [name, scenario] of Object.entries(scenarios)) {
    const start = async (): Promise<string> => {
      const body = { amount: usd(50_00), provider };
      const { funding_id: fundingId } = await app.must<{ funding_id: string }>('POST', '/api/wallet/funding', {
        as: 'client',
        body,
      });
      fundings.push([name, fundingId]);
      return (
        (
          await query<{ reference: string }>('select provider_reference as reference from funding where id = $1', [
            fundingId,
          ])
        )[0]?.reference ?? ''
      );
    };
    events.push(...(await scenario(start)));
  }
  const statesOf = async ([name, id]: [string, string]): Promise<[string, string]> => {
    const rows = await query<{ state: string }>(
      `select state from funding where id = $1 union all select *
        from (select 'refund ' || amount || ' ' || state from funding_refund where funding_id = $1 order by amount) r
       union all select * from
         (select (case when starts_with(provider_reference, 'reversal-') then 'reversal ' else 'dispute ' end) || amount
         || ' ' || state from payment_dispute where funding_id = $1 order by 1) d`,
      [id],
    );
    return [name, rows.map(({ state }) => state).join(', ')];
  };
  return { events, states: async () => Object.fromEntries(await Promise.all(fundings.map(statesOf))) };
}

describe(`any order of a provider's news ends the same (seed ${SEED})`, () => {
  test('payments by card', { timeout: 60_000 + RUNS * 30_000 }, async () => {
    await sameInAnyOrder('card', () => payments('card', stripeScenarios(stripe, SECRET)));
  });

  test('payments by PayPal', { timeout: 60_000 + RUNS * 30_000 }, async () => {
    const capture = (orderId: string) =>
      app.context.payments.paypal?.lookUp(orderId) ?? Promise.reject(new Error('no PayPal'));
    await sameInAnyOrder('paypal', () => payments('paypal', paypalScenarios(paypal, WEBHOOK, capture)));
  });

  test('payouts by PayPal', { timeout: 60_000 + RUNS * 30_000 }, async () => {
    const as = 'freelancer';
    const event = paypalEvents(paypal, WEBHOOK);
    const courses = {
      paid: ['UNCLAIMED', 'SUCCESS'],
      returned: ['SUCCESS', 'RETURNED'],
      failed: ['PENDING', 'FAILED'],
    } as const;
    const begin = async (): Promise<Run> => {
      await query('update payout_method set removed_at = now(), is_default = false where removed_at is null');
      await earn(100_00);
      const events: ProviderEvent[] = [];
      const numbers: [string, string][] = [];
      for (const [name, statuses] of Object.entries(courses)) {
        const email = `${uuidv7()}@example.com`;
        const { id: method } = await app.must<{ id: string }>('POST', '/api/payouts/methods', {
          as,
          body: { holder: 'Test freelancer', kind: 'paypal', country: 'NO', email },
        });
        const body = { amount: usd(20_00), method, lane: 'standard', expected_fee: usd(40) };
        const { number } = await app.must<{ number: string }>('POST', '/api/payouts/withdrawals', { as, body });
        numbers.push([name, number]);
        // Out of its hold, then out with its batch.
        for (let step = 0; step < 2; step += 1) {
          await query(
            "update job set run_at = now() - interval '1 second' where subject is not null and name like 'payouts.%'",
          );
          while (await fireDueTimers(app.context, payoutTimers)) continue;
        }
        const id = (await query<{ id: string }>('select id from withdrawal where number = $1', [number]))[0]?.id ?? '';
        await sendPayout(app.context, id);
        const sent = [...paypal.payouts.values()].find(({ sender }) => sender === id);
        for (const status of statuses) {
          Object.assign(sent ?? {}, { status });
          events.push(
            event(
              `PAYMENT.PAYOUTS-ITEM.${status === 'SUCCESS' ? 'SUCCEEDED' : status}`,
              paypal.itemOf(sent?.batch ?? ''),
            ),
          );
        }
      }
      const stateOf = async ([name, number]: [string, string]): Promise<[string, string]> => [
        name,
        (await app.must<{ state: string }>('GET', `/api/payouts/withdrawals/${number}`, { as })).state,
      ];
      return { events, states: async () => Object.fromEntries(await Promise.all(numbers.map(stateOf))) };
    };
    await sameInAnyOrder('paypal', begin);
  });
});

async function earn(cents: number): Promise<void> {
  await app.addMoney('client', usd(cents));
  const reference = { type: 'order', id: uuidv7(), label: 'EARNED' } as const;
  const zero = money('0', 'USD');
  const [payerId, freelancerId] = [app.people.client.id, app.people.freelancer.id];
  await app.context.database.transact(async (tx) => {
    await hold(tx, { journalId: uuidv7(), payerId, amount: usd(cents), reference });
    await settle(tx, {
      journalId: uuidv7(),
      reference,
      payeeId: freelancerId,
      earned: usd(cents),
      serviceFee: zero,
      clientFee: zero,
      tax: zero,
    });
    await clear(tx, { journalId: uuidv7(), userId: freelancerId, amount: usd(cents), reference });
  });
}
