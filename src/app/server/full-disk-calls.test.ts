/**
 * Each command about projects, proposals, contracts, disputes, messages and identity checks where space is short: on an
 * almost full disk files are refused and words go through; with a full database everything is refused, and nothing is
 * left of it.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticate } from '#domains/accounts/server/accounts.ts';
import type { CommandEndpoint } from '#kit/endpoint.ts';
import type { Context } from '#kit/server/context.ts';
import { composed, type Tx } from '#kit/server/db/database.ts';
import type { ExampleCall } from '#kit/server/example-calls.ts';
import { answerFailures, mountApi } from '#kit/server/http/api.ts';
import { makeServer } from '#kit/server/http/server.ts';
import { guardedFiles } from '#kit/server/storage/guarded-files.ts';
import { localFiles } from '#kit/server/storage/local-files.ts';
import { openSpace } from '#kit/server/storage/space.ts';
import { watchSpace } from '#kit/server/storage/space-watch.ts';
import { handlers, modules } from './modules.ts';
import { addressOf } from './test-calls.ts';
import { multipart } from './test-multipart.ts';
import { testApp, type TestApp } from './test-app.ts';

const DOMAINS = ['projects', 'proposals', 'contracts', 'disputes', 'messaging', 'verification'];
const chosen = modules.filter(({ name }) => DOMAINS.includes(name));
const nameOf = ({ method, path: at }: CommandEndpoint): string => `${method} ${at}`;
/** Their examples build on those of domains that are not arranged here. */
const LEFT_OUT = ['POST /api/user/phone-verification/confirm', 'POST /api/milestones/:milestone_number/clear-early'];
const commands = chosen
  .flatMap(({ handlers: own = [] }) => own)
  .flatMap(({ endpoint }) => (endpoint.kind === 'command' ? [endpoint] : []))
  .filter((endpoint) => !LEFT_OUT.includes(nameOf(endpoint)));
const takesFile = ({ upload }: CommandEndpoint): boolean => upload !== undefined;

class Undo extends Error {}
const disk = { free: 60 };
/** What the driver says to every write while the database is full. */
const FULL = Object.assign(new Error('could not extend file "base/16385/24576": No space left on device'), {
  code: '53100',
});
let isDatabaseFull = false;
let app: TestApp;
let server: FastifyInstance;
let context: Context;
let folder: string;
const calls: Record<string, ExampleCall> = {};
const seen = { recordedAt: 0, level: null };
const stored = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

beforeAll(async () => {
  app = await testApp();
  for (const { exampleCalls } of chosen) {
    const { exampleCalls: arrange } = (await exampleCalls?.()) ?? { exampleCalls: async () => ({}) };
    Object.assign(calls, await arrange(app as never));
  }
  folder = mkdtempSync(path.join(tmpdir(), 'docket-full-calls-'));
  const { database } = app.context;
  /** Every command is rolled back before it answers, so that each meets the same data. */
  const transact = async <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> => {
    if (isDatabaseFull) throw FULL;
    let done: { result: Result } | null = null;
    await database
      .transact(async (tx) => {
        done = { result: await work(tx) };
        await tx.rows(composed('set constraints all immediate'));
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
    return (done as unknown as { result: Result }).result;
  };
  const space = openSpace(['data'], { lowPercent: 15, fullPercent: 10 }, async () => ({
    blocks: 100,
    bavail: disk.free,
  }));
  context = {
    ...app.context,
    database: { ...database, transact },
    space,
    files: guardedFiles(localFiles(folder), space, async () => {}),
  };
  server = makeServer(context.config);
  answerFailures(server, context);
  mountApi(server, { context, handlers, authenticate, admit: null });
  await server.ready();
});
afterAll(async () => {
  await server.close();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function make(
  endpoint: CommandEndpoint,
): Promise<{ status: number; code: string | undefined; retryAfter: unknown }> {
  const call = calls[nameOf(endpoint)];
  if (call === undefined) throw new Error(`${nameOf(endpoint)} has no example`);
  const form =
    endpoint.upload === undefined || call.file === undefined
      ? null
      : multipart(endpoint.upload.field, call.file.name, call.file.bytes);
  const answer = await server.inject({
    method: endpoint.method,
    url: addressOf(endpoint.path, call.params, call.query),
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(call.as === null ? {} : { authorization: `Bearer ${app.people[call.as].token}` }),
      ...call.headers,
      ...form?.headers,
    },
    ...(form === null ? (call.body === undefined ? {} : { payload: call.body }) : { payload: form.body }),
  });
  const { code } = answer.body.startsWith('{') ? answer.json<{ code?: string }>() : { code: undefined };
  return { status: answer.statusCode, code, retryAfter: answer.headers['retry-after'] };
}
async function answers(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const endpoint of commands) {
    const { status, code, retryAfter } = await make(endpoint);
    all.set(
      nameOf(endpoint),
      status < 300 ? 'done' : `${status} ${code}${status === 503 ? `, again in ${String(retryAfter)} s` : ''}`,
    );
  }
  return all;
}
const REFUSED = '503 out_of_space, again in 60 s';

describe('where there is room', () => {
  it('every command of its example is done', async () => {
    disk.free = 60;
    await watchSpace(context, seen);
    expect([...(await answers())].filter(([, outcome]) => outcome !== 'done')).toEqual([]);
  });
});

describe('on an almost full disk', () => {
  it('files are refused, all else is done', async () => {
    disk.free = 4;
    await watchSpace(context, seen);
    const before = stored();
    expect(commands.filter(takesFile).length).toBeGreaterThan(4);
    expect(await answers()).toEqual(
      new Map(commands.map((command) => [nameOf(command), takesFile(command) ? REFUSED : 'done'])),
    );
    expect(stored()).toEqual(before);
  });
});

describe('with a full database', () => {
  it('everything is refused, with when to try again, and no file is left', async () => {
    disk.free = 60;
    await watchSpace(context, seen);
    const before = stored();
    isDatabaseFull = true;
    const refused = [...(await answers())].filter(([, outcome]) => !/^503 out_of_space, again in \d+ s$/.test(outcome));
    isDatabaseFull = false;
    expect(refused).toEqual([]);
    const added = stored().filter((name) => !before.includes(name));
    expect(added).toEqual([]);
  });
});
