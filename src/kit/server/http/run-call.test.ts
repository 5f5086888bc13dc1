import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Actor } from '../../actor.ts';
import { Failure } from '../../errors.ts';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import { composed } from '../db/statement.ts';
import { testDatabase } from '../test-database.ts';
import { runCommand, type CallFacts } from './run-call.ts';

const base = await testDatabase();
afterAll(() => base.close());
beforeEach(() => base.owner.query('delete from kept_letter'));

const known: Actor = {
  userId: 'u',
  sessionId: 's',
  role: 'client',
  isOperator: false,
  emailVerified: true,
  onboarded: true,
};
const context = { clock: () => new Date(), db: base.db, database: base.database } as unknown as Context;
const keep = composed<object>(
  "insert into kept_letter (recipient, subject, body_text, body_html) values ($1, '', '', '')",
  'keep_by_role',
);
const readRecipients = async () =>
  (await base.owner.query<{ recipient: string }>('select recipient from kept_letter')).rows.map(
    ({ recipient }) => recipient,
  );

/** Keeps an email to the caller's role, unless it fails. */
const command = (fails = false) =>
  ({
    endpoint: {
      kind: 'command',
      method: 'POST',
      path: '/api/kept',
      repeat: 'natural',
      data: z.object({ role: z.string() }),
    },
    prepare: null,
    handle({ tx, actor: { role } }: { tx: Tx; actor: Actor }) {
      tx.send(keep, [role]);
      if (fails) throw new Failure('not_found');
      return { role };
    },
  }) as unknown as Parameters<typeof runCommand>[0];
const run = (as: ReturnType<typeof command>, admission: (tx: Tx) => Promise<Actor>) =>
  runCommand(as, { actor: known } as unknown as CallFacts, context, admission);
const admittedAs =
  (now: Actor | null) =>
  async (tx: Tx): Promise<Actor> => {
    await tx.row(composed('select 1'));
    if (now === null) throw new Failure('unauthenticated');
    return now;
  };

describe('a command whose caller is read first', () => {
  it('is done as who they are now, once', async () => {
    expect((await run(command(), admittedAs({ ...known, role: 'freelancer' }))).text).toContain('"role":"freelancer"');
    expect(await readRecipients()).toEqual(['freelancer']);
  });

  it('does not begin for a caller who is refused: its own failure could tell what they may not see', async () => {
    for (const fails of [false, true])
      await expect(run(command(fails), admittedAs(null))).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(run(command(true), admittedAs(known))).rejects.toMatchObject({ code: 'not_found' });
    expect(await readRecipients()).toEqual([]);
  });
});

describe('a command with a key', () => {
  const keyed = (fails = false) => {
    const natural = command(fails);
    return { ...natural, endpoint: { ...natural.endpoint, repeat: 'key' as const } };
  };
  const withKey = (key: string, body: unknown = {}, as = keyed()) =>
    runCommand(
      as,
      {
        actor: { ...known, userId: key },
        body,
        file: null,
        headers: { 'idempotency-key': key },
      } as unknown as CallFacts,
      context,
      null,
    );

  it('is done once, however often and at the same time it is sent, and answers the same', async () => {
    const key = randomUUID();
    const together = await Promise.all(Array.from({ length: 5 }, () => withKey(key)));
    expect(new Set([...together, await withKey(key)].map(({ text }) => text)).size).toBe(1);
    expect(await readRecipients()).toEqual(['client']);
  });

  it('does not prepare again: what it would find has moved on with its own first success', async () => {
    const key = randomUUID();
    const prepare = async () => {
      if ((await readRecipients()).length > 0) throw new Failure('invalid_input');
    };
    const prepared = { ...keyed(), prepare } as ReturnType<typeof keyed>;
    const first = await withKey(key, {}, prepared);
    expect(await withKey(key, {}, prepared)).toEqual(first);
    await expect(withKey(key, { other: true }, prepared)).rejects.toMatchObject({ code: 'key_reused' });
    expect(await readRecipients()).toEqual(['client']);
  });

  it('answers a repeat that could not prepare because its first attempt ended meanwhile', async () => {
    const key = randomUUID();
    let preparing = 0;
    const bothPrepare = Promise.withResolvers<void>();
    const firstEnded = Promise.withResolvers<void>();
    const prepare = async () => {
      preparing += 1;
      const isRepeat = preparing === 2;
      if (isRepeat) bothPrepare.resolve();
      await (isRepeat ? firstEnded : bothPrepare).promise;
      if (isRepeat) throw new Failure('invalid_input');
    };
    const prepared = { ...keyed(), prepare } as ReturnType<typeof keyed>;
    // Either of them may be the one that prepares first.
    const both = [withKey(key, {}, prepared), withKey(key, {}, prepared)];
    void Promise.race(both).then(() => firstEnded.resolve());
    const [first, repeated] = await Promise.all(both);
    expect(repeated).toEqual(first);
    expect(await readRecipients()).toEqual(['client']);
  });

  it('is refused with another body', async () => {
    const key = randomUUID();
    await withKey(key);
    await expect(withKey(key, { other: true })).rejects.toMatchObject({ code: 'key_reused' });
  });

  it('leaves the key free when it fails', async () => {
    const key = randomUUID();
    await expect(withKey(key, {}, keyed(true))).rejects.toMatchObject({ code: 'not_found' });
    await withKey(key);
    expect(await readRecipients()).toEqual(['client']);
  });
});
