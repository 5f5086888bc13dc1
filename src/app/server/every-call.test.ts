import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasClientAbilities, isFreelancerRole, type Access } from '#kit/actor.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { failures, type FailureCode } from '#kit/errors.ts';
import { describeApi } from '#kit/server/http/openapi.ts';
import { STAFF_ROLES } from '#kit/staff.ts';
import { apiGroups, handlers, modules } from './modules.ts';
import { contractFaults } from './test-contract-faults.ts';
import { setConfirmed, setStaffRoles, testApp, type Answer, type Person, type TestApp } from './test-app.ts';
import { addressOf, callsByModule, isAboutAnObject, MISSING, otherParties, type Call } from './test-calls.ts';
import { multipart } from './test-multipart.ts';

const endpoints = handlers.map((handler) => handler.endpoint);
const doneStatus = (endpoint: Endpoint): number => (endpoint.kind === 'command' ? (endpoint.status ?? 200) : 200);
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

let app: TestApp;
let examples: Awaited<ReturnType<typeof callsByModule>>;
let calls: Record<string, Call>;
beforeAll(async () => {
  app = await testApp();
  examples = await callsByModule(app);
  calls = Object.assign({}, ...examples.values());
});
afterAll(() => app.close());

function callOf(endpoint: Endpoint): Call {
  const call = calls[nameOf(endpoint)];
  if (call === undefined)
    throw new Error(`${nameOf(endpoint)} is in no test-calls.ts: say in its domain's who makes it, and with what`);
  return call;
}

/** AUT-4: for every caller and call, allowed or not, only the reply to signing in contains a token. */
function expectNoToken(endpoint: Endpoint, answer: Answer): Answer {
  const content = `${answer.text} ${JSON.stringify(answer.headers)}`;
  for (const { token } of Object.values(app.people))
    expect(content.includes(token), `${nameOf(endpoint)} repeats a token`).toBe(false);
  if (nameOf(endpoint) !== 'POST /api/login') expect(content, nameOf(endpoint)).not.toMatch(/api_token/);
  return answer;
}

async function make(endpoint: Endpoint, call: Call, as: Person | null = call.as): Promise<Answer> {
  const upload = endpoint.kind === 'command' ? endpoint.upload : undefined;
  const file =
    upload === undefined || call.file === undefined ? null : multipart(upload.field, call.file.name, call.file.bytes);
  const body = file === null ? (call.body === undefined ? {} : { body: call.body }) : { body: file.body };
  const answer = await app.send(endpoint.method, addressOf(endpoint.path, call.params, call.query), {
    as,
    ...body,
    headers: { ...call.headers, ...file?.headers },
  });
  return expectNoToken(endpoint, answer);
}

/** What a refusal must look like, whatever was asked (E-7). */
function expectRefusal(answer: Answer, code?: FailureCode): void {
  expect(answer.body).toMatchObject({
    success: false,
    message: expect.any(String) as string,
    code: code ?? (expect.any(String) as string),
    requestId: expect.any(String) as string,
  });
  expect(answer.status).toBe(failures[answer.body.code as FailureCode].status);
}

const silent = (answer: Answer) => ({ ...answer.body, requestId: null });

describe('every call', () => {
  it('is one call: no two share a method and a path', () => {
    expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length);
  });

  it('has an example in the test-calls.ts of its domain, and nothing there is gone', () => {
    for (const module of modules)
      expect(Object.keys(examples.get(module.name) ?? {}).toSorted(), module.name).toEqual(
        (module.handlers ?? []).map(({ endpoint }) => nameOf(endpoint)).toSorted(),
      );
  });

  it('about an object names a stranger to it and its other party, or says why it has none', () => {
    const objectCallNames = endpoints.filter(isAboutAnObject).map(nameOf);
    expect(objectCallNames.filter((name) => calls[name]?.stranger === undefined)).toEqual([]);
    expect(Object.keys(otherParties).toSorted()).toEqual(objectCallNames.toSorted());
  });

  it('is in the published description, which is valid JSON', () => {
    const described = JSON.parse(
      JSON.stringify(
        describeApi(apiGroups(), { title: 'Docket', url: 'http://localhost:3000', email: 'support@example.com' }),
      ),
    ) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    };
    expect(described.openapi).toBe('3.1.0');
    for (const endpoint of endpoints) {
      const operation = described.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      expect(operation, nameOf(endpoint)).toMatchObject({
        operationId: expect.any(String) as string,
        summary: endpoint.summary,
      });
      expect(Object.keys(operation?.responses ?? {}).length).toBeGreaterThan(1);
    }
    const ids = Object.values(described.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** What each kind of person meets at each level of access, by the guard's rules in their order. */
function expectedCode(access: Access, as: Person): FailureCode | null {
  const role = {
    client: 'client',
    otherClient: 'client',
    unverified: 'client',
    newClient: 'client',
    freelancer: 'freelancer',
    otherFreelancer: 'freelancer',
    newFreelancer: 'freelancer',
    operator: 'user',
    suspended: 'both',
  } as const;
  if (access === 'public' || access === 'signed-in') return null;
  if (access === 'operator') return as === 'operator' ? null : 'forbidden';
  if (as === 'unverified') return 'email_unverified';
  if (access === 'verified') return null;
  if (as === 'newClient' || as === 'newFreelancer') return 'onboarding_incomplete';
  if (access === 'member') return null;
  if (as === 'operator') return 'forbidden';
  if (access === 'client') return hasClientAbilities(role[as]) ? null : 'forbidden';
  return isFreelancerRole(role[as]) ? null : 'forbidden';
}

describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_name, endpoint) => {
  it('refuses people who may not make it, before it looks at what they sent', async () => {
    const call = callOf(endpoint);
    if (endpoint.access === 'public')
      return expect(call.as === null || endpoint.errors.includes('unauthenticated')).toBe(true);
    expectRefusal(await make(endpoint, call, null), 'unauthenticated');
    // A suspended person's token opens nothing any more (AUT-5).
    expectRefusal(await make(endpoint, call, 'suspended'), 'unauthenticated');
    for (const person of [
      'unverified',
      'newClient',
      'newFreelancer',
      'otherClient',
      'otherFreelancer',
      'client',
      'freelancer',
      'operator',
    ] as const) {
      const code = expectedCode(endpoint.access, person);
      if (code === null) continue;
      expectRefusal(await make(endpoint, call, person), code);
      expectRefusal(
        await app.send(endpoint.method, addressOf(endpoint.path, MISSING), {
          as: person,
          ...(endpoint.kind === 'command' ? { body: '{' } : {}),
          headers: { 'content-type': 'application/json' },
        }),
      );
    }
    return undefined;
  });

  it('is closed to every staff role it does not name, before it looks at what they sent, and open to those it names', async () => {
    if (endpoint.access !== 'operator') return;
    const options = { as: 'operator', ...(endpoint.kind === 'command' ? { body: { reason: [] } } : {}) } as const;
    try {
      for (const role of STAFF_ROLES) {
        await setStaffRoles(app, 'operator', [role]);
        const odd = await app.send(endpoint.method, addressOf(endpoint.path, MISSING), options);
        if (role === 'owner' || endpoint.staff?.includes(role) === true)
          expect([role, odd.body?.code]).not.toEqual([role, 'role_missing']);
        else
          for (const answer of [odd, await make(endpoint, callOf(endpoint), 'operator')])
            expectRefusal(answer, 'role_missing');
      }
    } finally {
      await setStaffRoles(app, 'operator', ['owner']);
    }
  });

  it('asks for proof first, where it says so', async () => {
    if (endpoint.fresh !== true) return;
    const call = callOf(endpoint);
    if (call.as === null) throw new Error('nobody cannot confirm who they are');
    await setConfirmed(app, [call.as], false);
    expectRefusal(await make(endpoint, call), 'confirmation_needed');
    await setConfirmed(app, [call.as], true);
  });

  it('answers the same for someone else’s object as for a missing one', async () => {
    const call = callOf(endpoint);
    if (call.stranger === undefined) return;
    const theirs = await make(endpoint, call, call.stranger);
    expectRefusal(theirs, 'not_found');
    expect(silent(await make(endpoint, { ...call, params: MISSING }, call.stranger))).toEqual(silent(theirs));
  });
});

/** Before anything is done, and each object fits its call: what refuses is who asks, not how far it has got. */
describe.each(
  Object.entries(otherParties).flatMap(([name, other]) => (typeof other === 'string' ? [] : [[name, other] as const])),
)('%s, asked by the other party', (name, other) => {
  it(`is refused as ${other.code}`, async () => {
    const endpoint = endpoints.find((endpoint) => nameOf(endpoint) === name);
    if (endpoint === undefined) throw new Error(`${name} is gone`);
    expect(callOf(endpoint).as).not.toBe(other.as);
    expectRefusal(await make(endpoint, callOf(endpoint), other.as), other.code);
  });
});

/** Last, because these change things: everything a person may do, done. */
describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s, made as it should be',
  (_name, endpoint) => {
    it('answers in the shape of its contract, and a repeat with the same key answers the same', async () => {
      const call = callOf(endpoint);
      if (endpoint.kind !== 'command' || endpoint.repeat === 'natural') {
        const answer = await make(endpoint, call);
        if (call.refusedAs !== undefined) return expectRefusal(answer, call.refusedAs);
        expect([answer.status, answer.text]).toEqual([doneStatus(endpoint), answer.text]);
        expect(contractFaults(endpoint, answer)).toEqual([]);
        return;
      }
      const key = crypto.randomUUID();
      const upload =
        endpoint.upload !== undefined && call.file !== undefined
          ? multipart(endpoint.upload.field, call.file.name, call.file.bytes)
          : null;
      const address = addressOf(endpoint.path, call.params, call.query);
      const once = (body: unknown = upload?.body ?? call.body ?? {}) =>
        app.send(endpoint.method, address, { as: call.as, key, body, headers: { ...upload?.headers } });
      const [first, second] = await Promise.all([once(), once()]);
      const done = expectNoToken(endpoint, first.status < 300 ? first : second);
      expect([done.status, done.text]).toEqual([doneStatus(endpoint), done.text]);
      expect(contractFaults(endpoint, done)).toEqual([]);
      const other = done === first ? second : first;
      if (other.text !== done.text) expectRefusal(other, 'in_progress');
      expect((await once()).text).toBe(done.text);
      const changed =
        upload === null
          ? await once({ ...call.body, ...differing(call.body) })
          : await once(multipart(endpoint.upload?.field ?? '', 'other.txt', Buffer.from('Green, rather.')).body);
      if (upload !== null || Object.keys(call.body ?? {}).length > 0) expectRefusal(changed, 'key_reused');
    });
  },
);

/** One text field of the body, changed to another that is as good. */
function differing(body: Call['body']): Record<string, unknown> {
  if (typeof body?.['words'] === 'string') return { words: 'Something else.' };
  const textNamed = (names: readonly string[]) =>
    Object.entries(body ?? {}).find(([name, value]) => typeof value === 'string' && names.includes(name));
  // A name may be one of a few.
  const field =
    textNamed(['note', 'question', 'reason', 'scope', 'statement', 'text', 'title']) ??
    textNamed(['target']) ??
    (typeof body?.['language'] === 'string' ? textNamed(['name']) : undefined);
  if (field !== undefined) return { [field[0]]: 'Something else, for another reason.' };
  if (body?.['ids'] !== undefined) return { ids: [crypto.randomUUID()] };
  if (body?.['pay_with'] !== undefined) return { pay_with: 'later' };
  if (body?.['amount'] !== undefined) return { amount: { amount: '6000', currency: 'USD' } };
  if (body?.['into'] !== undefined) return { into: 'TK-2222-2222' };
  if (body?.['routing'] !== undefined) return { account_number: '99999999' };
  if (body?.['answers'] !== undefined) return { answers: [] };
  if (body?.['document_kind'] !== undefined) return { document_kind: 'identity_card' };
  if (body?.['document_expires_on'] !== undefined) return { document_expires_on: '2098-01-01' };
  if (body?.['channel'] !== undefined) return { number: '923 45 678' };
  if (body?.['parent'] !== undefined) return { parent: 'illustration' };
  if (body?.['expected_total'] !== undefined && body['extras'] !== undefined && body['service'] === undefined)
    return { extras: ['other'] };
  if (typeof body?.['number'] === 'number') return { number: 2 };
  if (body?.['student_limit'] !== undefined) return { student_limit: 2 };
  if (body?.['items'] !== undefined) return { items: [{ what: 'Something else.' }] };
  if (body?.['days'] !== undefined) return { days: 9 };
  if (body?.['alert'] !== undefined) return { alert: 'none' };
  if (body?.['request_id'] !== undefined) return { request_id: crypto.randomUUID() };
  if (body?.['offer_id'] !== undefined) return { offer_id: crypto.randomUUID() };
  if (body?.['percent'] !== undefined) return { percent: 99 };
  if (body?.['provider'] !== undefined) return { provider: 'card' };
  if (body?.['signature'] !== undefined) return { signature: 'Another Name' };
  if (body?.['valid_hours'] !== undefined) return { valid_hours: 144 };
  if (body?.['expected_total'] !== undefined) return { expected_total: { amount: '6000', currency: 'USD' } };
  return {};
}
