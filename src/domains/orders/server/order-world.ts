/**
 * For tests: a client, a freelancer with one service, a stranger, money in the client's wallet, and a clock to turn.
 */
import { orderCharge, tipCharge } from '../charge-kind.ts';
import { FIRST_TERMS } from '#kit/terms.ts';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { coverUrl } from '#domains/services/cover.ts';
import type { ServiceContent } from '#domains/services/draft.ts';
import { reviewsShown } from '#domains/reviews/events.ts';
import { reviewTimers } from '#domains/reviews/server/reviews.ts';
import { contentToStore, rateService } from '#domains/services/server/services.ts';
import { chargeKinds, fund } from '#domains/wallet/server/wallet.ts';
import type { Actor, Role } from '#kit/actor.ts';
import { money, type Money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { fireDueTimers } from '#kit/server/jobs/fire-timers.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { localFiles } from '#kit/server/storage/local-files.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { reviewFacts } from '#domains/reviews/server/reviews.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import { customOfferTimers } from '#domains/custom-offers/server/custom-offers.ts';
import { disputeTimers, disputedWork } from '#domains/disputes/server/disputes.ts';
import { disputedOrder } from './dispute-order.ts';
import { orderFacts } from './facts.ts';
import { orderTimers } from './order-clock.ts';
import { placeOrder } from './place-order.ts';
import type { Order } from './store.ts';

/** Where the uploads of this test run lie. */
export const filesFolder = (): string => path.join(tmpdir(), `docket-orders-${process.pid}`);

export const usd = (amount: number): Money => money(amount, 'USD');
export const PRICE = usd(15_000);
export const TOTAL = termsFor(FIRST_TERMS, PRICE).total;

const person = (role: Role): Actor => ({
  userId: uuidv7(),
  sessionId: uuidv7(),
  role,
  isOperator: false,
  emailVerified: true,
  onboarded: true,
});

const content: ServiceContent = {
  title: 'A logo that still looks right at 16 pixels',
  category: 'logo-design',
  top_category: 'graphics-design',
  description: 'Three directions, one refined mark.',
  tags: ['logo'],
  faq: [],
  packages: [
    {
      tier: 'basic',
      name: 'Mark',
      scope: 'One mark in three sizes',
      features: [],
      price: PRICE,
      delivery_days: 4,
      revisions: 2,
    },
  ],
  extras: [{ id: 'source', name: 'Source file', price: usd(2_000), added_days: 1 }],
  requirements: [
    { id: 'name', kind: 'text', question: 'What is the name?', required: true, choices: [] },
    { id: 'tone', kind: 'choice', question: 'Which tone?', required: false, choices: ['Calm', 'Loud'] },
  ],
  motif: 'brand',
  cover: null,
  cover_design: null,
  pictures: [],
};

export interface OrderWorld {
  readonly database: TestDatabase;
  readonly context: Context;
  readonly client: Actor;
  readonly freelancer: Actor;
  readonly stranger: Actor;
  readonly slug: string;
  readonly cover_url: string;
  now(): Date;
  /** Moves time on and lets every deadline fire that came due. */
  pass(ms: number): Promise<void>;
  /** Moves time on without firing deadlines. */
  sleep(ms: number): void;
  fireTimers(): Promise<void>;
  do<Result>(command: (tx: Tx) => Promise<Result>): Promise<Result>;
  place(payWith?: 'wallet' | 'later'): Promise<Order>;
  addMoney(actor: Actor, amount: Money): Promise<void>;
  close(): Promise<void>;
}

export async function orderWorld(): Promise<OrderWorld> {
  const database = await testDatabase();
  let time = new Date('2026-03-02T09:00:00Z').getTime();
  const now = () => new Date(time);
  const context = testContext(database.database, {
    clock: now,
    files: localFiles(filesFolder()),
    facts: [orderFacts, reviewFacts],
    extensions: [disputedWork.with(disputedOrder), chargeKinds.with(orderCharge, tipCharge)],
  });
  const [client, freelancer, stranger] = [person('client'), person('freelancer'), person('both')];
  const service = uuidv7();
  const slug = 'a-logo-that-still-looks-right';
  await plant(database, service, slug, freelancer, [client, freelancer, stranger]);
  let heardTo = '0';
  /** What services do when reviews are shown; nothing else is awaited here. */
  const rate = async () => {
    const news = await database.owner.query<{ id: string; service: string }>(
      "select id, facts->>'subjectId' as service from job where name = $1 and id > $2 order by id",
      [reviewsShown.name, heardTo],
    );
    for (const { id, service } of news.rows) {
      await database.database.transact((tx) => rateService(tx, service));
      heardTo = id;
    }
  };
  const act = async <Result>(command: (tx: Tx) => Promise<Result>) => {
    const result = await database.database.transact(command);
    await rate();
    return result;
  };
  const isAnyDue = async () =>
    (await database.owner.query('select 1 from job where subject is not null and run_at <= $1', [now()])).rowCount !==
    0;
  const fireTimers = async () => {
    while (await isAnyDue())
      await fireDueTimers(context, [...orderTimers, ...reviewTimers, ...disputeTimers, ...customOfferTimers], now());
    await rate();
  };
  return {
    database,
    context,
    client,
    freelancer,
    stranger,
    slug,
    cover_url: coverUrl(service, uuidv7(), content),
    now,
    fireTimers,
    sleep: (ms) => void (time += ms),
    async pass(ms) {
      time += ms;
      await fireTimers();
    },
    do: act,
    place: (payWith = 'wallet') =>
      act((tx) =>
        placeOrder(
          tx,
          client,
          { service: slug, package: 'basic', extras: [], expected_total: TOTAL, pay_with: payWith },
          context,
        ),
      ),
    async addMoney(actor, amount) {
      const id = uuidv7();
      await act((tx) =>
        fund(tx, {
          journalId: id,
          userId: actor.userId,
          amount,
          source: 'test',
          reference: { type: 'funding', id, label: 'Money added' },
        }),
      );
    },
    close: () => database.close(),
  };
}

async function plant(
  { owner }: TestDatabase,
  serviceId: string,
  slug: string,
  seller: Actor,
  people: readonly Actor[],
): Promise<void> {
  for (const { userId, role } of people) {
    const values = [
      userId,
      `${userId}@example.com`,
      role,
      `u${userId.slice(-12)}`,
      role[0]?.toUpperCase() + role.slice(1),
    ];
    await owner.query(
      `insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name, created_at)
       values ($1, $2, now(), $3, true, $4, $5, 'Example', now())`,
      values,
    );
  }
  const versionId = uuidv7();
  await owner.query(
    `insert into service (id, seller_id, state, slug, draft, draft_saved_at, created_at)
      values ($1, $2, 'draft', $3, '{}', now(), now())`,
    [serviceId, seller.userId, slug],
  );
  await owner.query(
    'insert into service_version (id, service_id, number, content, published_at) values ($1, $2, 1, $3, now())',
    [versionId, serviceId, JSON.stringify(contentToStore(content))],
  );
  await owner.query(`update service set state = 'active', version_id = $2, published_at = now() where id = $1`, [
    serviceId,
    versionId,
  ]);
}
