import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { admitCaller, authenticate } from './accounts.ts';
import { accountHandlers } from './handlers.ts';
import { accountReactions } from './reactions.ts';
import { securityHandlers } from './security-handlers.ts';
import { profileHandlers } from '#domains/profiles/server/handlers.ts';
import { personal } from '#domains/profiles/server/personal.ts';
import { readConfig } from '#kit/server/config.ts';
import { answerFailures, mountApi } from '#kit/server/http/api.ts';
import { makeServer } from '#kit/server/http/server.ts';
import type { Email } from '#kit/server/mail/mail.ts';
import { localFiles } from '#kit/server/storage/local-files.ts';
import { testContext } from '#kit/server/test-context.ts';
import { testDatabase } from '#kit/server/test-database.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly success: boolean;
  readonly message: string;
  // What a call answers with differs; each test says what it expects of it.
  readonly data: Record<string, unknown>;
  readonly errors: Record<string, string[]>;
  readonly code?: string;
}

interface Asked {
  readonly body?: unknown;
  readonly token?: unknown;
  readonly address?: string;
  readonly cookie?: string;
  readonly agent?: string;
  readonly raw?: { readonly type: string; readonly payload: Buffer };
}

/**
 * The account and profile calls on a database of their own, or that of another instance, with emails caught and a clock
 * that can be moved on.
 */
export async function testAccounts(
  env: Record<string, string> = {},
  other: { readonly home: Awaited<ReturnType<typeof testDatabase>> } | null = null,
) {
  const home = other?.home ?? (await testDatabase());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docket-accounts-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', RATE_LIMITS: 'off', DATA_DIR: folder, ...env });
  const emails: Email[] = [];
  const { database } = home;
  let aheadMs = 0;
  const context = testContext(database, {
    config,
    clock: () => new Date(Date.now() + aheadMs),
    mail: { send: async (email) => void emails.push(email) },
    files: localFiles(folder),
    personal: [personal],
  });
  const app = makeServer(config);
  answerFailures(app, context);
  mountApi(app, {
    context,
    handlers: [...accountHandlers, ...securityHandlers, ...profileHandlers],
    authenticate,
    admit: admitCaller,
  });
  await app.ready();

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    { body, token, address, raw, cookie, agent }: Asked = {},
  ): Promise<Answer> {
    const headers = {
      ...(typeof token === 'string' ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie === undefined ? {} : { cookie }),
      ...(agent === undefined ? {} : { 'user-agent': agent }),
      ...(raw === undefined ? {} : { 'content-type': raw.type }),
      ...(raw === undefined && body !== undefined ? { 'content-type': 'application/json' } : {}),
    };
    const payload =
      raw?.payload ?? (body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
    const reply = await app.inject({
      method,
      url,
      headers,
      remoteAddress: address ?? '127.0.0.1',
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      ...(JSON.parse(reply.body) as Omit<Answer, 'status' | 'headers' | 'text'>),
    };
  }

  return {
    home,
    context,
    emails,
    get: (url: string, request: Asked = {}) => ask('GET', url, request),
    post: (url: string, body: unknown = {}, request: Asked = {}) => ask('POST', url, { ...request, body }),
    upload: (url: string, raw: NonNullable<Asked['raw']>, token: unknown) => ask('POST', url, { raw, token }),
    moveOn: (milliseconds: number) => void (aheadMs += milliseconds),
    /** What the worker would do: hands every announced event to its reactions. */
    async react(): Promise<string[]> {
      const rows = (
        await home.owner.query<{ id: string; name: string; facts: unknown }>(
          'delete from job where subject is null returning id, name, facts',
        )
      ).rows;
      for (const row of rows)
        for (const reaction of accountReactions)
          if (reaction.event.name === row.name)
            await reaction.react(row.facts as never, context, { id: row.id, at: context.clock() });
      return rows.map((row) => row.name);
    },
    async close() {
      await app.close();
      if (other === null) await home.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestAccounts = Awaited<ReturnType<typeof testAccounts>>;
