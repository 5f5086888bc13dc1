import { composed } from '#kit/server/db/database.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { add, money, subtract, units, zero } from '#kit/money.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { testDatabase, type TestDatabase } from '#kit/server/test-database.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { violations } from '../../../../db/checks/run-checks.ts';
import { buckets } from '../accounts.ts';
import { rollUpYears } from './roll-up.ts';
import {
  balances,
  clear,
  clearEarly,
  fund,
  heldFor,
  hold,
  payOut,
  refund,
  setAside,
  settle,
  type Reference,
} from './wallet.ts';
import { transactions } from './transactions.ts';
import { readStatement, type Statement } from './yearly-statement.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const usd = (amount: number) => money(amount, 'USD');
const step = fc.record({
  what: fc.constantFrom('fund', 'hold', 'hold', 'settle', 'refund', 'clear', 'clear_early', 'withdraw', 'roll_up'),
  amount: fc.integer({ min: 2, max: 9_000 }),
  gapDays: fc.nat({ max: 120 }),
});
const YEARS = [2023, 2024, 2025, 2026, 2027] as const;
const read = (userId: string, year: number): Promise<Statement> =>
  readStatement(base.database.db, userId, year, 'USD', new Date(Date.UTC(2028, 0, 1)));

/** Entries of past days, which an append-only ledger cannot be given otherwise. */
async function moveTo(journalIds: readonly string[], at: Date): Promise<void> {
  const client = await base.owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query('update ledger.journal set created_at = $2 where id = any($1)', [journalIds, at]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Adds up every line of a person in the simplest way. */
const PLAIN = `select bucket, year, kind, count(*)::int as count, sum(amount)::text as amount from (
    select account.name as bucket, entry.journal_id, entry.amount from ledger.entry
      join ledger.account on account.id = entry.account_id where owner = $1
    union all select 'held', journal_id, amount from ledger.entry
      where source_id in (select id from ledger.account where owner = $1)
  ) line join (select id, kind, extract(year from created_at at time zone 'UTC')::int as year from ledger.journal)
    journal on journal.id = line.journal_id
  group by bucket, year, kind order by bucket, year, kind`;
interface Plain {
  bucket: string;
  year: number;
  kind: string;
  count: number;
  amount: string;
}
const plain = (userId: string): Promise<Plain[]> => base.database.db.rows(composed(PLAIN), [userId]);
const linesOf = ({ balances: all, year }: Statement): Plain[] =>
  all.flatMap(({ bucket, kinds }) =>
    kinds.map(({ kind, count, amount }) => ({
      bucket: bucket === 'held' ? bucket : buckets[bucket].account,
      year,
      kind,
      count,
      amount: String(units(amount) * (bucket === 'owed' ? -1n : 1n)),
    })),
  );
const inOrder = (lines: readonly Plain[]): Plain[] =>
  lines.toSorted((a, b) => (`${a.bucket} ${a.year} ${a.kind}` < `${b.bucket} ${b.year} ${b.kind}` ? -1 : 1));

/** Some of the sums are made, in small parts, with more lines to come: as in the life of an account. */
const rollUpSome = (lines: number): Promise<unknown> =>
  base.database.db.rows(composed("select ledger.roll_up_years(id, $1) from ledger.account where name like 'U.%'"), [
    lines,
  ]);

/** One step; answers the journals it made and the fees it charged, or null where the wallet refused it. */
interface Made {
  readonly journals: readonly string[];
  readonly fees?: readonly (readonly [account: string, userId: string])[];
}
interface World {
  readonly payer: string;
  readonly earner: string;
  readonly open: Reference[];
}
async function take(
  tx: Tx,
  what: string,
  amount: number,
  fee: ReturnType<typeof usd>,
  { payer, earner, open }: World,
): Promise<Made> {
  const journalId = uuidv7();
  const order = open.at(-1);
  const reference = { type: 'order', id: uuidv7(), label: 'DK-TEST-TEST' } as const;
  if (what === 'hold') {
    await hold(tx, { journalId, payerId: payer, amount: usd(20 + Math.ceil(amount / 20)), reference: reference });
    open.push(reference);
  } else if (what === 'refund' && order !== undefined)
    await refund(tx, { journalId, reference: order, amount: usd(1) });
  else if (what === 'settle' && order !== undefined) {
    const earned = subtract(await heldFor(tx, order, 'USD'), add(fee, fee));
    await settle(tx, {
      journalId,
      reference: order,
      payeeId: earner,
      earned,
      serviceFee: fee,
      clientFee: fee,
      tax: zero('USD'),
    });
    open.pop();
    return {
      journals: [journalId],
      fees: [
        ['R.svc', earner],
        ['R.buy', payer],
      ],
    };
  } else if (what === 'clear') await clear(tx, { journalId, userId: earner, amount: usd(9), reference: reference });
  else if (what === 'clear_early') {
    await clearEarly(tx, { journalId, userId: earner, amount: add(fee, usd(5)), fee, reference: reference });
    return { journals: [journalId], fees: [['R.exp', earner]] };
  } else if (what === 'withdraw') {
    const outgoing = {
      userId: earner,
      amount: add(fee, usd(1)),
      reference: { type: 'withdrawal', id: reference.id, label: 'WD-TEST-TEST' } as const,
    };
    await setAside(tx, outgoing);
    await payOut(tx, outgoing, { fee, income: 'R.wd', outside: 'X.test', returnsFee: false });
    return {
      journals: [derivedId('withdrawal', reference.id, 'withdraw'), derivedId('withdrawal', reference.id, 'paid')],
      fees: [['R.wd', earner]],
    };
  } else
    await fund(tx, {
      journalId,
      userId: payer,
      amount: usd(amount),
      source: 'test',
      reference: { type: 'funding', id: journalId, label: 'AF' },
    });
  return { journals: [journalId] };
}

const seen = new Set<string>();

test('in an empty ledger no year is due to be added up', async () => {
  const empty = await testDatabase();
  try {
    expect(await rollUpYears(empty.database)).toBe(false);
  } finally {
    await empty.close();
  }
});

test('over any history, summed ahead or not, each year is every line of it added up, and opens with what the last one closed with', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 35 }), async (steps) => {
      const world: World = { payer: uuidv7(), earner: uuidv7(), open: [] };
      const fees = new Map<string, bigint>();
      let at = Date.UTC(2023, 5, 1);
      for (const { what, amount, gapDays } of steps) {
        at = Math.min(at + gapDays * 86_400_000, Date.UTC(2027, 11, 30));
        if (what === 'roll_up') {
          await rollUpSome((amount % 4) + 1);
          continue;
        }
        const fee = usd((amount % 7) + 1);
        const outcome = await base.database
          .transact((tx) => take(tx, what, amount, fee, world))
          .catch((): Made => ({ journals: [] }));
        for (const [account, userId] of outcome.fees ?? []) {
          seen.add(account);
          const key = `${userId} ${account} ${new Date(at).getUTCFullYear()}`;
          fees.set(key, (fees.get(key) ?? 0n) + units(fee));
        }
        await moveTo(outcome.journals, new Date(at));
      }
      for (const userId of [world.payer, world.earner]) {
        const years = await Promise.all(YEARS.map((year) => read(userId, year)));
        expect(inOrder(years.flatMap(linesOf))).toEqual(inOrder(await plain(userId)));
        for (const { year, fees: charged } of years)
          for (const { account, amount } of charged)
            expect([year, account, units(amount)]).toEqual([
              year,
              account,
              fees.get(`${userId} ${account} ${year}`) ?? 0n,
            ]);
        const wallet = await balances(base.database.db, userId, 'USD');
        for (const [place, { balances: own }] of years.entries()) {
          for (const { bucket, opening, closing } of own) {
            expect(opening).toEqual(
              place === 0
                ? zero('USD')
                : years[place - 1]?.balances.find((balance) => balance.bucket === bucket)?.closing,
            );
            if (place === YEARS.length - 1) expect(closing).toEqual(wallet[bucket]);
          }
        }
        for (const year of YEARS) {
          const page = await transactions(base.database.db, userId, {
            bucket: 'spendable',
            from: `${year}-01-01`,
            to: `${year}-12-31`,
            limit: 100,
          });
          const kinds = years[YEARS.indexOf(year)]?.balances.find(({ bucket }) => bucket === 'spendable')?.kinds ?? [];
          expect(page.items.reduce((sum, { amount }) => sum + units(amount), 0n)).toBe(
            kinds.reduce((sum, { amount }) => sum + units(amount), 0n),
          );
        }
      }
    }),
    { numRuns: 20 },
  );
  expect([...seen].toSorted()).toEqual(['R.buy', 'R.exp', 'R.svc', 'R.wd']);
  expect(
    await violations(
      base.owner,
      ledgerChecks.filter(({ name }) => name === 'yearly-sums-equal-entries'),
    ),
  ).toEqual([]);
}, 60_000);

test('people with many new lines are summed once these are sealed, and nobody else', async () => {
  const [busy, calm] = [uuidv7(), uuidv7()];
  const addFive = (userId: string): Promise<boolean> =>
    base.database.transact((tx) => {
      const journalId = uuidv7();
      return fund(tx, {
        journalId,
        userId,
        amount: usd(5),
        source: 'test',
        reference: { type: 'funding', id: journalId, label: 'AF' },
      });
    });
  for (let n = 0; n < 12; n += 1) await addFive(busy);
  await addFive(calm);
  await base.settled();
  await base.database.db.rows(composed('select ledger.seal_journals(4096)'));
  while (await rollUpYears(base.database, 10, 5));
  const summed = await base.database.db.rows(
    composed<{ owner: string; entries: string }>(
      'select owner, entries from ledger.year_sum join ledger.account on account.id = account_id where owner = any($1)',
    ),
    [[busy, calm]],
  );
  expect(summed).toEqual([{ owner: busy, entries: '12' }]);
  expect(await rollUpYears(base.database, 10, 5)).toBe(false);
  await addFive(busy);
  expect((await read(busy, new Date().getUTCFullYear())).balances[0]?.closing).toEqual(usd(65));
});

test('a counter beyond the last sealed block, as a process of an older release leaves it, is set right by the next turns', async () => {
  const busy = uuidv7();
  await base.owner.query('update ledger.year_state set block = 4448');
  for (let n = 0; n < 12; n += 1)
    await base.database.transact((tx) =>
      fund(tx, {
        journalId: uuidv7(),
        userId: busy,
        amount: usd(5),
        source: 'test',
        reference: { type: 'funding', id: uuidv7(), label: 'AF' },
      }),
    );
  await base.settled();
  await base.database.db.rows(composed('select ledger.seal_journals(4096)'));
  while (await rollUpYears(base.database, 10, 5));
  await base.database.db.rows(composed('select ledger.years_rolled_up(5000)'));
  const { rows } = await base.owner.query(
    'select block = (select max(number) from ledger.seal_block) as is_right from ledger.year_state',
  );
  expect(rows).toEqual([{ is_right: true }]);
  const summed = composed<{ entries: string }>(
    'select entries from ledger.year_sum join ledger.account on account.id = account_id where owner = $1',
  );
  expect(await base.database.db.rows(summed, [busy])).toEqual([{ entries: '12' }]);
});

test('sums of another cluster, as a restored dump brings them, are passed over and made again', async () => {
  const userId = uuidv7();
  const year = new Date().getUTCFullYear();
  await base.database.transact((tx) =>
    fund(tx, {
      journalId: uuidv7(),
      userId,
      amount: usd(70),
      source: 'test',
      reference: { type: 'funding', id: uuidv7(), label: 'AF' },
    }),
  );
  const whose = "(select id from ledger.account where name = 'U.spend' and owner = $1)";
  await base.owner.query(`select ledger.roll_up_years(${whose}, 100)`, [userId]);
  await base.owner.query(`update ledger.year_roll_up set cluster = 'elsewhere' where account_id = ${whose}`, [userId]);
  await base.owner.query(`update ledger.year_sum set amount = 1 where account_id = ${whose}`, [userId]);
  expect((await read(userId, year)).balances[0]?.closing).toEqual(usd(70));
  await base.owner.query(`select ledger.roll_up_years(${whose}, 100)`, [userId]);
  expect((await read(userId, year)).balances[0]?.closing).toEqual(usd(70));
  expect(
    await violations(
      base.owner,
      ledgerChecks.filter(({ name }) => name === 'yearly-sums-equal-entries'),
    ),
  ).toEqual([]);
});
