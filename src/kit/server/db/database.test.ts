import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../test-database.ts';
import { composed, isDatabaseAway, openDatabase, statement, TryAgain, type Composed } from './database.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const keptEmails = async () => (await base.owner.query('select 1 from kept_letter')).rowCount;
const keep = "insert into kept_letter (recipient, subject, body_text, body_html) values ('a@example.com', '', '', '')";

it('gives two different statements no common name, and one its name twice', () => {
  const firstStatement = statement('named_once', 'select 1');
  expect(statement('named_once', 'select 1')).toEqual(firstStatement);
  expect(() => statement('named_once', 'select 2')).toThrow('two statements are named named_once');
});

it('fails in tests where a column is null that its statement marks as never null', async () => {
  const marked = statement('marked_null', 'select null::int as "total!"') as Composed<{ total: number }>;
  expect(marked.text).toBe('select null::int as "total"');
  for (const read of [base.db.row, base.db.rows])
    await expect(read(marked, [])).rejects.toThrow('statement marked_null: total is null');
});

it('answers a marked column under the name that it was given, capitals too', async () => {
  expect(
    await base.db.row(statement('marked_capitals', 'select true as "isBegun!"') as Composed<{ isBegun: boolean }>, []),
  ).toEqual({ isBegun: true });
});

it('reads named statements: a text alone neither compiles nor runs', async () => {
  // @ts-expect-error Nothing describes what a text without a name answers.
  await expect(base.db.rows('select 1 as one')).rejects.toThrow('Supplying neither is unsupported');
});

describe('a transaction', () => {
  it('never reports success when the database rolled everything back', async () => {
    let woken = false;
    const done = base.database.transact(async (tx) => {
      tx.afterCommit(() => (woken = true));
      await tx.rows(composed(keep));
      await tx.rows(composed('select 1 / 0')).catch(() => null);
      return 'done';
    });
    await expect(done).rejects.toThrow(/rolled back/);
    expect(woken).toBe(false);
    expect(await keptEmails()).toBe(0);
  });

  it('leaves the pool intact: the next one gets a clean connection', async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await expect(base.database.transact((tx) => tx.rows(composed('select 1 / 0')))).rejects.toMatchObject({
        code: '22012',
      });
    await base.database.transact((tx) => tx.rows(composed(keep)));
    expect(await keptEmails()).toBe(1);
  });

  it('runs no statement after it has failed: not on a connection that serves another one by now', async () => {
    const before = await keptEmails();
    let later: Promise<unknown> = Promise.resolve();
    const failing = base.database.transact(async (tx) => {
      await tx.rows(composed('select 1'));
      const slow = async () => {
        await failed;
        await tx.rows(composed(keep));
      };
      later = slow();
      throw new Error('a part of the work failed');
    });
    const failed = failing.catch(() => null);
    await expect(failing).rejects.toThrow('a part of the work failed');
    await expect(later).rejects.toThrow('the transaction has ended');
    expect(await keptEmails()).toBe(before);
  });

  it('reads the same of a prepared statement each time, asked alone and with others', async () => {
    const typed = composed<{ n: number; at: Date | null; flag: boolean }>(
      'select $1::int as n, null::timestamptz as at, $1::int > 1 as flag',
      'typed_row',
    );
    const both = () =>
      base.database.transact((tx) =>
        Promise.all([tx.row(typed, [1]), tx.rows(composed('select 1 as one')), tx.row(typed, [2])]),
      );
    for (let turn = 0; turn < 3; turn += 1)
      expect(await both()).toEqual([{ n: 1, at: null, flag: false }, [{ one: 1 }], { n: 2, at: null, flag: true }]);
  });

  // An `error` event that no one hears ends the process.
  it('hears of the end of a connection that is just being handed over', async () => {
    const client = await base.database.pool.connect();
    expect(client.emit('error', new Error('terminating connection'))).toBe(true);
    client.release(true);
  });

  it('gives the connection back when it fails before it has one', async () => {
    const { pool } = base.database;
    const before = pool.totalCount - pool.idleCount;
    const failing = base.database.transact((tx) => {
      tx.send(composed(keep), []);
      throw new Error('immediately');
    });
    await expect(failing).rejects.toThrow('immediately');
    expect(pool.totalCount - pool.idleCount).toBe(before);
  });
});

describe('a statement that is sent', () => {
  const sent = composed<{ id: number }>(
    'insert into kept_letter (recipient, subject, body_text, body_html) values ($1, $2, $3, $4)',
    'sent_letter',
  );
  const values = ['sent@example.com', '', '', ''];
  const wrong = composed<{ id: number }>('select 1 / $1::int', 'sent_division');
  const isSent = async () =>
    (await base.owner.query("select 1 from kept_letter where recipient = 'sent@example.com'")).rowCount;

  it('is committed with the rest, though nobody waited for it', async () => {
    await base.database.transact((tx) => tx.send(sent, values));
    expect(await isSent()).toBe(1);
  });

  it('is seen by the statement after it', async () => {
    const seen = base.database.transact(async (tx) => {
      tx.send(sent, values);
      return tx.row(composed("select count(*)::int as n from kept_letter where recipient = 'sent@example.com'"));
    });
    expect(await seen).toEqual({ n: 2 });
  });

  it.each(['the commit', 'the next statement'])(
    'fails %s with its own error when it fails, and nothing is kept',
    async (where) => {
      let isDone = false;
      const failed = base.database.transact(async (tx) => {
        tx.afterCommit(() => (isDone = true));
        tx.send(sent, values);
        tx.send(wrong, [0]);
        if (where === 'the next statement') await tx.rows(composed('select 1'));
      });
      await expect(failed).rejects.toMatchObject({ code: '22012' });
      expect([await isSent(), isDone]).toEqual([2, false]);
    },
  );

  it('fails with the error its sender maps it to', async () => {
    const failed = base.database.transact((tx) => tx.send(wrong, [0], () => new Error('no such number')));
    await expect(failed).rejects.toThrow('no such number');
  });

  it('leaves the connection usable after a failure', async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await expect(base.database.transact((tx) => tx.send(wrong, [0]))).rejects.toMatchObject({ code: '22012' });
    await base.database.transact((tx) => tx.send(sent, values));
    expect(await isSent()).toBe(3);
  });

  it('is passed over behind a failed one, and can be prepared afterwards', async () => {
    const before = await isSent();
    const { connection } = base;
    const alone = openDatabase({ connection, poolSize: 1, role: 'docket_app' });
    const unprepared = composed<{ id: number }>(
      'insert into kept_letter (recipient, subject, body_text, body_html) values ($1, $2, $3, $4)',
      'sent_behind',
    );
    const failed = alone.transact((tx) => {
      tx.send(wrong, [0]);
      tx.send(unprepared, values);
      tx.send(wrong, [0], () => new Error('not the first'));
    });
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(await isSent()).toBe(before);
    await alone.transact((tx) => tx.send(unprepared, values));
    expect(await isSent()).toBe((before ?? 0) + 1);
    await alone.end();
  });

  it('does not run at all when the work fails in the same turn', async () => {
    const before = await isSent();
    const failed = base.database.transact(async (tx) => {
      await tx.rows(composed('select 1'));
      tx.send(sent, values);
      throw new Error('thought better of it');
    });
    await expect(failed).rejects.toThrow('thought better of it');
    expect(await isSent()).toBe(before);
  });

  it('fails the work where it is sent when a value cannot be written, and nothing is kept; the next one is written', async () => {
    const alone = openDatabase({ connection: base.connection, poolSize: 1, role: 'docket_app' });
    const before = await isSent();
    const endless: { self?: unknown } = {};
    endless.self = endless;
    const failed = alone.transact((tx) => {
      tx.send(sent, values);
      tx.send(sent, [endless, '', '', '']);
    });
    await expect(failed).rejects.toThrow(/circular/i);
    expect(await isSent()).toBe(before);
    await alone.transact((tx) => tx.send(sent, values));
    expect(await isSent()).toBe((before ?? 0) + 1);
    await alone.end();
  });

  it('hides nothing of its failure where the same statement follows twice', async () => {
    const alone = openDatabase({ connection: base.connection, poolSize: 1, role: 'docket_app' });
    const unprepared: Composed<object> = { name: 'unprepared', text: 'select 1 as n', params: [] };
    const failed = alone.transact(async (tx) => {
      tx.send(wrong, [0], () => new Error('no such number'));
      await Promise.all([tx.rows(unprepared), tx.rows(unprepared)]);
    });
    await expect(failed).rejects.toThrow('no such number');
    await alone.end();
  });

  it('is tried again with the rest after a deadlock', async () => {
    await base.owner.query(
      'create table pair (id int primary key, n int); insert into pair values (1, 0), (2, 0); grant all on pair to docket_app',
    );
    const add = composed<{ id: number }>('update pair set n = n + 1 where id = $1', 'sent_pair');
    const both = Promise.withResolvers<void>();
    let tries = 0;
    const addToPair = async (ids: readonly number[]): Promise<void> =>
      base.database.transact(async (tx) => {
        tx.send(add, [ids[0]]);
        await tx.rows(composed('select 1'));
        if ((tries += 1) === 2) both.resolve();
        await both.promise;
        tx.send(add, [ids[1]]);
      });
    await Promise.all([addToPair([1, 2]), addToPair([2, 1])]);
    expect((await base.owner.query('select n from pair order by id')).rows).toEqual([{ n: 2 }, { n: 2 }]);
    expect(tries).toBeGreaterThan(2);
  });
});

describe('a transaction that asks to be tried again', () => {
  it('starts from the beginning, without what it wrote before', async () => {
    const before = await keptEmails();
    let tries = 0;
    await base.database.transact(async (tx) => {
      await tx.rows(composed(keep));
      if ((tries += 1) === 1) throw new TryAgain('taken');
    });
    expect([tries, await keptEmails()]).toEqual([2, (before ?? 0) + 1]);
  });

  it('stops after a few tries', async () => {
    let tries = 0;
    const attempt = base.database.transact(() => {
      tries += 1;
      throw new TryAgain('taken');
    });
    await expect(attempt).rejects.toThrow('taken');
    expect(tries).toBe(4);
  });
});

describe('reads outside a transaction', () => {
  const halves = composed<{ half: number }>('select 12 / $1::integer as half', 'halves');

  it('under way together each get their own answer, and fail alone', async () => {
    const answers = await Promise.allSettled(
      [3, 0, 4, 0, 6].map(async (by) => (await base.db.row(halves, [by]))?.half),
    );
    expect(
      answers.map((answer) =>
        answer.status === 'fulfilled' ? answer.value : (answer.reason as { code: string }).code,
      ),
    ).toEqual([4, '22012', 3, '22012', 2]);
  });

  it('that lose their connection say that the database is away, and the next ones find another', async () => {
    const slow = Promise.allSettled([1, 2, 3].map(() => base.db.row(composed('select pg_sleep(2)'))));
    const cut = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%pg_sleep(2)%'
        and pid <> pg_backend_pid()`;
    await expect
      .poll(async () => (await base.owner.query(cut)).rowCount, { interval: 5, timeout: 30_000 })
      .toBeGreaterThan(0);
    expect(await slow).toContainEqual(
      expect.objectContaining({ status: 'rejected', reason: expect.toSatisfy(isDatabaseAway) as unknown }),
    );
    expect(await base.db.row(halves, [3])).toEqual({ half: 4 });
  });
});

describe('the role the app works as', () => {
  it.each([
    "insert into ledger.journal (id, kind, currency, reference_type, reference_id, reference_label, request_hash) values (gen_random_uuid(), 'fund', 'USD', 'x', gen_random_uuid(), 'x', gen_random_uuid())",
    'insert into ledger.entry (account_id, journal_id, amount) values (1, gen_random_uuid(), 1)',
    'update ledger.balance set amount = amount + 1',
    'delete from ledger.entry',
    'truncate ledger.entry',
    'delete from ledger.roll_up',
    "select ledger.write_entries(gen_random_uuid(), 'USD', '{}', '{}')",
    'update service_version set content = content',
    'delete from work_event',
    'drop table orders',
    "insert into migration (name, hash) values ('x', 'x')",
  ])('may not: %s', async (sql) => {
    await expect(base.database.transact((tx) => tx.rows(composed(sql)))).rejects.toMatchObject({ code: '42501' });
  });
});

it('answers the readiness probe while every connection of the pool is at work', async () => {
  const database = openDatabase({ connection: base.connection, poolSize: 1 });
  const work = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const busy = database.transact(async (tx) => {
    await tx.rows(composed('select 1'));
    begun.resolve();
    await work.promise;
  });
  await begun.promise;
  await database.ping();
  work.resolve();
  await busy;
  await database.end();
});

it('goes on with every kept statement when a newer release has changed the table it reads whole (DB-6)', async () => {
  await base.owner.query('create table upgraded (id int); insert into upgraded values (1)');
  const database = openDatabase({ connection: base.connection, poolSize: 6, role: 'docket_app' });
  const whole = composed<{ id: number }>('select * from upgraded', 'whole_table');
  const byAll = (): Promise<unknown[]> =>
    Promise.all(
      Array.from({ length: 6 }, () => [database.transact((tx) => tx.row(whole)), database.db.row(whole)]).flat(),
    );
  for (const column of ['one', 'other']) {
    await byAll();
    await base.owner.query(`alter table upgraded add column ${column} int default 2`);
    expect(await byAll()).toEqual(
      Array.from({ length: 12 }, () => expect.objectContaining({ id: 1, [column]: 2 }) as unknown),
    );
  }
  await database.end();
});
