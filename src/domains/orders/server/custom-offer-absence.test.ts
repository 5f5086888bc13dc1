/**
 * What an absence, a pause, a full queue and a closed account mean for custom offers (OFR-9, OFR-10), and files with a
 * request (OFR-11).
 */
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customOfferNotices } from '#domains/custom-offers/notices.ts';
import {
  askForOffer,
  customOfferChecks,
  customOfferReactions,
  dropForgottenFiles,
  makeOffer,
  openRequestFile,
  readOfferForm,
  readOfferPage,
  requestFiles,
  withdrawOffer,
} from '#domains/custom-offers/server/custom-offers.ts';
import { changeCapacity } from '#domains/services/server/services.ts';
import type { Actor } from '#kit/actor.ts';
import { after, DAY_MS } from '#kit/clock.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { placeOrder } from './place-order.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(500_000));
});
afterAll(async () => {
  // Queues are counted by jobs, which don't run here.
  await world.database.owner.query('delete from seller_capacity');
  expect(await violations(world.database.owner)).toEqual([]);
  await world.close();
});

const OFFER = { scope: 'Three sketches', price: usd(24_000), delivery_days: 6, revisions: 1, valid_days: 5 };
const TOTAL = usd(24_720);
const ask = async (files: readonly string[] = []) =>
  (
    await world.do((tx) =>
      askForOffer(
        tx,
        world.client,
        { service: world.slug, scope: 'A logo', budget: null, wanted_on: null, files },
        world.context,
      ),
    )
  ).number;
const offer = (number: string, validDays = 5) =>
  world.do((tx) => makeOffer(tx, world.freelancer, number, { ...OFFER, valid_days: validDays }, world.context));
const place = (number: string) =>
  world.do((tx) =>
    placeOrder(
      tx,
      world.client,
      {
        service: world.slug,
        extras: [],
        custom_offer: { number, version: 1 },
        expected_total: TOTAL,
        pay_with: 'wallet',
      },
      world.context,
    ),
  );
const page = (number: string, reader = world.client) => readOfferPage(world.context.db, reader, number, world.context);
const form = () => readOfferForm(world.context.db, world.client, world.slug, world.context);
const awayFor = (days: number | null, mostOpen: number | null = null) =>
  world.do((tx) =>
    changeCapacity(
      tx,
      world.freelancer,
      { most_open: mostOpen, away_until: days === null ? null : after(world.now(), days * DAY_MS).toISOString() },
      world.context,
    ),
  );
const setState = (state: string) => world.database.owner.query('update service set state = $1', [state]);

/** Nothing open and nobody away. */
beforeEach(async () => {
  await awayFor(null);
  await setState('active');
  const open = await world.database.owner.query<{ number: string; state: string }>(
    "select number, state from custom_offer where state in ('requested', 'offered')",
  );
  for (const { number, state } of open.rows)
    await world.do((tx) =>
      withdrawOffer(tx, state === 'requested' ? world.client : world.freelancer, number, world.context),
    );
});

describe('a custom offer of a seller who is away', () => {
  it('is not requested, and the form says until when', async () => {
    await awayFor(10);
    await expect(ask()).rejects.toMatchObject({
      code: 'wrong_state',
      message: /^This freelancer is away until March 12/,
    });
    expect(await form()).toMatchObject({ away_until: '2026-03-12T09:00:00.000Z', refusal: /away until/ });
  });

  it('is answered all the same, but has to hold until they are back', async () => {
    const number = await ask();
    await awayFor(10);
    await expect(offer(number, 10)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { valid_days: [/^You’re away until March 12/] },
    });
    await offer(number, 11);
    expect(await page(number)).toMatchObject({
      state: 'offered',
      refusal: /You can order it from then on\.$/,
      away_until: '2026-03-12T09:00:00.000Z',
    });
    await expect(place(number)).rejects.toMatchObject({
      code: 'wrong_state',
      message: /You can order it from then on\.$/,
    });
    await awayFor(null);
    expect(await page(number)).toMatchObject({ refusal: null, away_until: null });
    expect(await place(number)).toMatchObject({ state: 'awaiting_requirements' });
  });

  it('that ends before they are back says so', async () => {
    const number = await ask();
    await offer(number, 3);
    await awayFor(10);
    await expect(place(number)).rejects.toMatchObject({ code: 'wrong_state', message: /The offer ends before that/ });
  });
});

it('a full queue keeps nobody from asking, answering or ordering: the seller named the days', async () => {
  await awayFor(null, 1);
  await world.database.owner.query("update seller_capacity set open_orders = 5, closed = 'full', closed_since = now()");
  const number = await ask();
  await offer(number);
  expect(await place(number)).toMatchObject({ state: 'awaiting_requirements' });
  await awayFor(null);
  await world.database.owner.query('delete from seller_capacity');
});

it('a paused service gets no new requests; what was offered of it is ordered', async () => {
  const open = await ask();
  await setState('paused');
  await expect(ask()).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'paused' } });
  await offer(open);
  expect(await place(open)).toMatchObject({ state: 'awaiting_requirements' });
});

describe('an account that is closed', () => {
  const reactTo = async (userId: string) => {
    for (const reaction of customOfferReactions)
      await reaction.react({ userId } as never, world.context, { id: '1', at: world.now() });
  };
  const ended = async (number: string) => {
    const news = await world.database.owner.query<{ facts: never }>(
      "select facts from job where name = 'custom_offer.ended' and facts->>'offerNumber' = $1",
      [number],
    );
    const words = customOfferNotices.find(({ kind }) => kind.name === 'custom_offer.ended');
    return news.rows.flatMap(({ facts }) => words?.compose(facts, { when: String, money: String } as never) ?? []);
  };

  it.each([
    ['the client', 'request', () => world.client, () => world.freelancer],
    ['the freelancer', 'request', () => world.freelancer, () => world.client],
    ['the client', 'offer', () => world.client, () => world.freelancer],
    ['the freelancer', 'offer', () => world.freelancer, () => world.client],
  ] as const)('of %s ends an open %s, and the other side alone is notified', async (_, was, leaver, other) => {
    const number = await ask();
    if (was === 'offer') await offer(number);
    await reactTo(leaver().userId);
    expect(await page(number, other())).toMatchObject({ state: 'withdrawn', clocks: [], moves: [] });
    expect(await ended(number)).toMatchObject([
      { to: other().userId, text: /is closing their account\. Nothing was paid\./ },
    ]);
    await expect(place(number)).rejects.toMatchObject({ code: 'wrong_state', data: { state: 'withdrawn' } });
  });
});

describe('the live checks of custom offers', () => {
  const FILE = '01990000-0000-7000-8000-000000000001';
  const faults: Record<string, string> = {
    'running-custom-offer-has-its-timer': "delete from job where name = 'custom-offer-clock'",
    'custom-offer-matches-its-timeline': "update custom_offer_event set state_after = 'declined'",
    'custom-offer-has-its-versions': `insert into custom_offer_version
      (offer_id, version, scope, currency, price, delivery_days, revisions, sent_at, valid_until)
       select id, 9, 'x', 'USD', 500, 1, 1, now(), now() + interval '1 day' from custom_offer`,
    'files-of-requests-belong-to-them': `
      insert into attachment (id, host_id, storage_key, name, kind, bytes, sha256, uploaded_at)
      values ('${FILE}', gen_random_uuid(), 'x', 'x', 'text', 1, '\\x00', now());
      insert into work_file (id, work_id, work_kind, work_number, client_id, freelancer_id, uploader_id, purpose,
        sent_at)
      select '${FILE}', gen_random_uuid(), 'custom-offer', 'CO-1', client_id, gen_random_uuid(), client_id,
        'requirements', now() from custom_offer limit 1`,
  };
  it('are all here', () => expect(Object.keys(faults)).toEqual(customOfferChecks.map(({ name }) => name)));
  it.each(customOfferChecks.map(({ name, sql }) => [name, sql] as const))('%s finds its fault', async (name, sql) => {
    await ask();
    const client = await world.database.owner.connect();
    try {
      await client.query('begin');
      expect((await client.query(sql)).rowCount).toBe(0);
      await client.query(faults[name] ?? '');
      expect((await client.query(sql)).rowCount).toBeGreaterThan(0);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('files with a request', () => {
  const upload = async (name: string, text: string, by: Actor = world.client) => {
    const file = await asUpload(world.context.files, name, Buffer.from(text));
    const { context } = world;
    const to = { service: world.slug };
    const stored = await requestFiles.store(context.db, by, to, file, name, context);
    const added = await world.do((tx) => requestFiles.add(tx, by, to, stored, context));
    return { id: added.file.id, key: stored.key };
  };
  const open = async (number: string, id: string, by: Actor) => {
    const { file } = await openRequestFile(world.context.db, by, { offer_number: number, file_id: id }, world.context);
    return (await buffer(file.content)).toString();
  };

  it('wait for it, go with it, and are read by both sides alone', async () => {
    const [sent, unsentFile] = [await upload('brief.txt', 'A crane'), await upload('later.txt', 'Not this one')];
    expect((await form()).files.map(({ name }) => name)).toEqual(expect.arrayContaining(['brief.txt', 'later.txt']));
    const number = await ask([sent.id]);
    for (const side of [world.client, world.freelancer]) {
      expect((await page(number, side)).files).toMatchObject([{ name: 'brief.txt', uploaded_by: 'client' }]);
      expect(await open(number, sent.id, side)).toBe('A crane');
    }
    await expect(open(number, unsentFile.id, world.freelancer)).rejects.toMatchObject({ code: 'not_found' });
    await expect(open(number, sent.id, world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(upload('own.txt', 'x', world.freelancer)).rejects.toMatchObject({ code: 'forbidden' });
    expect((await form()).files).toEqual([]);
  });

  it('are the sender’s own, and a request names none twice', async () => {
    const sent = await upload('one.txt', '1');
    const number = await ask([sent.id]);
    await world.do((tx) => withdrawOffer(tx, world.client, number, world.context));
    await expect(ask([sent.id])).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('that were not sent within a week are deleted, on disk too', async () => {
    const [sent, unsentFile] = [await upload('sent.txt', 'sent'), await upload('kept.txt', 'kept')];
    const number = await ask([sent.id]);
    world.sleep(8 * DAY_MS);
    expect(await dropForgottenFiles(world.context)).toBe(false);
    expect(await world.context.files.get(unsentFile.key)).toBeNull();
    expect(await open(number, sent.id, world.client)).toBe('sent');
  });
});
