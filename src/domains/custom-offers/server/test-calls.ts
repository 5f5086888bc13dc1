import { usd, type TestApp } from '#app/server/test-app.ts';
import type { ExampleCall, OtherParties } from '#kit/server/example-calls.ts';

const SCOPE = 'A logo with three sketches and a version for embroidery.';
const OFFER = { scope: SCOPE, price: usd(24_000), delivery_days: 6, revisions: 2, valid_days: 7 };

/** A request of its own for each call. One client has one open request for a service, so what was asked before is of another one. */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const { pool } = app.base.database;
  // One person may have 25 services, and the domains before made many: the newest of them serves here too.
  const live = await pool.query<{ slug: string }>(
    "select slug from service where seller_id = $1 and state = 'active' order by published_at desc, id desc limit 1",
    [app.people.freelancer.id],
  );
  const { slug } = live.rows[0] ?? (await app.publish());
  const ask = async (): Promise<string> => {
    const body = { service: slug, scope: SCOPE, budget: usd(25_000), wanted_on: null };
    const { offer_number: number } = await app.must<{ offer_number: string }>('POST', '/api/custom-offers', { as: 'client', body });
    await pool.query('update custom_offer set service_id = id where number = $1', [number]);
    return number;
  };
  const offered = async (): Promise<string> => {
    const number = await ask();
    await app.must('POST', `/api/custom-offers/${number}/offers`, { as: 'freelancer', body: OFFER });
    return number;
  };
  const of = (as: 'client' | 'freelancer', number: string, body?: ExampleCall['body']): ExampleCall => ({
    as,
    params: { offer_number: number },
    stranger: as === 'client' ? 'otherClient' : 'otherFreelancer',
    ...(body === undefined ? {} : { body }),
  });
  const [toOffer, toDecline, toWithdraw, toRead] = [await ask(), await ask(), await offered(), await offered()];
  return {
    'POST /api/custom-offers': { as: 'client', body: { service: slug, scope: SCOPE, budget: usd(25_000), wanted_on: null } },
    'POST /api/custom-offers/:offer_number/offers': of('freelancer', toOffer, OFFER),
    'POST /api/custom-offers/:offer_number/decline': of('freelancer', toDecline, { reason: 'I don’t draw for embroidery.' }),
    'POST /api/custom-offers/:offer_number/withdraw': of('freelancer', toWithdraw),
    'GET /api/custom-offers/:offer_number': of('client', toRead),
    'GET /api/my/custom-offers': { as: 'client', query: { side: 'buying', limit: '2' } },
  };
}

export const otherParties: OtherParties = {
  'POST /api/custom-offers/:offer_number/offers': { as: 'client', code: 'forbidden' },
  'POST /api/custom-offers/:offer_number/decline': { as: 'client', code: 'wrong_state' },
  'POST /api/custom-offers/:offer_number/withdraw': { as: 'client', code: 'wrong_state' },
  'GET /api/custom-offers/:offer_number': 'both sides of an offer may make it',
};
