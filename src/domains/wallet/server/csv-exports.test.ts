import type { Statement } from '#kit/server/db/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kit/money.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { FileAnswer } from '#kit/server/http/file-answer.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { transactionsAsCsv } from './csv-exports.ts';
import { fund, hold, refund } from './wallet.ts';

const LINES = 20_500;
const payer = uuidv7();
const usd = (amount: number) => money(amount, 'USD');

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
  await base.owner.query(
    "select ledger.open_accounts('{U.spend,U.pend,U.avail,U.out,U.owed}', $1, 'USD'), ledger.open_accounts('{X.test}', null, 'USD')",
    [payer],
  );
  // One dollar after the other, as the ledger's own triggers take them, and the balance they lead to.
  await base.owner.query(
    `with whose as (select (select id from ledger.account where owner = $1 and name = 'U.spend') as spend,
      (select id from ledger.account where name = 'X.test') as outside),
     one as materialized (select n, gen_random_uuid() as id from generate_series(1, $2::int) n),
     posted as (insert into ledger.journal
       (id, kind, currency, reference_type, reference_id, reference_label, request_hash, created_at)
       select id, 'fund', 'USD', 'funding', id, 'AF-TEST-TEST', id,
         now() - interval '400 days' + n * interval '1 minute' from one)
     insert into ledger.entry (account_id, journal_id, amount, balance_after, listed_kind)
     select line.account, one.id, line.amount, line.after, line.kind from one cross join whose cross join lateral (
       values (1, spend, 100, n * 100, 'fund'), (2, outside, -100, null, null)) line
         (place, account, amount, after, kind) order by n, place`,
    [payer, LINES],
  );
  await base.owner.query('analyze ledger.entry, ledger.journal, ledger.account');
  await base.owner.query(
    "update ledger.balance set amount = $2 where account_id = (select id from ledger.account where owner = $1 and name = 'U.spend')",
    [payer, LINES * 100],
  );
});
afterAll(() => base.close());

/** Counts what is read, so that a test sees when nothing is. */
function counted(): { db: Db; reads: () => number; open: () => number } {
  let [reads, open] = [0, 0];
  const rows = async (sql: Statement<readonly unknown[]>, values: readonly unknown[]) => {
    reads += 1;
    open += 1;
    return base.database.db.rows(sql, values).finally(() => (open -= 1));
  };
  return { db: { ...base.database.db, rows: rows as Db['rows'] }, reads: () => reads, open: () => open };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function linesOf(
  { file }: FileAnswer,
  after: (part: number) => Promise<void> = async () => {},
): Promise<string[][]> {
  let text = '';
  let part = 0;
  for await (const piece of file.content) {
    text += String(piece);
    part += 1;
    await after(part);
  }
  return text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

/** Each balance's lines, newest first, lead from one to the next. */
function expectWhole(lines: readonly string[][]): void {
  expect(new Set(lines.map((line) => line[7])).size).toBe(lines.length);
  const cents = (text: string | undefined): number => Math.round(Number(text ?? '0') * 100);
  const wrong = [...Map.groupBy(lines, (line) => line[3]).values()].flatMap((own) =>
    own.filter((line, place) => cents(line[5]) - cents(line[4]) !== cents(own[place + 1]?.[5])),
  );
  expect(wrong).toEqual([]);
}

test('a long list has every movement up to its start once, with the balance after each, while money keeps moving', async () => {
  const file = await transactionsAsCsv(base.database.db, payer, {});
  expect(file.file.bytes).toBeNull();
  let moved = 0;
  const lines = await linesOf(file, async (part) => {
    if (part > 12) return;
    const reference = { type: 'order', id: uuidv7(), label: 'DK-TEST-TEST' } as const;
    await base.database.transact(async (tx) => {
      await fund(tx, {
        journalId: uuidv7(),
        userId: payer,
        amount: usd(7),
        source: 'test',
        reference: { type: 'funding', id: uuidv7(), label: 'AF' },
      });
      await hold(tx, { journalId: uuidv7(), payerId: payer, amount: usd(5), reference });
      await refund(tx, { journalId: uuidv7(), reference, amount: usd(3) });
    });
    moved += 3;
  });
  expect(moved).toBe(36);
  expect(lines).toHaveLength(LINES);
  expectWhole(lines);
  const after = await linesOf(await transactionsAsCsv(base.database.db, payer, {}));
  expect(after).toHaveLength(LINES + moved);
  expectWhole(after);
});

test('the filters of the address hold for the list', async () => {
  const day = new Date(Date.now() - 398 * 86_400_000).toISOString().slice(0, 10);
  const lines = await linesOf(
    await transactionsAsCsv(base.database.db, payer, { kind: 'fund', bucket: 'spendable', from: day, to: day }),
  );
  expect(lines).toHaveLength(1_440);
  expect(new Set(lines.map((line) => line[0]?.slice(0, 10)))).toEqual(new Set([day]));
});

test('nothing is read before it is needed, and nothing after the reader left', async () => {
  const { db, reads, open } = counted();
  const { file } = await transactionsAsCsv(db, payer, {});
  file.content.once('data', () => file.content.pause());
  await pause(300);
  const paused = reads();
  expect(paused).toBeLessThan(8);
  file.content.destroy();
  // A read that was under way when the reader left comes to its end.
  await expect.poll(open).toBe(0);
  const ended = reads();
  await pause(300);
  expect(reads()).toBe(ended);
  expect(ended - paused).toBeLessThan(2);
});
