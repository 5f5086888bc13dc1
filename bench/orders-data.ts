/**
 * People, money and delivered orders for the orders benchmark: people straight into the tables, orders by the product's
 * own commands.
 */
import { FIRST_TERMS } from '#kit/terms.ts';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Actor } from '#kit/actor.ts';
import type { Database } from '#kit/server/db/database.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testContext } from '#kit/server/test-context.ts';
import { termsFor } from '#domains/paid-work/price.ts';
import { deliverWork } from '#domains/orders/server/deliver-work.ts';
import { placeOrder } from '#domains/orders/server/place-order.ts';
import { submitRequirements } from '#domains/orders/server/submit-requirements.ts';
import type { Money } from '#kit/money.ts';
import { makeToken } from '#domains/accounts/server/tokens.ts';
import { plantServices } from './services-data.ts';

export const CLIENTS = 1_000;
const SERVICES = 200;
const AT_ONCE = 8;

export interface Buyer {
  readonly actor: Actor;
  readonly token: string;
}

export interface Offered {
  readonly slug: string;
  readonly sellerId: string;
  readonly total: Money;
}

export interface Market {
  readonly buyers: readonly Buyer[];
  readonly offers: readonly Offered[];
  /** Numbers of orders waiting for approval, each with its buyer. */
  readonly delivered: readonly { number: string; buyer: Buyer }[];
}

const member = (userId: string, sessionId: string): Actor => ({
  userId,
  sessionId,
  role: 'client',
  isOperator: false,
  emailVerified: true,
  onboarded: true,
});

/** Each buyer has a session and ten thousand dollars; `delivered` orders lie ready to be approved. */
export async function plantMarket(
  owner: pg.Pool,
  database: Database,
  delivered: number,
  services = SERVICES,
): Promise<Market> {
  await plantServices(owner, database, services);
  const buyers = Array.from({ length: CLIENTS }, (): Buyer => ({
    actor: member(uuidv7(), uuidv7()),
    token: makeToken(),
  }));
  await owner.query(
    `with buyer as (select * from jsonb_to_recordset($1) as one (n int, id uuid, session uuid, hash text)),
     made as (insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name,
       created_at)
       select id, 'buyer' || n || '@example.com', now(), 'client', true, 'buyer' || n, 'Bench', 'Buyer', now()
         from buyer)
     insert into session (id, user_id, token_hash, created_at, last_used_at, expires_at, address, user_agent)
     select session, id, decode(hash, 'hex'), now(), now(), now() + interval '1 day', '127.0.0.1', 'bench' from buyer`,
    [
      JSON.stringify(
        buyers.map(({ actor, token }, n) => ({
          n,
          id: actor.userId,
          session: actor.sessionId,
          hash: createHash('sha256').update(token).digest('hex'),
        })),
      ),
    ],
  );
  await owner.query(`select ledger.open_accounts('{X.test}', null, 'USD')`);
  await owner.query(
    `with opened as materialized
      (select id as owner, ledger.open_accounts('{U.spend,U.pend,U.avail,U.out,U.owed}', id, 'USD') as accounts
      from account where username like 'buyer%')
     select count(accounts) from opened`,
  );
  await owner.query(
    `select count(ledger.post(gen_random_uuid(), 'fund', 'USD', 'funding', owner, 'bench', array[least(id, outside),
      greatest(id, outside)],
       case when id < outside then '{1000000000,-1000000000}'::bigint[] else '{-1000000000,1000000000}' end))
     from ledger.account, (select id as outside from ledger.account where name = 'X.test') provider
       where name = 'U.spend' and owner in (select id from account where username like 'buyer%')`,
  );
  const offers = await readOffers(owner);
  const waiting = await plantDelivered(database, buyers, offers, delivered);
  await owner.query('vacuum analyze');
  return { buyers, offers, delivered: waiting };
}

async function readOffers(owner: pg.Pool): Promise<Offered[]> {
  const { rows } = await owner.query<{ slug: string; seller_id: string; price: Money }>(
    `select slug, seller_id, content->'packages'->0->'price' as price from service
      join service_version v on v.id = version_id where state = 'active' order by slug`,
  );
  return rows.map((row) => ({
    slug: row.slug,
    sellerId: row.seller_id,
    total: termsFor(FIRST_TERMS, row.price).total,
  }));
}

/** As the product's own commands leave them. */
export async function plantDelivered(
  database: Database,
  buyers: readonly Buyer[],
  offers: readonly Offered[],
  count: number,
): Promise<Market['delivered']> {
  const context = testContext(database);
  const orders: { number: string; buyer: Buyer }[] = [];
  const plantOrder = async (place: number): Promise<void> => {
    const buyer = buyers[place % buyers.length];
    const offer = offers[place % offers.length];
    if (buyer === undefined || offer === undefined) return;
    const purchase = {
      service: offer.slug,
      package: 'basic',
      extras: [],
      expected_total: offer.total,
      pay_with: 'wallet',
    } as const;
    const { number } = await database.transact((tx) => placeOrder(tx, buyer.actor, purchase, context));
    await database.transact((tx) =>
      submitRequirements(tx, buyer.actor, { order_number: number, answers: [], files: [] }, context),
    );
    const seller = member(offer.sellerId, offer.sellerId);
    await database.transact((tx) =>
      deliverWork(tx, seller, { order_number: number, note: 'Done', link: 'https://example.com', files: [] }, context),
    );
    orders.push({ number, buyer });
  };
  let next = 0;
  const session = async (): Promise<void> => {
    while (next < count) await plantOrder(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, session));
  return orders;
}
