import { composed } from '#kit/server/db/database.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#kit/server/db/database.ts';
import { sealLedger } from '#domains/books/server/seal.ts';
import { violations } from '../../db/checks/run-checks.ts';
import { commands, sendUntilAnswered, SETTLES_WITHIN_MS, surprises, TALK, type World } from './commands.ts';

const AT_ONCE = 12;

/** A milestone that is approved with an amount: the rest returns and is held again. */
const isPart = (path: string, body: unknown): boolean =>
  path.endsWith('/approve') && (body as { amount?: unknown }).amount instanceof Object;
const returnsMoney = (path: string, body: unknown): boolean =>
  (path.startsWith('/api/orders/') && path.endsWith('/cancel')) ||
  path.endsWith('/give-back') ||
  path.endsWith('/accept-claim') ||
  isPart(path, body);

/** What an acknowledged command of each kind leaves behind, exactly once. */
const TRACES = [
  {
    what: 'orders',
    isOne: (path: string) => path === '/api/orders' || path === '/api/orders/checkout',
    rows: 'orders',
  },
  { what: 'uploads', isOne: (path: string) => path.includes('/files?'), rows: 'work_file' },
  {
    what: 'fundings',
    isOne: (path: string) => path === '/api/wallet/funding' || path === '/api/orders/checkout',
    rows: 'funding',
  },
  {
    what: 'approvals and splits',
    isOne: (path: string) => path.endsWith('/approve') || path.endsWith('/accept-claim'),
    rows: "ledger.journal where kind = 'settle'",
  },
  { what: 'contracts', isOne: (path: string) => path === '/api/contracts', rows: 'contract' },
  {
    what: 'funded milestones',
    isOne: (path: string) => path.endsWith('/fund'),
    rows: 'contract_milestone where funded_at is not null and rest_of is null',
  },
  { what: 'rests of milestones released in part', isOne: isPart, rows: 'contract_milestone where rest_of is not null' },
  { what: 'projects', isOne: (path: string) => path === '/api/my/projects', rows: 'project' },
  { what: 'proposals', isOne: (path: string) => path.endsWith('/proposals'), rows: 'proposal' },
  { what: 'counter-offers', isOne: (path: string) => path.endsWith('/counter'), rows: 'proposal_counter' },
  { what: 'messages', isOne: (path: string) => path.endsWith('/messages'), rows: `message where body = '${TALK}'` },
  { what: 'disputes', isOne: (path: string) => path.endsWith('/dispute'), rows: 'dispute' },
  {
    what: 'earnings cleared early',
    isOne: (path: string) => path.endsWith('/clear-early'),
    rows: "ledger.journal where kind = 'clear_early'",
  },
  { what: 'refunds', isOne: returnsMoney, rows: "ledger.journal where kind = 'refund'" },
  {
    what: 'money sent back',
    isOne: (path: string) => path.startsWith('/api/wallet/funding/') && path.endsWith('/refund'),
    rows: 'funding_refund',
  },
  {
    what: 'money sent back in the ledger',
    isOne: (path: string) => path.startsWith('/api/wallet/funding/') && path.endsWith('/refund'),
    rows: "ledger.journal where kind = 'send_back'",
  },
  { what: 'withdrawals', isOne: (path: string) => path === '/api/payouts/withdrawals', rows: 'withdrawal' },
  {
    what: 'withdrawals in the ledger',
    isOne: (path: string) => path === '/api/payouts/withdrawals',
    rows: "ledger.journal where kind = 'withdraw'",
  },
  {
    what: 'withdrawals taken back',
    isOne: (path: string) => path.startsWith('/api/payouts/') && path.endsWith('/cancel'),
    rows: "ledger.journal where kind = 'withdraw_back'",
  },
] as const;

/** Rows of ours whose state or amount does not agree with the provider's own row. */
const astray = (ours: string, state: string, theirs: string, there: string, amount: string): string =>
  `(select ${amount} as moved, id::text as reference from ${ours} where state = '${state}') ours where not exists
     (select from test_provider.${theirs} other where other.reference = ours.reference and other.state = '${there}'
       and other.amount = ours.moved)`;
const UNREPORTED = `test_provider.payout where state = 'paid' and not exists
  (select from withdrawal where withdrawal.id::text = payout.reference and state in ('processing', 'paid'))`;

const count = async ({ db }: Database, rows: string): Promise<number> =>
  (await db.row(composed<{ count: number }>(`select count(*)::int as count from ${rows}`)))?.count ?? -1;

/** The state before any operation. */
export const countTraces = (owner: Database): Promise<number[]> =>
  Promise.all(TRACES.map(({ rows }) => count(owner, rows)));

/**
 * Repeats every command with its key, expecting the first answer byte for byte. Then checks what it left behind, and
 * the books.
 */
export async function judge(world: World, owner: Database, before: readonly number[]): Promise<string[]> {
  const waiting = commands.filter(({ said }) => said !== null);
  const again = async (): Promise<void> => {
    for (let command = waiting.pop(); command !== undefined; command = waiting.pop()) {
      const heard = await sendUntilAnswered(world, command);
      if (heard.text !== command.said)
        surprises.push(`${command.path} under key ${command.key}, asked again: ${heard.status} ${heard.text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, again));
  await untilQuiet(owner);
  const wentOut = await count(owner, "withdrawal where state in ('processing', 'paid')");
  const arrived = await count(owner, "withdrawal where state = 'paid'");
  const sentBack = await count(owner, "funding_refund where state = 'succeeded'");
  console.log(
    `  ${wentOut} withdrawals went out and ${arrived} of them have arrived, ${sentBack} payments went back to where they came from`,
  );
  const expectations: [string, number, number][] = [
    [
      'fundings paid and credited',
      await count(owner, "test_provider.checkout where state = 'paid'"),
      await count(owner, "funding where state = 'succeeded'"),
    ],
    [
      'withdrawals that arrived here and not at the provider',
      0,
      await count(owner, astray('withdrawal', 'paid', 'payout', 'paid', 'amount - fee')),
    ],
    ['payouts that arrived at the provider and not here', 0, await count(owner, UNREPORTED)],
    [
      'money sent back here and not by the provider',
      0,
      await count(owner, astray('funding_refund', 'succeeded', 'refund', 'succeeded', 'amount')),
    ],
    ['journals that stay unsealed', 0, await leftUnsealed(owner)],
  ];
  for (const [index, { what, isOne, rows }] of TRACES.entries()) {
    const matchingCommands = commands.filter(({ path, body }) => isOne(path, body));
    const there = (await count(owner, rows)) - (before[index] ?? 0);
    expectations.push(
      [what, matchingCommands.length, there],
      [`${what} acknowledged`, matchingCommands.length, matchingCommands.filter(({ said }) => said !== null).length],
    );
  }
  const orders = commands.filter(({ path }) => path === '/api/orders');
  expectations.push(['different orders', orders.length, new Set(orders.map(({ said }) => said)).size]);
  const wrong = expectations
    .filter(([, wanted, found]) => wanted !== found)
    .map(([what, wanted, found]) => `${what}: ${found} instead of ${wanted}`);
  return [...surprises, ...wrong, ...(await violations(owner.pool))];
}

const UNSEALED = 'from ledger.journal where not exists (select from ledger.seal where journal_id = journal.id)';

/**
 * Of the journals that are unsealed now. Withdrawals go on arriving while this looks, and each brings a journal that
 * waits for the next beat of the seals, ten seconds away at most.
 */
async function leftUnsealed({ db }: Database): Promise<number> {
  const until = Date.now() + SETTLES_WITHIN_MS;
  let left = (await db.rows(composed<{ id: string }>(`select id ${UNSEALED}`))).map(({ id }) => id);
  while (left.length > 0 && Date.now() < until) {
    await sleep(200);
    left = (await db.rows(composed<{ id: string }>(`select id ${UNSEALED} and id = any($1)`), [left])).map(
      ({ id }) => id,
    );
  }
  return left.length;
}

/** Waits until events and seals have caught up. */
async function untilQuiet(owner: Database): Promise<void> {
  const until = Date.now() + SETTLES_WITHIN_MS;
  const open = `select (select count(*) from job where lane in ('urgent', 'events')) +
    (select count(*) from test_provider.checkout where state = 'paid'
    and not exists (select from funding where funding.id::text = checkout.reference and state = 'succeeded')) as open`;
  while (Date.now() < until && (await owner.db.row(composed<{ open: string }>(open)))?.open !== '0') await sleep(200);
  const unsealed = `select 1 ${UNSEALED} limit 1`;
  for (let round = 0; round < 20 && (await owner.db.row(composed(unsealed))) !== undefined; round += 1) {
    await sealLedger({ database: owner });
    await sleep(100);
  }
}
