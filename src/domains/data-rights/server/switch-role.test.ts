import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, usd, type Person, type TestApp } from '#app/server/test-app.ts';

let app: TestApp;
let slug: string;
beforeAll(async () => {
  app = await testApp();
  ({ slug } = await app.publish());
});
afterAll(() => app.close());

interface Choice {
  role: string;
  missing: string[];
  pauses_services: number;
  blocked_by: { words: string }[];
  open_duties: { words: string }[];
}
const choices = async (as: Person) => (await app.must<{ choices: Choice[] }>('GET', '/api/user/role', { as })).choices;
const change = (as: Person, role: string) =>
  app.send<{ onboarded: boolean; paused_services: number }>('POST', '/api/user/role', { as, body: { role } });
const me = (as: Person) => app.must<{ role: string }>('GET', '/api/user/me', { as });

async function order(): Promise<string> {
  const { terms } = await app.must<{ terms: { total: unknown } }>(
    'GET',
    `/api/orders/quote?service=${slug}&package=basic`,
    { as: 'client' },
  );
  const body = { service: slug, package: 'basic', extras: [], expected_total: terms.total, pay_with: 'wallet' };
  return (await app.must<{ order_number: string }>('POST', '/api/orders', { as: 'client', body })).order_number;
}

describe('changing role', () => {
  it('shows first what it means: what is left to set up, and which services are paused', async () => {
    const all = await choices('freelancer');
    expect(all.map(({ role }) => role)).toEqual(['client', 'both', 'user', 'expert']);
    expect(all[0]).toMatchObject({
      role: 'client',
      missing: ['industries', 'subindustries', 'company_name'],
      pauses_services: 1,
      blocked_by: [],
    });
    expect(all[1]).toMatchObject({ role: 'both', missing: [], pauses_services: 0 });
  });

  it('takes effect at the next call with the same token: permissions follow, and so does onboarding', async () => {
    expect(
      (await app.send('GET', '/api/orders/quote?service=x&package=basic', { as: 'otherFreelancer' })).body.code,
    ).toBe('forbidden');
    expect(await change('otherFreelancer', 'both')).toMatchObject({ status: 200, body: { data: { onboarded: true } } });
    expect((await me('otherFreelancer')).role).toBe('both');
    expect((await app.send('GET', '/api/orders/quote?service=x&package=basic', { as: 'otherFreelancer' })).status).toBe(
      404,
    );
    expect(await change('otherFreelancer', 'client')).toMatchObject({
      status: 200,
      body: { data: { onboarded: false } },
    });
    // What they sold goes on; hiring asks for its own onboarding first.
    expect((await app.send('GET', '/api/orders?side=selling', { as: 'otherFreelancer' })).status).toBe(200);
    expect(
      (await app.send('GET', '/api/orders/quote?service=x&package=basic', { as: 'otherFreelancer' })).body.code,
    ).toBe('onboarding_incomplete');
    const news = await app.base.database.pool.query(
      "select facts from job where name = 'accounts.role_changed' order by id",
    );
    expect(news.rows).toMatchObject([
      { facts: { from: 'freelancer', to: 'both' } },
      { facts: { from: 'both', to: 'client' } },
    ]);
  });

  it('leaves a client who begins to sell everything they had, and asks for the seller’s onboarding only to sell', async () => {
    const call = async (path: string) => (await app.send('GET', path, { as: 'otherClient' })).body.code ?? 'ok';
    const reach = () =>
      Promise.all(
        [
          '/api/orders?side=buying',
          '/api/mybalance',
          '/api/conversations',
          `/api/orders/quote?service=${slug}&package=basic`,
          '/api/my/services',
        ].map(call),
      );
    const sides = async () =>
      (await app.must<{ set_up_sides: string[] }>('GET', '/api/user/me', { as: 'otherClient' })).set_up_sides;
    expect(await change('otherClient', 'both')).toMatchObject({ body: { data: { onboarded: false } } });
    expect(await reach()).toEqual(['ok', 'ok', 'ok', 'ok', 'onboarding_incomplete']);
    expect(await sides()).toEqual(['client']);
    // Only selling: what they bought stays open to them, and they may switch back.
    await change('otherClient', 'freelancer');
    expect(await reach()).toEqual(['ok', 'ok', 'ok', 'forbidden', 'onboarding_incomplete']);
    await change('otherClient', 'both');
    await app.must('POST', '/api/user/profile', {
      as: 'otherClient',
      body: { skills: ['logo-design'], bio: 'I draw marks.' },
    });
    expect(await reach()).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
    expect(await sides()).toEqual(['freelancer', 'client']);
    expect((await change('otherClient', 'client')).body.data.onboarded).toBe(true);
  });

  it('asks those who never finished a side before anything else', async () => {
    expect(await change('newClient', 'both')).toMatchObject({ body: { data: { onboarded: false } } });
    for (const path of ['/api/mybalance', '/api/orders?side=buying', '/api/my/services'])
      expect([path, (await app.send('GET', path, { as: 'newClient' })).body.code ?? 'ok']).toEqual([
        path,
        path === '/api/mybalance' ? 'ok' : 'onboarding_incomplete',
      ]);
    await app.must('POST', '/api/user/profile', {
      as: 'newFreelancer',
      body: { company_name: 'C', industries: ['software-and-internet'], subindustries: ['business-software'] },
    });
    expect((await app.send('GET', '/api/orders?side=buying', { as: 'newFreelancer' })).body.code).toBe(
      'onboarding_incomplete',
    );
  });

  it('does not strand held funds: orders that only the old role can finish block it', async () => {
    await app.addMoney('client', usd(90_000));
    const number = await order();
    expect(await change('freelancer', 'client')).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', data: { blocked_by: [{ kind: 'order' }] } },
    });
    expect(await change('client', 'freelancer')).toMatchObject({ status: 409 });
    const [, toBoth] = await choices('freelancer');
    expect(toBoth).toMatchObject({
      role: 'both',
      blocked_by: [],
      open_duties: [{ words: expect.stringContaining(number) as string }],
    });
    expect((await change('freelancer', 'expert')).status).toBe(200);
  });

  it('pauses services when the seller stops selling', async () => {
    await app.must('POST', '/api/user/role', { as: 'freelancer', body: { role: 'freelancer' } });
    const [open] = (
      await app.must<{ items: { order_number: string }[] }>('GET', '/api/orders?side=buying', { as: 'client' })
    ).items;
    await app.must('POST', `/api/orders/${open?.order_number}/cancel`, {
      as: 'client',
      body: { reason: 'Plans changed.' },
    });
    expect(await change('freelancer', 'client')).toMatchObject({ status: 200, body: { data: { paused_services: 1 } } });
    expect((await app.send('GET', `/api/services/by-slug/${slug}`)).status).toBe(404);
  });

  it('is not for operators, and accepts five roles', async () => {
    expect(await choices('operator')).toEqual([]);
    expect((await change('operator', 'client')).status).toBe(403);
    expect((await change('client', 'king')).status).toBe(422);
  });
});
