import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, testApp, type TestApp } from '#app/server/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const NORWAY = 578;
const SWEDEN = 752;
let count = 0;
const register = (more: object) =>
  app.send('POST', '/api/register', {
    body: {
      first_name: 'Test',
      last_name: 'Person',
      role: 'client',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      email: `rules-${(count += 1)}@example.com`,
      username: `rules-person-${count}`,
      ...more,
    },
  });
const rules = () =>
  app.must<{ minimum_age: number; closed_countries: number[]; revision: number }>('GET', '/api/registration-rules', {});
const change = async (closed: number[], more: object = {}) =>
  app.send('PUT', '/api/admin/registration-rules', {
    as: 'operator',
    body: {
      minimum_age: 18,
      closed_countries: closed,
      revision: (await rules()).revision,
      reason: 'Our insurer asks for it',
      ...more,
    },
  });

test('registration keeps the operator’s countries, and asks for the country only where some are closed', async () => {
  expect((await register({})).status).toBe(201);
  expect((await change([NORWAY, NORWAY], { minimum_age: 16 })).status).toBe(200);
  expect(await rules()).toMatchObject({ minimum_age: 16, closed_countries: [NORWAY] });
  expect((await register({ country_id: NORWAY })).body.errors).toHaveProperty('country_id');
  expect((await register({})).body.errors).toHaveProperty('country_id');
  expect((await register({ country_id: SWEDEN })).status).toBe(201);
  expect((await change([])).status).toBe(200);
  expect((await register({ country_id: NORWAY })).status).toBe(201);
});

test('rules of two operators are not mixed, and a country has to exist', async () => {
  const { revision } = await rules();
  expect((await change([NORWAY], { revision })).status).toBe(200);
  expect((await change([], { revision })).status).toBe(409);
  expect((await change([998])).status).toBe(422);
  expect((await change([])).status).toBe(200);
});
