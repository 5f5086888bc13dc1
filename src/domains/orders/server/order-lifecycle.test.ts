import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Earned } from '#domains/wallet/dashboard-piece.ts';
import { walletDashboards } from '#domains/wallet/server/dashboards.ts';
import { balances, heldFor, platformBalance } from '#domains/wallet/server/wallet.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import type { Actor } from '#kit/actor.ts';
import type { DashboardName } from '#kit/dashboard.ts';
import { DAY_MS, HOUR_MS } from '#kit/clock.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { approveDelivery } from './approve-delivery.ts';
import { deliverWork } from './deliver-work.ts';
import { openOrderFile, orderFiles } from './order-files.ts';
import { standingOf } from '#domains/profiles/server/evaluate-levels.ts';
import { orderDashboards } from './dashboards.ts';
import { readOrderList } from './order-list.ts';
import { readOrderPage } from './order-page.ts';
import { readQuote } from './order-quote.ts';
import { orderWorld, TOTAL, usd, type OrderWorld } from './order-world.ts';
import { replyToReview, reviewOrder } from './review-order.ts';
import { readServiceReviews } from '#domains/services/server/service-reviews.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
});
afterAll(() => world.close());

describe('a client buys a logo and gets it', () => {
  const page = (actor: Actor, number: string) => readOrderPage(world.context.db, actor, number, world.context);
  const movesOf = async (actor: Actor, number: string) =>
    (await page(actor, number)).moves.filter(({ ok }) => ok).map(({ name }) => name);
  let number: string;
  let orderId: string;

  it('sees the whole price first, and what is missing in the wallet', async () => {
    const wanted = { service: world.slug, package: 'basic', extras: ['source'] } as const;
    const quote = await readQuote(world.context.db, world.client, wanted, world.context);
    expect(quote).toMatchObject({
      terms: { price: usd(17_000), client_fee: usd(510), total: usd(17_510) },
      missing: usd(17_510),
      refusal: null,
    });
    expect(quote.delivery_at).toBe(new Date(world.now().getTime() + 5 * DAY_MS).toISOString());
    expect((await readQuote(world.context.db, world.freelancer, wanted, world.context)).refusal).toMatch(/own service/);
  });

  it('pays from the wallet when placing: the total is held and the freelancer is waiting for requirements', async () => {
    await world.addMoney(world.client, usd(20_000));
    const order = await world.place();
    ({ number, id: orderId } = order);
    expect(order).toMatchObject({ state: 'awaiting_requirements', terms: { total: TOTAL } });
    expect(await heldFor(world.context.db, { type: 'order', id: orderId }, 'USD')).toEqual(TOTAL);
    expect((await balances(world.context.db, world.client.userId, 'USD')).spendable).toEqual(usd(20_000 - 15_450));
    expect(await movesOf(world.client, number)).toEqual(['submitRequirements', 'cancelBeforeStart', 'openDispute']);
    expect(await movesOf(world.freelancer, number)).toEqual(['startWithEnough', 'openDispute']);
  });

  it('answers the requirements, and the delivery clock starts', async () => {
    await world.pass(2 * HOUR_MS);
    await world.do((tx) =>
      submitRequirements(
        tx,
        world.client,
        {
          order_number: number,
          answers: [
            { id: 'name', text: 'Brightwater' },
            { id: 'tone', text: 'Calm' },
          ],
          files: [],
        },
        world.context,
      ),
    );
    const seen = await page(world.freelancer, number);
    expect(seen).toMatchObject({
      state: 'in_progress',
      answers: [
        { id: 'name', text: 'Brightwater' },
        { id: 'tone', text: 'Calm' },
      ],
    });
    expect(seen.clocks).toMatchObject([
      { kind: 'delivery', turn: ['freelancer'], ends_at: new Date(world.now().getTime() + 4 * DAY_MS).toISOString() },
    ]);
  });

  it('gets a file, which only the two of them can open, and only once it is delivered', async () => {
    const content = Buffer.from('%PDF-1.7 logo');
    const upload = await asUpload(world.context.files, 'Brightwater “final”.pdf', content);
    const to = { order_number: number, purpose: 'delivery' } as const;
    const stored = await orderFiles.store(world.context.db, world.freelancer, to, upload, 'one', world.context);
    const { file } = await world.do((tx) => orderFiles.add(tx, world.freelancer, to, stored, world.context));
    const named = { order_number: number, file_id: file.id };
    const open = (actor: Actor) => openOrderFile(world.context.db, actor, named, world.context);
    await expect(open(world.client)).rejects.toMatchObject({ code: 'not_found' });
    expect((await page(world.client, number)).draft_files).toEqual([]);
    await world.do((tx) =>
      deliverWork(tx, world.freelancer, { order_number: number, note: 'Here it is.', files: [file.id] }, world.context),
    );
    expect(await buffer((await open(world.client)).file.content)).toEqual(content);
    await expect(open(world.stranger)).rejects.toMatchObject({ code: 'not_found' });
    const seen = await page(world.client, number);
    expect(seen.deliveries).toMatchObject([
      { version: 1, note: 'Here it is.', files: [{ name: upload.name, kind: 'pdf' }] },
    ]);
    expect(seen.deliveries[0]?.proof).toMatch(/^[0-9a-f]{64}$/);
    expect(seen.moves.map(({ name }) => name)).toEqual([
      'extendReview',
      'approve',
      'requestCancellation',
      'requestRevision',
      'acceptExtra',
      'declineExtra',
      'askRevisionPrice',
      'openDispute',
    ]);
  });

  it('approves: the price less the fee is clearing for the freelancer, the fees are the platform’s, nothing is held', async () => {
    await world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
    expect((await balances(world.context.db, world.freelancer.userId, 'USD')).clearing).toEqual(usd(13_500));
    expect(await platformBalance(world.context.db, 'R.svc', 'USD')).toEqual(usd(1_500));
    expect(await platformBalance(world.context.db, 'R.buy', 'USD')).toEqual(usd(450));
    expect((await page(world.client, number)).held).toEqual(usd(0));
    expect(
      (await page(world.client, number)).money.map(
        ({ words, from, to, amount }) => `${words}: ${from} → ${to} ${amount.amount}`,
      ),
    ).toEqual([
      'Paid and held: Client’s balance → Held funds 15450',
      'Released: Held funds → Freelancer’s clearing earnings 13500',
      'Released: Held funds → Service fee 1500',
      'Released: Held funds → Client fee 450',
    ]);
  });

  it('keeps both reviews unseen until the second is in, then counts the stars and takes one reply', async () => {
    const stars = { communication: 5, quality: 5, value: 4 };
    await world.do((tx) =>
      reviewOrder(
        tx,
        world.client,
        { order_number: number, ...stars, text: 'Sharp work.', private_note: 'Mail me.' },
        world.context,
      ),
    );
    const before = await page(world.freelancer, number);
    expect(before.reviews).toMatchObject({ they_wrote: true, theirs: null, shown_at: null });
    expect((await readServiceReviews(world.context.db, { slug: world.slug })).items).toEqual([]);
    await world.do((tx) =>
      reviewOrder(
        tx,
        world.freelancer,
        { order_number: number, communication: 4, quality: 4, value: 4, text: 'Clear brief.' },
        world.context,
      ),
    );
    const after = await page(world.freelancer, number);
    expect(after.reviews.theirs).toMatchObject({ rating: 4.7, body: 'Sharp work.', private_note: 'Mail me.' });
    await world.do((tx) =>
      replyToReview(tx, world.freelancer, { order_number: number, text: 'Thank you!' }, world.context),
    );
    const listed = await readServiceReviews(world.context.db, { slug: world.slug });
    expect(listed.items).toMatchObject([
      { rating: 4.7, author: { name: 'Client Example' }, package_name: 'Mark', reply: { text: 'Thank you!' } },
    ]);
    const sums = await world.database.owner.query('select rating_sum, rating_count from service');
    expect(sums.rows).toEqual([{ rating_sum: 467, rating_count: 1 }]);
  });

  it('shows on both sides’ lists and homes, to the cent', async () => {
    const { db } = world.context;
    const bought = await readOrderList(db, world.client, { side: 'buying', q: 'logo' }, world.context);
    expect(bought).toMatchObject({
      items: [{ order_number: number, side: 'client', amount: TOTAL, next_move: null }],
      counts: { all: 1, done: 1 },
    });
    const sold = await readOrderList(
      db,
      world.freelancer,
      { side: 'selling', sort: 'due', state: 'done' },
      world.context,
    );
    expect(sold.items).toMatchObject([{ order_number: number, side: 'freelancer', amount: usd(15_000) }]);
    expect((await readOrderList(db, world.stranger, { side: 'buying' }, world.context)).items).toEqual([]);
    const homeOf = async (side: DashboardName, by: Actor) => {
      const parts = [...walletDashboards, ...orderDashboards].filter(({ of }) => of === side);
      const answers = await Promise.all(parts.map(({ read }) => read(db, by, world.context)));
      const turns = answers.flatMap((answer) => answer.turns ?? []);
      return Object.assign({ turns }, ...answers.map(({ data }) => data)) as Earned;
    };
    expect(await homeOf('client', world.client)).toMatchObject({
      turns: [],
      active: [],
      spent: { total: TOTAL, people: 1 },
    });
    const home = {
      ...(await homeOf('freelancer', world.freelancer)),
      money: await balances(db, world.freelancer.userId, 'USD'),
      ...(await standingOf(db, world.freelancer.userId, world.context)),
    };
    expect(home).toMatchObject({
      money: { clearing: usd(13_500) },
      clearing: [{ number, path: `/services/orders/${number}`, amount: usd(13_500) }],
      record: { completed: 1, on_time_percent: 100, rating: 4.7, reviews: 1 },
    });
    expect(home.weeks).toHaveLength(12);
    expect(home.weeks.at(-1)).toEqual({ starts_on: '2026-03-02', earned: usd(13_500) });
  });

  it('clears after seven days, and the timeline tells it all', async () => {
    await world.pass(7 * DAY_MS);
    expect(await balances(world.context.db, world.freelancer.userId, 'USD')).toMatchObject({
      clearing: usd(0),
      available: usd(13_500),
    });
    const seen = await page(world.freelancer, number);
    expect(seen.timeline.map(({ move, party, before, after: to }) => `${move} by ${party}: ${before} → ${to}`)).toEqual(
      [
        'place by client: null → pending_payment',
        'pay by client: pending_payment → awaiting_requirements',
        'submitRequirements by client: awaiting_requirements → in_progress',
        'deliver by freelancer: in_progress → delivered',
        'approve by client: delivered → completed',
        'review by client: completed → completed',
        'review by freelancer: completed → completed',
        'replyToReview by freelancer: completed → completed',
        'clear by system: completed → cleared',
      ],
    );
    expect(seen.clocks).toEqual([]);
    expect(await violations(world.database.owner)).toEqual([]);
  });
});
