/** Who may act is asked again inside the transaction: a role, a suspension or a closing cannot slip in between. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { testApp, usd, type Answer, type Person, type TestApp } from '#app/server/test-app.ts';

let base: TestDatabase;
let app: TestApp;
let slug: string;
let body: Record<string, unknown>;
beforeEach(async () => {
  base = await testDatabase();
  app = await testApp({}, base);
  ({ slug } = await app.publish());
  await app.addMoney('client', usd(90_000));
  const { terms } = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
});
afterEach(() => app.close());

const waiting = async (): Promise<number> =>
  (
    await base.owner.query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'",
    )
  ).rows[0]?.n ?? 0;

/** Until so many wait for a lock, or the promise has settled on its own. */
async function untilWaiting(n: number, other: Promise<unknown>): Promise<void> {
  let isDone = false;
  void other.finally(() => (isDone = true));
  while (!isDone && (await waiting()) < n) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Holds what `first` needs until `second` has gone as far as it can, then lets both end. On a connection of its own:
 * within a transaction, pg_stat_activity does not list who connected after it was first read.
 */
async function inTheMiddle(
  lock: string,
  values: unknown[],
  first: () => Promise<Answer>,
  second: () => Promise<Answer>,
): Promise<[Answer, Answer]> {
  const holder = await base.owner.connect();
  try {
    await holder.query('begin');
    await holder.query(lock, values);
    const firstAnswer = first();
    await untilWaiting(1, firstAnswer);
    const two = second();
    await untilWaiting(2, two);
    await holder.query('rollback');
    return await Promise.all([firstAnswer, two]);
  } finally {
    holder.release();
  }
}

const idOf = (who: Person) => app.people[who].id;
const order = () => app.send('POST', '/api/orders', { as: 'client', body });
/** Of someone with an empty wallet, which closing an account asks for. */
const orderUnpaid = () => app.send('POST', '/api/orders', { as: 'otherClient', body: { ...body, pay_with: 'later' } });
const becomes = (who: Person, role: string) => app.send('POST', '/api/user/role', { as: who, body: { role } });
const closes = (who: Person) =>
  app.send('POST', '/api/user/leaving', { as: who, body: { username: app.people[who].username } });
const suspends = (who: Person) =>
  app.send('POST', `/api/admin/people/${idOf(who)}/suspend`, {
    as: 'operator',
    body: { reason: 'Sold what was not theirs.' },
  });
const publishes = async () => {
  const { id } = await app.must<{ id: string }>('POST', '/api/my/services', { as: 'freelancer', body: {} });
  const draft = (await base.owner.query<{ draft: unknown }>('select draft from service where slug = $1', [slug]))
    .rows[0]?.draft;
  await base.owner.query('update service set draft = $2 where id = $1', [id, JSON.stringify(draft)]);
  return { id, publish: () => app.send('POST', `/api/my/services/${id}/publish`, { as: 'freelancer' }) };
};

/** What an order needs last: the client's money. */
const WALLET = ['select 1 from ledger.balance for update', []] as const;
const accountOf = (who: Person) => ['select 1 from account where id = $1 for update', [idOf(who)]] as const;
const [ok, refused] = [{ status: 200 }, { status: 409, body: { code: 'wrong_state' } }];

describe('while an order is being placed', () => {
  it.each([
    ['its client stops hiring', () => becomes('client', 'freelancer'), refused],
    ['its seller stops selling', () => becomes('freelancer', 'client'), refused],
    ['its client closes the account', () => closes('client'), refused],
    ['its seller closes the account', () => closes('freelancer'), refused],
    ['its client is suspended', () => suspends('client'), ok],
  ])('%s: the order is there first, and the other sees it', async (_what, other, expected) => {
    const [placed, changed] = await inTheMiddle(WALLET[0], [...WALLET[1]], order, other);
    expect(placed.status).toBe(201);
    expect(changed).toMatchObject(expected);
  });
});

describe('while the standing changes', () => {
  it.each([
    ['the client stops hiring', 'otherClient', () => becomes('otherClient', 'freelancer'), 'forbidden'],
    ['the client closes the account', 'otherClient', () => closes('otherClient'), 'unauthenticated'],
    ['the client is suspended', 'otherClient', () => suspends('otherClient'), 'unauthenticated'],
    ['the seller stops selling', 'freelancer', () => becomes('freelancer', 'client'), 'wrong_state'],
    ['the seller closes the account', 'freelancer', () => closes('freelancer'), 'wrong_state'],
  ] as const)('%s: an order that began before is refused', async (_what, who, change, code) => {
    const lock = accountOf(who);
    const [changed, placed] = await inTheMiddle(lock[0], [...lock[1]], change, orderUnpaid);
    expect(changed.status).toBe(200);
    expect(placed.body.code).toBe(code);
    expect((await base.owner.query('select 1 from orders')).rows).toEqual([]);
  });

  it.each([
    ['becomes a client', () => becomes('freelancer', 'client'), 'forbidden'],
    ['closes the account', () => closes('freelancer'), 'unauthenticated'],
    ['is suspended', () => suspends('freelancer'), 'unauthenticated'],
  ])('a seller who %s puts nothing on sale meanwhile', async (_what, change, code) => {
    const { id, publish } = await publishes();
    const lock = accountOf('freelancer');
    const [, published] = await inTheMiddle(lock[0], [...lock[1]], change, publish);
    expect(published.body.code).toBe(code);
    expect((await base.owner.query('select state from service where id = $1', [id])).rows).toMatchObject([
      { state: 'draft' },
    ]);
  });

  it('asks the database, not the cached caller: a withdrawal of a suspended person is refused', async () => {
    const lock = accountOf('freelancer');
    const wish = {
      amount: usd(2_000),
      method: '01890000-0000-7000-8000-000000000000',
      lane: 'standard',
      expected_fee: usd(100),
    };
    const withdraw = () => app.send('POST', '/api/payouts/withdrawals', { as: 'freelancer', body: wish });
    const [, refusedOne] = await inTheMiddle(lock[0], [...lock[1]], () => suspends('freelancer'), withdraw);
    expect(refusedOne.body.code).toBe('unauthenticated');
  });
});
