import { randomUUID } from 'node:crypto';
import type { Market } from './orders-data.ts';
import { plainClient } from './support/plain-client.ts';

/** Ordering clients of the closed loop. */
export const AT_ONCE = 16;
/** One call in this many approves a delivery, so that both sides use the shared fee accounts. */
export const APPROVE_EVERY = 20;
const TURN_MS = 5;

/** Placements and approvals through the product's own HTTP, each with its Idempotency-Key, on kept-open connections. */
export function orderLoad(url: string, { buyers, offers, delivered }: Market) {
  const client = plainClient(url);
  const waiting = [...delivered];
  const post = async (route: string, token: string, body: object, wanted: number): Promise<void> => {
    const answer = await client.post(route, body, {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    });
    if (answer.status !== wanted) throw new Error(`${route}: ${answer.status} ${answer.text}`);
  };
  const any = <Item>(list: readonly Item[]): Item => {
    const item = list[Math.floor(Math.random() * list.length)];
    if (item === undefined) throw new Error('nothing was planted');
    return item;
  };
  const place = (): Promise<void> => {
    const offer = any(offers);
    return post(
      '/api/orders',
      any(buyers).token,
      { service: offer.slug, package: 'basic', expected_total: offer.total, pay_with: 'wallet' },
      201,
    );
  };
  let calls = 0;
  const once = (): Promise<void> => {
    calls += 1;
    if (calls % APPROVE_EVERY !== 0) return place();
    const order = waiting.pop();
    if (order === undefined) throw new Error('no delivered order is left: plant more');
    return post(`/api/orders/${order.number}/approve`, order.buyer.token, {}, 200);
  };

  /** Sends as many as the server accepts from sixteen clients. Returns how many a second. */
  async function closedLoop(seconds: number, act: () => Promise<void>): Promise<number> {
    const startedAt = performance.now();
    const until = startedAt + seconds * 1_000;
    let done = 0;
    const session = async (): Promise<void> => {
      while (performance.now() < until) {
        await act();
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, session));
    return done / ((performance.now() - startedAt) / 1_000);
  }

  return {
    measure: (seconds: number) => closedLoop(seconds, once),
    /** Placements alone: what makes the most notices. */
    placeAll: (seconds: number) => closedLoop(seconds, place),
    /** This many placements start each second, whether earlier ones are answered or not. */
    async placeAt(perSecond: number, seconds: number): Promise<number> {
      const startedAt = performance.now();
      const all: Promise<void>[] = [];
      for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - startedAt) / 1_000) {
        while (all.length < elapsed * perSecond) all.push(place());
        await new Promise((resolve) => setTimeout(resolve, TURN_MS));
      }
      await Promise.all(all);
      return all.length / ((performance.now() - startedAt) / 1_000);
    },
    close: () => client.close(),
  };
}
