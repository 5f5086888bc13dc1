/** While a provider is down, everything can be read as fast as before: no read calls a provider (ID-4, NET-1). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from './modules.ts';
import { testApp, type TestApp } from './test-app.ts';
import { addressOf, everyCall, type Call } from './test-calls.ts';

let app: TestApp;
let calls: Record<string, Call>;
const requests: string[] = [];
const never = (): Promise<never> => new Promise(() => {});

/** The same without a server behind it: records the requests and never answers. */
function silenced<T extends object>(real: T, name: string): T {
  const entries = Object.entries(real).map(([key, value]: [string, unknown]): [string, unknown] => {
    if (typeof value === 'function') return [key, () => (requests.push(`${name}.${key}`), new Promise(() => {}))];
    return [key, typeof value === 'object' && value !== null ? silenced(value, `${name}.${key}`) : value];
  });
  return Object.fromEntries(entries) as T;
}

beforeAll(async () => {
  app = await testApp();
  calls = await everyCall(app);
  const { test: real } = app.context.payments;
  if (real === undefined) throw new Error('the test provider is set up');
  const payments = {
    test: silenced(real, 'test'),
    card: silenced({ ...real, name: 'card' as const }, 'card'),
    paypal: silenced({ ...real, name: 'paypal' as const }, 'paypal'),
  };
  const identity = silenced({ begin: never, lookUp: never, aboutOf: never }, 'identity');
  const languageModel = { host: 'models.example.com', ...silenced({ answer: never }, 'languageModel') };
  Object.assign(app.context, { payments, identity, languageModel, mail: silenced({ send: never }, 'mail') });
});
afterAll(() => app.close());

test('the silent provider is noticed', () => {
  void app.context.payments.test?.lookUp('one');
  expect(requests.splice(0)).toEqual(['test.lookUp']);
});

const reads = handlers.map(({ endpoint }) => endpoint).filter(({ kind }) => kind === 'query');
test.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))('GET %s', async (path, endpoint) => {
  const call = calls[`GET ${path}`];
  if (call === undefined) throw new Error(`GET ${path} is not in test-calls.ts`);
  const answer = await app.send(endpoint.method, addressOf(path, call.params, call.query), {
    as: call.as,
    headers: call.headers ?? {},
  });
  expect([answer.status < 300 ? 'answered' : answer.text, ...requests.splice(0)]).toEqual(['answered']);
});
