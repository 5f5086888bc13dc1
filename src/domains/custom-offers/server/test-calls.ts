import { usd, type TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import type { ExampleCall, OtherParties } from '#kit/server/example-calls.ts';

const SCOPE = 'A logo with three sketches and a version for embroidery.';
const OFFER = { scope: SCOPE, price: usd(24_000), delivery_days: 6, revisions: 2, valid_days: 7 };

/**
 * A request of its own for each call. One client has one open request for a service, so what was asked before is of
 * another one.
 */
export async function exampleCalls(app: TestApp): Promise<Record<string, ExampleCall>> {
  const { pool } = app.base.database;
  // One person may have 25 services, and the domains before made many: the newest of them serves here too.
  const live = await pool.query<{ slug: string }>(
    "select slug from service where seller_id = $1 and state = 'active' order by published_at desc, id desc limit 1",
    [app.people.freelancer.id],
  );
  const { slug } = live.rows[0] ?? (await app.publish());
  const ask = async (files: readonly string[] = []): Promise<string> => {
    const body = { service: slug, scope: SCOPE, budget: usd(25_000), wanted_on: null, files };
    const { offer_number: number } = await app.must<{ offer_number: string }>('POST', '/api/custom-offers', {
      as: 'client',
      body,
    });
    await pool.query('update custom_offer set service_id = id where number = $1', [number]);
    return number;
  };
  const offered = async (): Promise<string> => {
    const number = await ask();
    await app.must('POST', `/api/custom-offers/${number}/offers`, { as: 'freelancer', body: OFFER });
    return number;
  };
  const offerCall = (as: 'client' | 'freelancer', number: string, body?: ExampleCall['body']): ExampleCall => ({
    as,
    params: { offer_number: number },
    stranger: as === 'client' ? 'otherClient' : 'otherFreelancer',
    ...(body === undefined ? {} : { body }),
  });
  const { id: fileId } = await app.must<{ id: string }>('POST', `/api/custom-offers/files?service=${slug}`, {
    as: 'client',
    ...multipart('file', 'sketch.txt', Buffer.from('A crane, facing left.')),
  });
  const withFile = await ask([fileId]);
  const [toOffer, toDecline, toWithdraw, toRead] = [await ask(), await ask(), await offered(), await offered()];
  // Someone who asked before, and is answered without being asked again.
  const request = await app.must<{ offer_number: string }>('POST', '/api/custom-offers', {
    as: 'otherClient',
    body: { service: slug, scope: SCOPE, budget: null, wanted_on: null },
  });
  await app.must('POST', `/api/custom-offers/${request.offer_number}/withdraw`, { as: 'otherClient' });
  return {
    'POST /api/custom-offers': {
      as: 'client',
      body: { service: slug, scope: SCOPE, budget: usd(25_000), wanted_on: null },
    },
    'POST /api/custom-offers/offers': {
      as: 'freelancer',
      body: { client: app.people.otherClient.username, service: slug, ...OFFER },
    },
    'POST /api/custom-offers/:offer_number/offers': offerCall('freelancer', toOffer, OFFER),
    'POST /api/custom-offers/:offer_number/decline': offerCall('freelancer', toDecline, {
      reason: 'I don’t draw for embroidery.',
    }),
    'POST /api/custom-offers/:offer_number/withdraw': offerCall('freelancer', toWithdraw),
    'GET /api/custom-offers/:offer_number': offerCall('client', toRead),
    'GET /api/custom-offers/form': { as: 'client', query: { service: slug } },
    'POST /api/custom-offers/files': {
      as: 'client',
      query: { service: slug },
      file: { name: 'sketch.txt', bytes: Buffer.from('A crane, facing left.') },
    },
    'GET /api/custom-offers/:offer_number/files/:file_id': {
      ...offerCall('client', withFile),
      params: { offer_number: withFile, file_id: fileId },
    },
    'GET /api/my/custom-offers': { as: 'client', query: { side: 'buying', limit: '2' } },
  };
}

export const otherParties: OtherParties = {
  'POST /api/custom-offers/:offer_number/offers': { as: 'client', code: 'forbidden' },
  'POST /api/custom-offers/:offer_number/decline': { as: 'client', code: 'wrong_state' },
  'POST /api/custom-offers/:offer_number/withdraw': { as: 'client', code: 'wrong_state' },
  'GET /api/custom-offers/:offer_number/files/:file_id': 'both sides of an offer may make it',
  'GET /api/custom-offers/:offer_number': 'both sides of an offer may make it',
};
