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

const known: Actor = { userId: 'u', sessionId: 's', role: 'client', isOperator: false, emailVerified: true, onboarded: true };
const context = { clock: () => new Date(), db: base.db, database: base.database } as unknown as Context;
const keep = composed<object>("insert into kept_letter (recipient, subject, body_text, body_html) values ($1, '', '', '')", 'keep_by_role');
const kept = async () => (await base.owner.query<{ recipient: string }>('select recipient from kept_letter')).rows.map(({ recipient }) => recipient);

/** Keeps an email to the caller's role, unless it fails. */
const command = (fails = false) =>
  ({
    endpoint: { kind: 'command', method: 'POST', path: '/api/kept', repeat: 'natural', data: z.object({ role: z.string() }) },
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

describe('a command that is asked behind its admission', () => {
  it('is done for a caller who is as they were known', async () => {
    expect((await run(command(), admittedAs({ ...known }))).text).toContain('"role":"client"');
    expect(await kept()).toEqual(['client']);
  });

  it('is done again, once, as who they are now', async () => {
    expect((await run(command(), admittedAs({ ...known, role: 'freelancer' }))).text).toContain('"role":"freelancer"');
    expect(await kept()).toEqual(['freelancer']);
  });

  it('leaves nothing of a caller who is refused', async () => {
    await expect(run(command(), admittedAs(null))).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await kept()).toEqual([]);
  });

  it('tells what it failed with only someone who was admitted', async () => {
    await expect(run(command(true), admittedAs(null))).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(run(command(true), admittedAs({ ...known }))).rejects.toMatchObject({ code: 'not_found' });
    expect(await kept()).toEqual([]);
  });
});
