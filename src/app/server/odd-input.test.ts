import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Endpoint } from '#kit/endpoint.ts';
import { failures, type FailureCode } from '#kit/errors.ts';
import { rateLimits } from '#kit/limits.ts';
import { defOf } from '#kit/server/http/input-bounds.ts';
import { modules } from './modules.ts';
import { drawSome, SEED } from '#kit/server/test-draw.ts';
import { testApp, withoutTraces, type Answer, type Sent, type TestApp } from './test-app.ts';
import { addressOf, everyCall, type Call } from './test-calls.ts';
import { multipart } from './test-multipart.ts';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const table = modules.flatMap((domain) =>
  (domain.handlers ?? []).map(({ endpoint }) => [nameOf(endpoint), endpoint, domain.name] as const),
);

let app: TestApp;
let line: Awaited<ReturnType<typeof withoutTraces>>;
let calls: Record<string, Call>;
beforeAll(async () => {
  app = await testApp();
  calls = await everyCall(app);
  line = await withoutTraces(app);
});
afterAll(async () => {
  await line.close();
  await app.close();
});

const deep = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

/** Values that no form produces but a script may send, by kind: of each kind `npm test` draws one for a field. */
const TEXTS = {
  empty: ['', ' '],
  control: ['\0', 'a\0b', '\u0001\u001F', '\uD800', 'x\uDFFFx', '\u202E\uFEFF\u200B'],
  foreign: ['👩‍👩‍👧‍👦🏴‍☠️', 'ﷺ'.repeat(50), 'é'.repeat(300)],
  long: ['a'.repeat(100_000), '💣'.repeat(2_500)],
  code: [
    "'; drop table account; --",
    '%',
    '_',
    '\\',
    '%00',
    '%zz',
    '../../../../etc/passwd',
    '<script>alert(1)</script>',
    '${7*7}',
    '{{7*7}}',
  ],
  words: ['null', 'undefined', 'NaN', 'true', '[]', '{}', '__proto__', 'constructor', 'toString'],
  numbers: ['-1', '0', '1e999', '99999999999999999999999999', '0x10', '1.5'],
  dates: ['2026-02-30', '9999-12-31T23:59:60Z', '0000-00-00'],
  names: ['DK-2222-2222', '00000000-0000-0000-0000-000000000000', 'data:text/html,x', 'http://169.254.169.254/'],
  places: ['2026-01-01~x', 'zz~00000000-0000-0000-0000-000000000000', '~', '~~~'],
} as const;
const JSON_VALUES = {
  amounts: [7, -1, 0, 1.5, 1e308, -1e308, 2 ** 53, 1e21],
  nothing: [true, false, null],
  lists: [[], ['x'], [null], [[]]],
  objects: [{}, { a: 1 }, { toString: 1 }],
  money: [{ amount: 1 }, { amount: '1e3', currency: 'USD' }, { amount: '999999999999999999', currency: 'ZZZ' }],
  depth: [deep(15), deep(500)],
} as const;

/** One value of each kind, or all of a domain that is tried whole. */
const oddFor = <Value>(field: string, kinds: Readonly<Record<string, readonly Value[]>>, domain: string): Value[] =>
  Object.entries(kinds).flatMap(([kind, values]) => drawSome(`${field} ${kind}`, values, 1, domain));

/** For a parameter that the call does not declare, so that no value of it is read. */
const UNREAD = ['', 'a\0b', 'a'.repeat(5_000)];
function isRead({ query }: Endpoint, part: 'params' | 'query', field: string): boolean {
  const fields = defOf(query)?.shape;
  return part === 'params' || (query !== undefined && (fields === undefined || Object.hasOwn(fields, field)));
}

const BEARERS = [
  'Bearer',
  'Bearer ',
  'Bearer x',
  `Bearer ${'a'.repeat(600)}`,
  `Bearer dk_${'a'.repeat(38)}`,
  'Basic YTpi',
  'bearer null',
  'Bearer a b',
  'Bearer \u00FF\u00FE',
  'dk_',
];
const KEYS = [
  '',
  'x',
  '1',
  'a'.repeat(5_000),
  '00000000-0000-0000-0000-00000000000g',
  "'; drop table idempotency; --",
  '{}',
];

const ENVELOPE = 'success,message,data,errors,code,requestId';
/** What an answer must not tell of the inside (E-7). */
const INSIDE =
  /node_modules|\.ts:\d|\bat \w+ \(|\/tmp\/|\/src\/|violates|constraint|relation "|syntax for type|SQLSTATE|select .* from|password_hash|dk_[\w-]{38}/;
const areTexts = (words: unknown): boolean =>
  Array.isArray(words) && words.length > 0 && words.every((text) => typeof text === 'string');

/**
 * Never a 5xx; a refusal is always the envelope with a code of ours and its status, and tells nothing of the inside.
 */
function whyWrong({ status, text, body }: Answer): string | null {
  if (status >= 500) return 'it failed';
  if (status < 300) return null;
  if (Object.keys(body ?? {}).join(',') !== ENVELOPE) return 'it is not the envelope';
  if (body.success || !/\S/.test(body.message) || !/^[0-9a-f-]{36}$/.test(body.requestId ?? ''))
    return 'it does not say what is wrong';
  if (failures[body.code as FailureCode]?.status !== status) return `its code is ${body.code}`;
  if (!Object.values(body.errors).every(areTexts)) return 'the errors of a field are no texts';
  return INSIDE.test(text) ? 'it tells of the inside' : null;
}

/** Plain comparisons: with a matcher for each, judging tens of thousands of answers took longer than answering. */
function judge(answer: Answer, input: unknown): void {
  const wrong = whyWrong(answer);
  if (wrong !== null)
    expect.fail(
      `${JSON.stringify(input).slice(0, 200)} (TEST_SEED=${SEED}): ${wrong}: ${answer.status} ${answer.text.slice(0, 300)}`,
    );
}

test.each([
  ['it failed', { status: 500 }],
  ['it is not the envelope', { body: { success: false, message: 'No' } }],
  ['it does not say what is wrong', { message: ' ' }],
  ['its code is teapot', { code: 'teapot' }],
  ['its code is not_found', { code: 'not_found' }],
  ['the errors of a field are no texts', { errors: { price: [7] } }],
  ['it tells of the inside', { text: 'violates check constraint' }],
])(
  'an answer is judged wrong: %s',
  (
    wrong,
    { status = 400, text = '', ...fields }: { status?: number; text?: string; body?: object; [field: string]: unknown },
  ) => {
    const refusal = {
      success: false,
      message: 'Not valid.',
      data: null,
      errors: {},
      code: 'invalid_shape',
      requestId: '0'.repeat(36),
    };
    const answer = (body: object): Answer => ({ status, text, headers: {}, body: body as Answer['body'] });
    expect(whyWrong({ ...answer(refusal), status: 400, text: '' })).toBeNull();
    expect(whyWrong(answer(fields.body ?? { ...refusal, ...fields }))).toBe(wrong);
  },
);

function request(endpoint: Endpoint, call: Call): Sent {
  const upload = endpoint.kind === 'command' ? endpoint.upload : undefined;
  const file =
    upload === undefined || call.file === undefined ? null : multipart(upload.field, call.file.name, call.file.bytes);
  return {
    as: call.as,
    ...(file === null ? (call.body === undefined ? {} : { body: call.body }) : { body: file.body }),
    headers: { ...call.headers, ...file?.headers },
  };
}

type Place = readonly (string | number)[];

/** Every place of the body that holds a value, inner ones too; of a list the first item stands for all. */
function placesIn(value: unknown, at: Place = []): Place[] {
  const inner = Array.isArray(value)
    ? Object.entries(value.slice(0, 1)).map(([index, element]) => [Number(index), element] as const)
    : value !== null && typeof value === 'object'
      ? Object.entries(value)
      : [];
  return [...(at.length > 0 ? [at] : []), ...inner.flatMap(([key, child]) => placesIn(child, [...at, key]))];
}

function changed(value: unknown, [key, ...rest]: Place, to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value))
    return value.map((element, index) => (index === key ? changed(element, rest, to) : (element as unknown)));
  return { ...(value as object), [key]: changed((value as Record<string, unknown>)[key], rest, to) };
}

describe.each(table)('%s', (name, endpoint, domain) => {
  const callNow = (): Call => calls[name] ?? { as: null };

  it('accepts or refuses any value in any parameter without a 5xx', async () => {
    const call = callNow();
    for (const part of ['params', 'query'] as const) {
      for (const field of Object.keys({
        ...call[part],
        ...(part === 'query' && endpoint.kind === 'query' ? { cursor: '', limit: '' } : {}),
      })) {
        for (const odd of isRead(endpoint, part, field) ? oddFor(`${name} ${part} ${field}`, TEXTS, domain) : UNREAD) {
          const with_ = { ...call, [part]: { ...call[part], [field]: odd.slice(0, 20_000) } };
          judge(
            await line.send(
              endpoint.method,
              addressOf(endpoint.path, with_.params, with_.query),
              request(endpoint, call),
            ),
            [part, field, odd],
          );
        }
        if (part === 'params') continue;
        const twice = `${addressOf(endpoint.path, call.params, call.query)}${call.query === undefined ? '?' : '&'}${field}=1&${field}=2`;
        const answer = await line.send(endpoint.method, twice, request(endpoint, call));
        expect([field, answer.status, answer.body.code]).toEqual([field, 400, 'invalid_shape']);
      }
    }
  });

  it('accepts or refuses any value in any field of the body without a 5xx', { timeout: 600_000 }, async () => {
    const call = callNow();
    if (call.body === undefined) return;
    const address = addressOf(endpoint.path, call.params, call.query);
    // Hashing a password takes its time by design; those calls get the odd texts only.
    const isSlow = Object.keys(call.body).some((field) => field.includes('password'));
    for (const place of placesIn(call.body)) {
      const values = oddFor<unknown>(`${name} ${place.join('.')}`, { ...TEXTS, ...JSON_VALUES }, domain);
      for (const odd of isSlow ? values.filter((_value, index) => index % 4 === place.length % 4) : values) {
        const answer = await line.send(endpoint.method, address, {
          ...request(endpoint, call),
          body: changed(call.body, place, odd),
        });
        judge(answer, [...place, odd]);
      }
    }
  });

  it('refuses what is no body', async () => {
    if (endpoint.kind === 'query') return;
    const call = callNow();
    const address = addressOf(endpoint.path, call.params, call.query);
    const { as, headers } = request(endpoint, { ...call, body: {} });
    const json = { as: as ?? null, headers: { ...headers, 'content-type': 'application/json' } };
    const isUpload = endpoint.upload !== undefined;
    for (const broken of ['{', '{"a":', 'nonsense', '\0', '"\\uZZZZ"', '{"a":1}}', '\uFEFF{}x'])
      expect((await line.send(endpoint.method, address, { ...json, body: broken })).status, broken).toBe(400);
    for (const other of [
      '',
      'null',
      '[]',
      '7',
      '"x"',
      'true',
      '[[]]',
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      '{"__proto__":{"isOperator":true}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"a":1,"a":2}',
    ])
      judge(await line.send(endpoint.method, address, { ...json, body: other }), other);
    expect(
      (await line.send(endpoint.method, address, { ...json, body: JSON.stringify({ note: 'a'.repeat(300_000) }) }))
        .status,
    ).toBe(isUpload ? 415 : 413);
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
      'x',
      'application/jsonx',
      ...(isUpload ? [] : ['multipart/form-data', 'multipart/form-data; boundary=x']),
    ])
      expect([
        type,
        (
          await line.send(endpoint.method, address, {
            ...json,
            body: 'a=1',
            headers: { ...headers, 'content-type': type },
          })
        ).status,
      ]).toEqual([type, 415]);
    if (isUpload) {
      for (const type of [
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=other',
        'multipart/mixed; boundary=x',
      ])
        judge(
          await line.send(endpoint.method, address, {
            ...json,
            body: multipart('file', 'a.png', Buffer.from('x')).body,
            headers: { ...headers, 'content-type': type },
          }),
          type,
        );
      const whole = multipart(endpoint.upload?.field ?? '', 'a.png', Buffer.from('not a picture'));
      const odd = [
        whole.body.subarray(0, 40),
        whole.body.subarray(0, -20),
        Buffer.from(''),
        Buffer.from(String(whole.body).replace('name="', 'name="other')),
        Buffer.from(String(whole.body).replace('a.png', '\0../../x'.repeat(100))),
      ];
      for (const body of [whole.body, ...odd])
        judge(
          await line.send(endpoint.method, address, { ...json, body, headers: { ...headers, ...whole.headers } }),
          String(body),
        );
    }
  });

  it('refuses unknown fields, except in the nine named calls', async () => {
    const call = callNow();
    if (
      endpoint.kind === 'query' ||
      endpoint.upload !== undefined ||
      /webhooks|mail\/inbound$|\/api\/(login|register|logout|check-username|user\/(profile|change-password))$/.test(
        endpoint.path,
      )
    )
      return;
    for (const extra of ['role', 'price', 'status', 'owner_id', 'isOperator']) {
      if (Object.hasOwn(call.body ?? {}, extra)) continue;
      const answer = await line.send(endpoint.method, addressOf(endpoint.path, call.params, call.query), {
        ...request(endpoint, call),
        body: { ...call.body, [extra]: 1 },
      });
      expect([extra, answer.status, Object.keys(answer.body.errors)]).toEqual([extra, 400, [extra]]);
    }
  });

  it('signs nobody in by an invalid token', async () => {
    const call = callNow();
    for (const authorization of BEARERS) {
      const sent = request(endpoint, call);
      const answer = await line.send(endpoint.method, addressOf(endpoint.path, call.params, call.query), {
        ...sent,
        as: null,
        headers: { ...sent.headers, authorization },
      });
      judge(answer, authorization);
      if (endpoint.access !== 'public')
        expect([authorization.slice(0, 40), answer.status]).toEqual([authorization.slice(0, 40), 401]);
    }
    const long = await line.send(endpoint.method, addressOf(endpoint.path, call.params, call.query), {
      ...request(endpoint, call),
      headers: {
        ...request(endpoint, call).headers,
        'x-noise': 'n'.repeat(12_000),
        cookie: 'c='.repeat(1_000),
        'user-agent': '\u00E9'.repeat(900),
      },
    });
    judge(long, 'long headers');
  });

  it('requires a valid Idempotency-Key where it needs one', async () => {
    if (endpoint.kind === 'query' || endpoint.repeat === 'natural') return;
    const call = callNow();
    for (const key of KEYS) {
      const answer = await line.send(endpoint.method, addressOf(endpoint.path, call.params, call.query), {
        ...request(endpoint, call),
        key,
      });
      judge(answer, key);
      expect([key.slice(0, 40), answer.status, answer.body.code]).toEqual([key.slice(0, 40), 400, 'invalid_shape']);
    }
  });
});

describe('beside the calls', () => {
  it('unknown addresses get the envelope too', async () => {
    for (const [method, url] of [
      ['GET', '/api'],
      ['GET', '/api/'],
      ['GET', '/api/nowhere'],
      ['POST', '/api/services'],
      ['DELETE', '/api/login'],
      ['GET', '/api/orders/%zz'],
      ['GET', `/api/orders/${'a'.repeat(2_000)}`],
      ['GET', '/api/orders/%00'],
      ['OPTIONS', '/api/login'],
      ['PATCH', '/api/orders'],
      ['GET', '/api/../etc/passwd'],
      ['GET', '//api//services'],
    ] as const) {
      const answer = await line.send(method, url);
      judge(answer, `${method} ${url}`);
      expect([url, answer.status >= 400]).toEqual([url, true]);
    }
  });

  it('what is not HTTP is refused', async () => {
    await app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.server.address() as AddressInfo;
    const say = (text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        let heard = '';
        const socket = net.connect(port, '127.0.0.1', () => void socket.write(text));
        socket.setTimeout(60_000, () => socket.destroy(new Error('no answer')));
        socket
          .on('data', (chunk) => void (heard += String(chunk)))
          .on('error', reject)
          .on('close', () => resolve(heard));
      });
    expect(await say('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_shape"/);
    expect(await say(`GET /api/services HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*"code":"too_large"/,
    );
    expect(
      await say(
        'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 400 /);
  });
});

it('too many requests are told when to come back', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  try {
    const tryOnce = () => limited.send('POST', '/api/login', { body: { email: 'nobody@example.com', password: 'x' } });
    let answer = await tryOnce();
    for (let tries = 0; tries <= rateLimits.login.max && answer.status !== 429; tries += 1) answer = await tryOnce();
    judge(answer, 'login');
    expect(answer.body).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many login attempts. Please try again later.',
    });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});
