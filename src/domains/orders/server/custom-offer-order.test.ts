/** A custom offer from the request to the paid order, with every way it can end instead. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askForOffer, declineOffer, makeOffer, withdrawOffer } from '#domains/custom-offers/server/custom-offers.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { readOrderPage } from './order-page.ts';
import { readQuote } from './order-quote.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { placeOrder } from './place-order.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(500_000));
});
afterAll(() => world.close());

const OFFER = {
  scope: 'Three sketches and a version for embroidery',
  price: usd(24_000),
  delivery_days: 6,
  revisions: 1,
  valid_days: 5,
};
/** 3% client fee. */
const TOTAL = usd(24_720);
const ask = async () =>
  (
    await world.do((tx) =>
      askForOffer(
        tx,
        world.client,
        { service: world.slug, scope: 'A logo', budget: usd(25_000), wanted_on: '2026-04-01' },
        world.context,
      ),
    )
  ).number;
const offer = (number: string, more: Partial<typeof OFFER> = {}) =>
  world.do((tx) => makeOffer(tx, world.freelancer, number, { ...OFFER, ...more }, world.context));
const offered = async () => {
  const number = await ask();
  await offer(number);
  return number;
};
const place = (
  number: string,
  version = 1,
  payWith: 'wallet' | 'later' = 'wallet',
  total = TOTAL,
  by: Actor = world.client,
) =>
  world.do((tx) =>
    placeOrder(
      tx,
      by,
      { service: world.slug, extras: [], custom_offer: { number, version }, expected_total: total, pay_with: payWith },
      world.context,
    ),
  );
const withdraw = (number: string, by: Actor) => world.do((tx) => withdrawOffer(tx, by, number, world.context));
const decline = (number: string, by: Actor, reason: string) =>
  world.do((tx) => declineOffer(tx, by, number, reason, world.context));
const stateOf = async (number: string) =>
  (await world.database.owner.query<{ state: string }>('select state from custom_offer where number = $1', [number]))
    .rows[0]?.state;
/** So that the next test can ask again. */
const close = async (number: string) => {
  const state = await stateOf(number);
  if (state === 'requested') await withdraw(number, world.client);
  if (state === 'offered') await withdraw(number, world.freelancer);
};

describe('a custom offer', () => {
  it('becomes an ordinary order on its own terms, paid and held', async () => {
    const number = await offered();
    const quote = await readQuote(
      world.context.db,
      world.client,
      { service: world.slug, extras: [], custom_offer: { number, version: 1 } },
      world.context,
    );
    expect(quote).toMatchObject({
      terms: { price: usd(24_000), total: TOTAL },
      choices: { packages: [], extras: [] },
      offer: { custom_offer: { number } },
    });
    await expect(place(number, 1, 'wallet', usd(100))).rejects.toMatchObject({ code: 'price_changed' });
    const order = await place(number);
    expect(order).toMatchObject({ state: 'awaiting_requirements', deliveryDays: 6, revisions: { included: 1 } });
    const page = await readOrderPage(world.context.db, world.freelancer, order.number, world.context);
    expect(page.offer).toMatchObject({
      custom_offer: { number, version: 1 },
      package: { name: 'Custom', description: OFFER.scope, delivery_days: 6 },
    });
    expect(await balances(world.context.db, world.client.userId, 'USD')).toMatchObject({ held: TOTAL });
    await expect(place(number)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'ordered' } });
    await expect(withdraw(number, world.freelancer)).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'ordered' },
    });
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('is changed by another version alone: the one before can’t be ordered', async () => {
    const number = await offered();
    await offer(number, { price: usd(20_000) });
    await expect(place(number, 1)).rejects.toMatchObject({ code: 'wrong_state', data: { version: 2 } });
    expect(await place(number, 2, 'wallet', usd(20_600))).toMatchObject({ terms: { price: usd(20_000) } });
  });

  it('whose order is never paid can be ordered again while it holds', async () => {
    const number = await offered();
    const first = await place(number, 1, 'later');
    expect(await stateOf(number)).toBe('ordered');
    await expect(place(number)).rejects.toMatchObject({ code: 'wrong_state' });
    await world.pass(HOUR_MS);
    expect(await stateOf(number)).toBe('offered');
    const second = await place(number);
    expect(second.number).not.toBe(first.number);
    expect(await violations(world.database.owner)).toEqual([]);
  });

  it('whose order is never paid expires by its own date', async () => {
    const number = await offered();
    world.sleep(5 * DAY_MS - HOUR_MS / 12);
    await place(number, 1, 'later');
    await world.pass(HOUR_MS);
    expect(await stateOf(number)).toBe('expired');
  });

  it('lapses without an answer: a request after 7 days, an offer at its date', async () => {
    const requestNumber = await ask();
    await world.pass(7 * DAY_MS);
    expect(await stateOf(requestNumber)).toBe('expired');
    const number = await offered();
    await world.pass(5 * DAY_MS);
    expect(await stateOf(number)).toBe('expired');
    await expect(place(number)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'expired' } });
  });

  it('is declined with a reason, withdrawn, and limited to one for a service', async () => {
    const number = await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'wrong_state' });
    await expect(decline(number, world.freelancer, '')).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(offer(number, { price: usd(100) })).rejects.toMatchObject({ code: 'invalid_input' });
    await decline(number, world.freelancer, 'Not my style');
    expect(await stateOf(number)).toBe('declined');
    const again = await offered();
    await expect(withdraw(again, world.client)).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'offered' },
    });
    await decline(again, world.client, '');
    expect(await stateOf(again)).toBe('declined');
    await expect(place(again)).rejects.toMatchObject({ code: 'wrong_state' });
  });

  it('is one’s own: nobody else reads, answers or orders it', async () => {
    const number = await offered();
    await expect(place(number, 1, 'wallet', TOTAL, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(withdraw(number, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(place(number, 1, 'wallet', TOTAL, world.freelancer)).rejects.toMatchObject({ code: 'forbidden' });
    await close(number);
  });

  it('of a suspended seller can’t be ordered', async () => {
    const number = await offered();
    const suspend = (at: string | null) =>
      world.database.owner.query('update account set suspended_at = $2 where id = $1', [world.freelancer.userId, at]);
    await suspend(world.now().toISOString());
    await expect(place(number)).rejects.toMatchObject({ code: 'wrong_state', message: /can’t take orders/ });
    await suspend(null);
    await close(number);
  });

  it('has one winner when it is accepted and withdrawn, changed or ordered twice at the same moment', async () => {
    const races: readonly ((number: string) => Promise<unknown>)[] = [
      (number) => withdraw(number, world.freelancer),
      (number) => offer(number, { price: usd(30_000) }),
      (number) => place(number),
      (number) => decline(number, world.client, ''),
    ];
    for (const against of races) {
      const number = await offered();
      const both = await Promise.allSettled([place(number), against(number)]);
      const lost = both
        .filter(({ status }) => status === 'rejected')
        .map((result) => (result as PromiseRejectedResult).reason as unknown);
      expect(lost).toHaveLength(1);
      expect(lost[0]).toBeInstanceOf(Failure);
      expect(lost[0]).toMatchObject({ code: 'wrong_state' });
      await close(number);
    }
    expect(await violations(world.database.owner)).toEqual([]);
  });
});
