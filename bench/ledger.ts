import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database, type Tx } from '#kit/server/db/database.ts';
import { migrate } from '#kit/server/db/migrate.ts';
import { uuidv7 } from '#kit/server/make-id.ts';
import { sealLedger } from '#domains/books/server/seal.ts';
import { postLines, type Line } from '#domains/wallet/server/ledger.ts';
import { violations } from '../db/checks/run-checks.ts';
import { figure, median, type BenchEnvironment, type Figure } from './figure.ts';
import { openTpcb } from './tpcb.ts';

const CLIENTS = 16;
const USERS = 4_000;
/** Accounts without a balance row to spread fees over, against one that every payment credits. */
const FEE_ACCOUNTS = 200;
const ROUNDS = 3;
const ROUND_SECONDS = 2;
const SEAL_EVERY_MS = 1_000;

interface Accounts {
  readonly spend: readonly string[];
  readonly pend: readonly string[];
  readonly fees: readonly string[];
}

/** Everyone gets their five accounts and a million; straight in SQL, through the ledger's own functions. */
async function prepareAccounts(owner: pg.Pool): Promise<Accounts> {
  await owner.query(
    `select count(ledger.open_accounts('{U.spend,U.pend,U.avail,U.out,U.owed}', gen_random_uuid(), 'USD'))
      from generate_series(1, ${USERS})`,
  );
  await owner.query(
    `select ledger.open_accounts(array(select 'R.' || translate(n::text, '0123456789', 'abcdefghij')
      from generate_series(1, ${FEE_ACCOUNTS}) n) || '{X.test}'::text[], null, 'USD')`,
  );
  await owner.query(
    `select count(ledger.post(gen_random_uuid(), 'fund', 'USD', 'funding', gen_random_uuid(), 'bench', array[id,
      (select id from ledger.account where name = 'X.test')], '{100000000,-100000000}'))
     from ledger.account where name = 'U.spend'`,
  );
  const ids = async (where: string): Promise<string[]> =>
    (await owner.query<{ id: string }>(`select id from ledger.account where ${where} order by id`)).rows.map(
      (row) => row.id,
    );
  return {
    spend: await ids("name = 'U.spend'"),
    pend: await ids("name = 'U.pend'"),
    fees: await ids("owner is null and name like 'R.%'"),
  };
}

const any = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? '';

type Carry = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** One posting is one statement, durable when it answers, like one TPC-B transaction. */
const alone =
  ({ db }: Database): Carry =>
  (work) =>
    work({ ...db, kind: 'tx', send: (sql, values) => void db.rows(sql, values), afterCommit: () => {} });

/** What paying for something posts: the buyer less 100, the seller 90, the platform's fee 10. */
async function postPayments(
  carry: Carry,
  accounts: Accounts,
  fees: readonly string[],
  seconds = ROUND_SECONDS,
): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let posted = 0;
  const session = async (): Promise<void> => {
    while (performance.now() < until) {
      const lines: Line[] = [
        { account: any(accounts.spend), amount: -100n },
        { account: any(accounts.pend), amount: 90n },
        { account: any(fees), amount: 10n },
      ];
      const reference = { type: 'order', id: uuidv7(), label: 'DK-7K3M-92QX' } as const;
      await carry((tx) => postLines(tx, uuidv7(), 'pay', 'USD', reference, lines));
      posted += 1;
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, session));
  return posted / ((performance.now() - startedAt) / 1_000);
}

/** The same load while the sealer runs as in the product, only ten times as often. */
async function postWhileSealing(
  carry: Carry,
  accounts: Accounts,
  fees: readonly string[],
  sealer: Database,
): Promise<number> {
  let posting = true;
  const seals = (async () => {
    while (posting) {
      await sealLedger({ database: sealer });
      await new Promise((resolve) => setTimeout(resolve, SEAL_EVERY_MS));
    }
  })();
  const perSecond = await postPayments(carry, accounts, fees);
  posting = false;
  await seals;
  return perSecond;
}

/** Ratios in one run, a round of each after the other, so that other load affects all of them equally. */
export async function ledgerBench({ connection, say }: BenchEnvironment): Promise<Figure[]> {
  const owner = new pg.Pool({ ...connection, max: 2 });
  await migrate(connection, path.join(import.meta.dirname, '../db/migrations'));
  const database = openDatabase({ connection, poolSize: CLIENTS, role: 'docket_app' });
  const sealer = openDatabase({ connection, poolSize: 1, role: 'docket_app' });
  try {
    const accounts = await prepareAccounts(owner);
    while (await sealLedger({ database: sealer }));
    const tpcb = await openTpcb(connection);
    if (tpcb === null)
      say('pgbench is not installed (Debian: postgresql-contrib): the ledger is reported without its yardstick');
    const single = alone(database);
    const inTransact: Carry = (work) => database.transact(work);
    const oneFee = accounts.fees.slice(0, 1);
    await postPayments(single, accounts, accounts.fees, 1);
    const rounds: Record<'shared' | 'spread' | 'command' | 'sealed' | 'unsealed' | 'yardstick' | 'prepared', number>[] =
      [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const shared = await postPayments(single, accounts, oneFee);
      const yardstick = (await tpcb?.measure(CLIENTS, ROUND_SECONDS, 'simple')) ?? Number.NaN;
      const spread = await postPayments(single, accounts, accounts.fees);
      const prepared = (await tpcb?.measure(CLIENTS, 1, 'prepared')) ?? Number.NaN;
      const command = await postPayments(inTransact, accounts, oneFee, 1);
      const sealed = await postWhileSealing(single, accounts, accounts.fees, sealer);
      const unsealed = await postPayments(single, accounts, accounts.fees);
      rounds.push({ shared, spread, command, sealed, unsealed, yardstick, prepared });
      say(
        Object.entries(rounds.at(-1) ?? {})
          .map(([what, tps]) => `${what} ${tps.toFixed(0)}`)
          .join(', '),
      );
    }
    const broken = await violations(owner);
    if (broken.length > 0)
      throw new Error(`the ledger does not add up after the benchmark: ${broken.slice(0, 3).join('; ')}`);
    const over = (pick: (round: (typeof rounds)[number]) => number): number => median(rounds.map(pick));
    const figures: Figure[] = [
      figure(
        `ledger: one shared fee account / spread over ${FEE_ACCOUNTS}`,
        over((round) => round.shared / round.spread),
        null,
        'higher',
        'ratio',
      ),
      figure(
        'ledger: postings from Node, 16 clients',
        over((round) => round.shared),
        null,
        'higher',
        'per second',
      ),
      figure(
        'ledger: the same inside begin and commit',
        over((round) => round.command),
        null,
        'higher',
        'per second',
      ),
    ];
    figures.push(
      figure(
        'ledger: postings with the sealer at work / without',
        over((round) => round.sealed / round.unsealed),
        null,
        'higher',
        'ratio',
      ),
    );
    if (tpcb === null) return figures;
    return [
      figure(
        'ledger: postings from Node / pgbench TPC-B, 16 clients',
        over((round) => round.shared / round.yardstick),
        null,
        'higher',
        'ratio',
      ),
      figure(
        'ledger: the same / TPC-B with prepared statements',
        over((round) => round.shared / round.prepared),
        null,
        'higher',
        'ratio',
      ),
      ...figures,
    ];
  } finally {
    await sealer.end();
    await database.end();
    await owner.end();
  }
}
