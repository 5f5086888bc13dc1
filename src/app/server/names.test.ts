/** WEB-7: one shape for every name and title, in every call that takes one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Endpoint } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { parseInput } from '#kit/server/http/input.ts';
import { handlers } from './modules.ts';
import { everyCall, type Call } from './test-calls.ts';
import { testAccounts, type TestAccounts } from '#domains/accounts/server/test-accounts.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
let world: TestAccounts;
let calls: Record<string, Call>;
beforeAll(async () => {
  app = await testApp();
  world = await testAccounts();
  calls = await everyCall(app);
});
afterAll(async () => {
  await world.close();
  await app.close();
});

const commands = handlers.flatMap(({ endpoint }) =>
  endpoint.kind === 'command' && endpoint.body !== undefined ? [endpoint] : [],
);
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const read = (endpoint: Endpoint, call: Call, body: unknown) =>
  parseInput(endpoint, { params: call.params ?? {}, query: call.query ?? {}, body }).body;

/** What it is read as, or the fields it is refused for. */
function outcome(endpoint: Endpoint, call: Call, body: unknown): unknown {
  try {
    return read(endpoint, call, body);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { code: error.code, fields: error.fields };
  }
}

type Place = readonly (string | number)[];

/** The paths of the texts of a body, except passwords, which may be any characters. */
function texts(value: unknown, at: Place = []): Place[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key.includes('password') ? [] : texts(item, [...at, key])));
}

function put(body: unknown, [first, ...rest]: Place, text: string): unknown {
  if (first === undefined) return text;
  const next = put((body as Record<string, unknown>)[first], rest, text);
  return Array.isArray(body) ? body.with(Number(first), next) : { ...(body as object), [first]: next };
}

describe('a text that changes the direction of the words around it', () => {
  it.each(commands.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'loses what does it in every field of %s',
    (name, endpoint) => {
      const call = calls[name];
      if (call === undefined) throw new Error(`${name} is in no table`);
      for (const place of texts(call.body ?? {})) {
        const turned = put(call.body, place, 'gpj.\u202Eexe\u202C');
        const plain = put(call.body, place, 'gpj.exe');
        expect(outcome(endpoint, call, turned), place.join('.')).toEqual(outcome(endpoint, call, plain));
      }
    },
  );
});

/** Every field that is a name or a title, and what it accepts. */
const NAMES: Readonly<Record<string, readonly Place[]>> = {
  'POST /api/user/profile': [
    ['first_name'],
    ['last_name'],
    ['middle_name'],
    ['professional_title'],
    ['tagline'],
    ['company_name'],
    ['city'],
    ['state_name'],
  ],
  'POST /api/user/passkeys': [['name']],
  'PUT /api/user/passkeys/:id': [['name']],
  'POST /api/auth/google/join': [['first_name'], ['last_name']],
  'POST /api/payouts/methods': [['holder']],
  'PUT /api/user/portfolios': [['items', 0, 'title']],
  'PUT /api/user/experiences': [
    ['items', 0, 'title'],
    ['items', 0, 'company'],
  ],
  'PUT /api/user/educations': [['items', 0, 'school']],
  'PUT /api/user/certifications': [
    ['items', 0, 'name'],
    ['items', 0, 'issuer'],
  ],
  'PUT /api/my/services/:id': [
    ['title'],
    ['packages', 0, 'name'],
    ['packages', 0, 'features', 0],
    ['extras', 0, 'name'],
    ['faq', 0, 'question'],
    ['requirements', 0, 'question'],
    ['tags', 0],
  ],
};
const at = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);

describe('a name or title', () => {
  it.each(Object.entries(NAMES).flatMap(([name, places]) => places.map((place) => [name, place] as const)))(
    'is put in one form: %s %j',
    (name, place) => {
      const endpoint = commands.find((command) => nameOf(command) === name);
      const call = calls[name];
      if (endpoint === undefined || call === undefined) throw new Error(`${name} is gone`);
      expect(at(read(endpoint, call, put(call.body, place, ' A\u200Bda\u00A0 \u2066Lovelace\u2069 ')), place)).toBe(
        'Ada Lovelace',
      );
      let empty: unknown = null;
      try {
        empty = at(read(endpoint, call, put(call.body, place, '\u3164\u200B\u2800')), place);
      } catch (error) {
        expect(error).toBeInstanceOf(Failure);
      }
      expect([null, '']).toContain(empty);
    },
  );
});

const FORM = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  role: 'client',
  email: 'ada@example.org',
  password: 'tulips under water',
  password_confirmation: 'tulips under water',
};

describe('registration', () => {
  it.each(['\u200B', '\u3164', '\u2060\uFEFF'])(
    'reports an invisible name as missing, in its own words: %j',
    async (name) => {
      expect(await world.post('/api/register', { ...FORM, first_name: name })).toMatchObject({
        status: 422,
        message: 'All fields are required',
      });
    },
  );

  it('drops what changes the direction of a name', async () => {
    const answer = await world.post('/api/register', {
      ...FORM,
      email: 'turned@example.org',
      last_name: '\u202Eecalevol',
    });
    expect(answer.status).toBe(201);
    const { rows } = await world.home.owner.query('select last_name from account where email = $1', [
      'turned@example.org',
    ]);
    expect(rows).toEqual([{ last_name: 'ecalevol' }]);
  });

  it('keeps names of any script, and passwords as they were typed', async () => {
    const password = 'tulips\u202Eunder\u200Bwater';
    const answer = await world.post('/api/register', {
      ...FORM,
      first_name: 'علی‌رضا',
      last_name: 'Müller',
      password,
      password_confirmation: password,
    });
    expect(answer.status).toBe(201);
    expect((await world.post('/api/login', { email: FORM.email, password })).status).toBe(200);
    expect(
      (await world.post('/api/login', { email: FORM.email, password: password.replace('\u200B', '') })).status,
    ).toBe(401);
    const { rows } = await world.home.owner.query('select first_name from account where email = $1', [FORM.email]);
    expect(rows).toEqual([{ first_name: 'علی‌رضا' }]);
  });
});

it('what was stored before the rule is corrected when its owner edits it, and nothing else is changed', async () => {
  const { owner } = world.home;
  const { data } = await world.post('/api/register', { ...FORM, email: 'old@example.org' });
  const other = await world.post('/api/register', {
    ...FORM,
    email: 'fine@example.org',
    first_name: 'علی‌رضا',
    last_name: 'Kiss Ödön',
  });
  await owner.query(
    "update account set first_name = U&'\\202Eeve', middle_name = U&'\\200B', last_name = U&'\\3164' where id = $1",
    [data['id']],
  );
  await owner.query(
    `insert into profile (user_id, company_name, bio, portfolios)
      values ($1, U&' \\200BSmall\\200E Ships', U&'One\\202E two',
      jsonb_build_array(jsonb_build_object('title', U&'A\\2066 "B"')))`,
    [data['id']],
  );
  await owner.query(readFileSync('db/migrations/20261122135200-names-that-show.sql', 'utf8'));
  const { rows } = await owner.query(
    'select first_name, middle_name, last_name, company_name, bio, portfolios from account join profile on user_id = id where id = $1',
    [data['id']],
  );
  expect(rows).toEqual([
    {
      first_name: 'eve',
      middle_name: null,
      last_name: 'Member',
      company_name: 'Small Ships',
      bio: 'One two',
      portfolios: [{ title: 'A "B"' }],
    },
  ]);
  const otherNames = await owner.query('select first_name, last_name from account where id = $1', [other.data['id']]);
  expect(otherNames.rows).toEqual([{ first_name: 'علی‌رضا', last_name: 'Kiss Ödön' }]);
});
