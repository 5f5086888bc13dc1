/** What an order asks of one side, as a card for both. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '#kit/actor.ts';
import { DAY_MS } from '#kit/clock.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { acceptExtension, askExtension } from './ask-extension.ts';
import { deliverWork } from './deliver-work.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { requestRevision } from './request-revision.ts';
import { submitRequirements } from './submit-requirements.ts';
import { orderCards } from './talk-cards.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(50_000));
});
afterAll(async () => {
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

async function started(): Promise<string> {
  const { number } = await world.place();
  await world.do((tx) =>
    submitRequirements(
      tx,
      world.client,
      { order_number: number, answers: [{ id: 'name', text: 'B' }], files: [] },
      world.context,
    ),
  );
  return number;
}
/** The cards that were shown about this order, oldest first, as this person sees them. */
async function cards(number: string, by: Actor) {
  const { rows } = await world.database.owner.query<{ kind: string; ref: string; author_id: string }>(
    `select c.kind, c.ref, m.author_id from message_card c join message m using (conversation_id, seq)
      where c.ref like $1 || '/%' order by c.seq`,
    [number],
  );
  const read = await Promise.all(
    rows.map(async ({ kind, ref }) =>
      (
        await orderCards
          .find((orderCard) => orderCard.kind === kind)
          ?.read(world.context.db, [ref], by.userId, world.context)
      )?.get(ref),
    ),
  );
  return read;
}

it('a request for more time waits for the client, then says what became of it', async () => {
  const number = await started();
  const ask = () =>
    world.do((tx) =>
      askExtension(
        tx,
        world.freelancer,
        { order_number: number, days: 3, reason: 'The printer is ill' },
        world.context,
      ),
    );
  const { extension } = await ask();
  expect(await cards(number, world.client)).toMatchObject([
    {
      label: 'Request for more time',
      number,
      note: 'The printer is ill',
      did: 'asked for more time · 3 days',
      turn: 'yours',
      act: { label: 'Answer the request', path: `/services/orders/${number}` },
    },
  ]);
  expect(await cards(number, world.freelancer)).toMatchObject([{ turn: 'theirs', act: null }]);
  expect(await cards(number, world.stranger)).toEqual([undefined]);
  const request = { order_number: number, request_id: extension?.id ?? '' };
  await world.do((tx) => acceptExtension(tx, world.client, request, world.context));
  await ask();
  expect(await cards(number, world.client)).toMatchObject([
    { state: { label: 'Accepted' }, turn: null, act: null },
    { turn: 'yours' },
  ]);
  await world.pass(3 * DAY_MS);
  expect((await cards(number, world.client))[1]).toMatchObject({ state: { label: 'Declined' }, turn: null });
});

it('a revision request waits for the freelancer until they deliver again', async () => {
  const number = await started();
  const deliver = () =>
    world.do((tx) =>
      deliverWork(
        tx,
        world.freelancer,
        { order_number: number, note: 'Done', link: 'https://example.com', files: [] },
        world.context,
      ),
    );
  await deliver();
  const items = [
    { what: 'A darker blue', where: 'Page 2' },
    { what: 'Shorter stem', where: '' },
  ];
  await world.do((tx) => requestRevision(tx, world.client, { order_number: number, items }, world.context));
  expect(await cards(number, world.freelancer)).toMatchObject([
    {
      label: 'Revision request',
      note: 'A darker blue · Shorter stem',
      turn: 'yours',
      act: { label: 'Deliver the revision' },
    },
  ]);
  expect(await cards(number, world.client)).toMatchObject([
    { turn: 'theirs', act: null, state: { label: 'In revision' } },
  ]);
  await deliver();
  expect(await cards(number, world.freelancer)).toMatchObject([{ turn: null, state: { label: 'Delivered' } }]);
});
