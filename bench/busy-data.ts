/** A client and a freelancer with dozens of everything of their own: what a busy person's screens are measured on. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '#kit/server/db/database.ts';
import { plantPairs, type Pair, type Talker } from './messages-data.ts';
import { plantDelivered } from './orders-data.ts';
import { MILESTONE_TOTAL, plantSigned, SUBMISSION, type ProjectMarket, type Signed } from './projects-data.ts';
import { plainClient } from './support/plain-client.ts';

const ORDERS = 40;
/** Nobody may have more than 20 that are not funded. */
const CONTRACTS_IN_ROUND = 12;
const ROUNDS = 4;
const PROJECTS = 40;
const CONVERSATIONS = 40;
const MESSAGES_EACH = 100;
export const BUSY_MESSAGES = 2 * CONVERSATIONS * MESSAGES_EACH;

export interface BusyPerson {
  readonly token: string;
  readonly username: string;
  /** With another person, the longest first. */
  readonly conversations: readonly Pair[];
}
export interface BusyPeople {
  readonly client: BusyPerson;
  readonly freelancer: BusyPerson;
}

/** The first client gets more of the planted projects, with their proposals, which nobody has opened. */
async function giveProjects(owner: pg.Pool, clientId: string): Promise<void> {
  const slugs = Array.from({ length: PROJECTS }, (_one, at) => `bench-project-${2 + at * 7}`);
  await owner.query('update project set client_id = $1 where slug = any ($2)', [clientId, slugs]);
  await owner.query(
    "update proposal set client_id = $1, opened_at = null, sent_at = now() - interval '1 day' from project where project.id = project_id and slug = any ($2)",
    [clientId, slugs],
  );
}

/** What has been done about them: every other order approved; contracts funded, and every other one submitted. */
async function moveOn(
  url: string,
  orders: Awaited<ReturnType<typeof plantDelivered>>,
  contracts: readonly Signed[],
): Promise<void> {
  const client = plainClient(url);
  const post = async (route: string, token: string, body: object): Promise<void> => {
    const answer = await client.post(route, body, {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    });
    if (answer.status !== 200) throw new Error(`${route}: ${answer.status} ${answer.text}`);
  };
  const everyOther = <Item>(list: readonly Item[]): Item[] => list.filter((_one, at) => at % 2 === 0);
  for (const { number, buyer } of everyOther(orders)) await post(`/api/orders/${number}/approve`, buyer.token, {});
  for (const { number, buyer } of contracts)
    await post(`/api/milestones/${number}-1/fund`, buyer.token, { expected_total: MILESTONE_TOTAL });
  for (const { number, seller } of everyOther(contracts))
    await post(`/api/milestones/${number}-1/submit`, seller.token, SUBMISSION);
  client.close();
}

export async function plantBusyPeople(
  url: string,
  owner: pg.Pool,
  database: Database,
  market: ProjectMarket,
  others: readonly Talker[],
): Promise<BusyPeople> {
  const { buyers, sellers, offers } = market;
  const [client, freelancer] = [buyers[0], sellers[0]];
  if (client === undefined || freelancer === undefined) throw new Error('nobody was planted');
  await giveProjects(owner, client.actor.userId);
  const ofOthers = offers.filter(({ sellerId }) => sellerId !== freelancer.actor.userId);
  const own = offers.filter(({ sellerId }) => sellerId === freelancer.actor.userId);
  const bought = await plantDelivered(database, [client], ofOthers, ORDERS);
  const sold = await plantDelivered(database, buyers.slice(1), own, ORDERS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const given = await plantSigned(database, { buyers: [client], sellers: sellers.slice(1) }, CONTRACTS_IN_ROUND);
    const taken = await plantSigned(database, { buyers: buyers.slice(1), sellers: [freelancer] }, CONTRACTS_IN_ROUND);
    // The last ones wait to be funded.
    if (round < ROUNDS - 1) await moveOn(url, round === 0 ? [...bought, ...sold] : [], [...given, ...taken]);
  }
  const talk = (id: string, token: string, from: number): Promise<Pair[]> =>
    plantPairs(
      owner,
      others.slice(from, from + CONVERSATIONS).map((other) => [{ id, token }, other] as const),
      MESSAGES_EACH,
    );
  return {
    client: {
      token: client.token,
      username: 'buyer0',
      conversations: await talk(client.actor.userId, client.token, 0),
    },
    freelancer: {
      token: freelancer.token,
      username: freelancer.username,
      conversations: await talk(freelancer.actor.userId, freelancer.token, CONVERSATIONS),
    },
  };
}
