import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { ownerNow } from '../agreement.ts';
import { acceptExtra, offerExtra } from './add-extras.ts';
import { orderContract } from './order-contract.ts';
import { orderEvidence } from './order-evidence.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import type { Order } from './store.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
let order: Order;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(60_000));
  const { number } = await world.place();
  await world.do((tx) =>
    submitRequirements(tx, world.freelancer, { order_number: number, answers: [], files: [] }, world.context),
  );
  const wish = { order_number: number, kind: 'extra', title: 'A dark version', price: usd(5_000), days: 2 } as const;
  const offered = await world.do((tx) => offerExtra(tx, world.freelancer, wish, world.context));
  const request = { order_number: number, request_id: offered.extra?.id ?? '', expected_total: usd(5_150) };
  order = await world.do((tx) => acceptExtra(tx, world.client, request, world.context));
});
afterAll(() => world.close());

async function contract(number: string, reader: Actor): Promise<string> {
  const { file } = await orderContract(world.context.db, reader, number, world.context);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await buffer(file.content))), {
    mergePages: true,
  });
  return text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
}

describe('the contract of an order', () => {
  it('says the same to both sides: parties, scope, version, price with what was added, deadlines, rights and disputes', async () => {
    const read = await contract(order.number, world.client);
    for (const words of [
      'Client Example',
      'Freelancer Example',
      order.number,
      order.offer.title,
      'service version 1',
      'A dark version',
      '$50.00',
      '$206.00',
      'The freelancer earns $180.00 after the service fee of $20.00',
      'Delivery within 4 days',
      '2 revisions are included',
      'all rights in what is delivered stay with the freelancer',
      'without an end date',
      'within 5 working days',
    ])
      expect(read).toContain(words);
    expect(await contract(order.number, world.freelancer)).toBe(read);
  });

  it('is for its two people and for paid orders alone', async () => {
    await expect(contract(order.number, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    const unpaid = await world.place('later');
    await expect(contract(unpaid.number, world.client)).rejects.toMatchObject({
      code: 'wrong_state',
      data: { state: 'pending_payment' },
    });
  });
});

it('the price on a receipt is its package and each extra', async () => {
  expect(await orderEvidence.linesOf(world.context.db, order.id)).toEqual([
    { words: `${order.offer.package.name} package`, amount: usd(15_000) },
    { words: 'A dark version', amount: usd(5_000) },
  ]);
});

it.each([
  [
    { isCompleted: false, endedWith: null, isOver: false },
    'Nour owns the work until the order is completed. Then it becomes yours.',
    'You own the work until the order is completed. Then it becomes Nour’s.',
  ],
  [
    { isCompleted: true, endedWith: null, isOver: false },
    'You own the delivered work.',
    'Nour owns the delivered work.',
  ],
  [
    { isCompleted: false, endedWith: 4_000, isOver: true },
    'You own the delivered work.',
    'Nour owns the delivered work.',
  ],
  [
    { isCompleted: false, endedWith: 0, isOver: true },
    'The order was refunded: everything Nour made stays theirs, and you may not use it.',
    'The order was refunded: everything you made stays yours.',
  ],
])('the workroom says who owns the work: %j', (standing, client, freelancer) => {
  expect(ownerNow(standing, 'client', 'Nour')).toBe(client);
  expect(ownerNow(standing, 'freelancer', 'Nour')).toBe(freelancer);
});
