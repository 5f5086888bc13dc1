import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Endpoint } from '#kit/endpoint.ts';
import { apiGroups, modules } from './modules.ts';
import { exampleOf } from './test-api-examples.ts';
import type { Answer } from './test-app.ts';
import { secretsIn, withoutSecrets } from './test-secret-values.ts';

const SECRETS = [
  'otpauth://totp/Docket:person%40example.com?secret=ZMVOSSJWJGP4LKZ6UTURUAHJN3TPPVTW&issuer=Docket',
  'http://localhost:3000/test-provider/checkout/tp_zA0Oant1AKHoB2gnEChErw',
  '01a204bd-bed1-7434-a7c5-a3796e51fccb.orders.UxRttgXG7Pc5d32xmRIzMbBDuNg9Q3w71xswk8f_0Y0',
  'eyJhbGciOiJIUzI1NiJ9',
];
const PLAIN = [
  '01a204bd-bed1-7434-a7c5-a3796e51fccb',
  '1b7f67e187d1e395d0a1324223492d767d5d7b8786f052697a07587f79fbcbe4',
  'logo-drawn-by-hand-and-cleaned-for-print-9f14',
  '2026-11-22T19%3A55%3A14.851000Z~01a204d3-bc23-72ec-924d-438d9d4d80cf',
  'DK-CVXW-JE62',
  'Lantern-orchard-42',
];

it('knows a secret from an id, a hash, a slug and a typed password', () => {
  expect(SECRETS.map((text) => secretsIn(text).length)).toEqual(SECRETS.map(() => 1));
  expect(PLAIN.flatMap(secretsIn)).toEqual([]);
  expect(SECRETS.map(withoutSecrets).flatMap(secretsIn)).toEqual([]);
});

it('masks a secret wherever a call asks or answers one', () => {
  const [endpoint] = apiGroups().flatMap(({ endpoints }) => endpoints) as [Endpoint];
  const answer = { status: 200, headers: {}, body: { success: true, data: { lists: [{ address: SECRETS[0] }] } } } as unknown as Answer;
  const call = { as: null, params: { id: SECRETS[1] ?? '' }, query: { q: SECRETS[2] ?? '' }, body: { token: SECRETS[2], nested: [SECRETS[3]] } };
  const text = JSON.stringify(exampleOf(endpoint, call, answer));
  expect(text).toContain('secret=xxxx');
  expect(secretsIn(text)).toEqual([]);
});

it('shows no value that looks like a secret in any example', () => {
  const files = modules.flatMap(({ apiExamples }) => (apiExamples === undefined ? [] : [apiExamples]));
  expect(files.length).toBeGreaterThan(10);
  expect(
    files.flatMap((file) => secretsIn(readFileSync(file, 'utf8'))),
    'npm run api:examples masks them',
  ).toEqual([]);
});
