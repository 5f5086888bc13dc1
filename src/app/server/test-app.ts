/** For tests: the whole API in process on a database of its own, and one person of each kind, signed in. */
import { refreshBrand } from '#kit/server/brand.ts';
import { composed } from '#kit/server/db/database.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import {
  admitCaller,
  authenticate,
  hashPassword,
  registerPerson,
  type NewPerson,
} from '#domains/accounts/server/accounts.ts';
import { signInUnchecked } from '#domains/accounts/server/test-sign-in.ts';
import { saveProfile, type ProfileChange } from '#domains/profiles/server/profiles.ts';
import { goodDraft } from '#domains/services/test-draft.ts';
import { fund } from '#domains/wallet/server/wallet.ts';
import { money, type Money } from '#kit/money.ts';
import { readConfig } from '#kit/server/config.ts';
import type { Context } from '#kit/server/context.ts';
import type { Person } from '#kit/server/example-calls.ts';
import type { Database, Tx } from '#kit/server/db/database.ts';
import { answerFailures, mountApi } from '#kit/server/http/api.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import type { StaffRole } from '#kit/staff.ts';
import { testDatabase } from '#kit/server/test-database.ts';
import { handlers } from './modules.ts';
import { makeContext } from './context.ts';

export const PASSWORD = 'Lantern-orchard-42';
/** Text messages can be asked for; nothing sends them unless a test does. */
const TEXTS = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'not-a-token',
  TWILIO_FROM: '+15550100200',
  TWILIO_API_BASE: 'http://127.0.0.1:1',
};
const SETTINGS = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DEMO: 'off', TEST_PAYMENTS: 'on', ...TEXTS };

const FREELANCES: ProfileChange = { skills: ['logo-design'], bio: 'I draw marks that still work when they are small.' };
const HIRES: ProfileChange = {
  industries: ['software-and-internet'],
  subindustries: ['business-software'],
  company_name: 'Small Ships Ltd',
};

const CAST = {
  client: { role: 'client', says: HIRES },
  freelancer: { role: 'freelancer', says: FREELANCES },
  otherClient: { role: 'client', says: HIRES },
  otherFreelancer: { role: 'freelancer', says: FREELANCES },
  unverified: { role: 'client', says: HIRES, emailVerified: false },
  newFreelancer: { role: 'freelancer' },
  newClient: { role: 'client' },
  /** Signed in, then suspended: the token stays in `people` and must open nothing. */
  suspended: { role: 'both', says: { ...HIRES, ...FREELANCES } },
  operator: { role: 'user', isOwner: true },
} as const satisfies Record<Person, Pick<NewPerson, 'role' | 'emailVerified' | 'isOwner'> & { says?: ProfileChange }>;

export type { Person };
export const everyone = Object.keys(CAST) as Person[];

export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly token: string;
}

export interface Answer<Data = unknown> {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: {
    success: boolean;
    message: string;
    data: Data;
    errors: Record<string, string[]>;
    code?: string;
    requestId?: string;
  };
}

export interface Sent {
  readonly as?: Person | null;
  readonly body?: unknown;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Line {
  /** One call as the browser makes it: JSON, and a fresh Idempotency-Key unless one is given. */
  send<Data>(method: string, url: string, sent?: Sent): Promise<Answer<Data>>;
  /** The same, for arranging: anything but success throws. */
  must<Data>(method: string, url: string, sent?: Sent): Promise<Data>;
}

/** The database: a fresh one, unless a test brings its own. */
interface Base {
  readonly database: Database;
  close(): Promise<void>;
}

export interface TestApp extends Line {
  readonly server: FastifyInstance;
  readonly context: Context;
  readonly base: Base;
  readonly people: Readonly<Record<Person, SignedIn>>;
  addMoney(person: Person, amount: Money): Promise<void>;
  /** A service of `freelancer`, on sale. */
  publish(): Promise<{ id: string; slug: string }>;
  close(): Promise<void>;
}

async function serve(context: Context): Promise<FastifyInstance> {
  const server = makeServer(context.config);
  answerFailures(server, context);
  mountApi(server, { context, handlers, authenticate, admit: admitCaller });
  await server.ready();
  return server;
}

function lineTo(server: FastifyInstance, people: TestApp['people']): Line {
  const line: Line = {
    async send<Data>(method: string, url: string, { as = null, body, key = uuidv7(), headers = {} }: Sent = {}) {
      const given = {
        ...(as === null ? {} : { authorization: `Bearer ${people[as].token}` }),
        ...(method === 'GET' ? {} : { 'idempotency-key': key }),
        ...(body === undefined || Buffer.isBuffer(body) ? {} : { 'content-type': 'application/json' }),
        ...headers,
      };
      const payload =
        body === undefined
          ? {}
          : { payload: Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body) };
      const reply = await server.inject({ method: method as 'GET', url, headers: given, ...payload });
      const isJson = String(reply.headers['content-type']).startsWith('application/json');
      return {
        status: reply.statusCode,
        text: reply.body,
        headers: reply.headers,
        body: (isJson ? JSON.parse(reply.body) : null) as Answer<Data>['body'],
      };
    },
    async must<Data>(method: string, url: string, sent: Sent = {}) {
      const answer = await line.send<Data>(method, url, sent);
      if (answer.status >= 300) throw new Error(`${method} ${url} answered ${answer.status} ${answer.text}`);
      return answer.body.data;
    },
  };
  return line;
}

/** The same app, but every command is rolled back before it answers, so each try sees the same data. */
export async function withoutTraces(app: TestApp): Promise<Line & { close(): Promise<void> }> {
  class Undo extends Error {}
  const { database } = app.context;
  const transact = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    let done: { result: Result } | null = null;
    try {
      await database.transact(async (tx) => {
        done = { result: await work(tx) };
        await tx.rows(composed('set constraints all immediate'));
        throw new Undo();
      });
    } catch (error) {
      if (!(error instanceof Undo)) throw error;
    }
    return (done as unknown as { result: Result }).result;
  };
  const server = await serve({ ...app.context, database: { ...database, transact } });
  return { ...lineTo(server, app.people), close: () => server.close() };
}

export async function testApp(
  settings: Readonly<Record<string, string>> = {},
  given: Base | null = null,
): Promise<TestApp> {
  const base = given ?? (await testDatabase());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'docket-app-'));
  const config = readConfig({ ...SETTINGS, DATA_DIR: dataDir, ...settings });
  const context = makeContext(config, base.database);
  const server = await serve(context);
  const people = {} as Record<Person, SignedIn>;

  const app: TestApp = {
    ...lineTo(server, people),
    server,
    context,
    base,
    people,

    async addMoney(person, amount) {
      const id = uuidv7();
      const reference = { type: 'funding', id, label: 'Money added' } as const;
      await base.database.transact((tx) =>
        fund(tx, { journalId: id, userId: people[person].id, amount, source: 'test', reference }),
      );
    },

    async publish() {
      const { id } = await app.must<{ id: string }>('POST', '/api/my/services', { as: 'freelancer', body: {} });
      await app.must('PUT', `/api/my/services/${id}`, { as: 'freelancer', body: goodDraft() });
      return app.must<{ id: string; slug: string }>('POST', `/api/my/services/${id}/publish`, { as: 'freelancer' });
    },

    async close() {
      await server.close();
      await base.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };

  const passwordHash = await hashPassword(PASSWORD);
  for (const who of everyone) people[who] = await join(app, who, passwordHash);
  await setConfirmed(app, everyone, true);
  await base.database.transact((tx) => giveSecondStep(tx, people.operator.id));
  const { id } = people.suspended;
  await app.must('POST', `/api/admin/people/${id}/suspend`, {
    as: 'operator',
    body: { reason: 'Sold what was not theirs.' },
  });
  return app;
}

/** What operators need (ADM-1): a passkey, shown in the sessions they have. */
export async function giveSecondStep(tx: Tx, userId: string): Promise<void> {
  await tx.rows(
    composed(`insert into passkey (id, user_id, credential_id, public_key, counter, transports, name, is_synced,
      created_at)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, '', 0, '{}', 'Office key', false, now())`),
    [userId],
  );
  await tx.rows(composed('update session set second_step_at = now() where user_id = $1'), [userId]);
}

/** Made and signed in by the commands that open accounts and sessions. */
async function join(app: TestApp, who: Person, passwordHash: string): Promise<SignedIn> {
  const {
    says = null,
    emailVerified = true,
    isOwner = false,
    role,
  } = { says: undefined, emailVerified: undefined, isOwner: undefined, ...CAST[who] };
  const username = `${who.toLowerCase()}-person`;
  const email = `${username}@example.com`;
  const { id, token } = await app.context.database.transact(async (tx) => {
    const person = await registerPerson(
      tx,
      { firstName: 'Test', lastName: who, email, role, username, passwordHash, emailVerified, isOwner },
      app.context,
    );
    if (says !== null) await saveProfile(tx, person.id, says, app.context);
    return { id: person.id, token: await signInUnchecked(tx, person.id, app.context) };
  });
  return { id, email, username, token };
}

/**
 * For the whole test, however long a busy machine takes. As if these people had just proved again that it is them, or
 * long ago (AUT-6). Everyone of a fresh app has.
 */
export async function setConfirmed(app: TestApp, who: readonly Person[], isConfirmed: boolean): Promise<void> {
  const ids = who.map((person) => app.people[person].id);
  await app.context.database.transact((tx) =>
    tx.rows(
      composed(
        `update session set confirmed_at = case when $2::boolean then now() + interval '1 day' end,
          confirmed_with_factor = $2 where user_id = any ($1)`,
      ),
      [ids, isConfirmed],
    ),
  );
}

/** Exactly these, as if an owner had granted and taken them. */
export async function setStaffRoles(app: TestApp, who: Person, roles: readonly StaffRole[]): Promise<void> {
  const { id } = app.people[who];
  await app.context.database.transact(async (tx) => {
    for (const role of roles)
      await tx.rows(composed('insert into staff_role values ($1, $2, null, now()) on conflict do nothing'), [id, role]);
    await tx.rows(composed('delete from staff_role where account_id = $1 and role <> all ($2)'), [id, roles]);
  });
}

/** As an operator does in Brand: changed legal texts are published from then on. */
export async function nameLegalEntity(app: TestApp, name: string): Promise<void> {
  const { version } = await app.must<{ version: string }>('GET', '/api/admin/brand', { as: 'operator' });
  const identity = { name: null, support_email: null, legal_name: name, legal_address: null, tax_number: null };
  await app.must('PUT', '/api/admin/brand/identity', {
    as: 'operator',
    body: { reason: 'Founded this month', version, ...identity },
  });
  await refreshBrand(app.context.db, app.context.config);
}

export const usd = (amount: number): Money => money(amount, 'USD');
