import { Failure } from '#kit/errors.ts';
import { add, formatMoney, isPositive, money, type Money } from '#kit/money.ts';
import { statement, type Remembered, type Statement, type Tx } from '#kit/server/db/database.ts';
import {
  PLATFORM_ACCOUNTS,
  USER_ACCOUNTS,
  type PlatformAccount,
  type Reference,
  type UserAccount,
} from '../accounts.ts';

type Ids<Name extends string> = Readonly<Record<Name, string>>;

/** An account never changes, so its id may be cached, but only after the transaction that opened it has committed. */
const idsByOwner: Remembered<Map<string, Ids<string>>> = { begin: () => new Map() };
/** The accounts of this many people are cached, some 10 MB; the oldest are dropped first. */
const MOST_REMEMBERED = 20_000;

function remember(memory: Map<string, Ids<string>>, key: string, ids: Ids<string>): void {
  if (memory.size >= MOST_REMEMBERED) memory.delete(memory.keys().next().value ?? '');
  memory.set(key, ids);
}

const open = statement('ledger_open', 'select ledger.open_accounts(:names, :owner, :currency)::text[] as "ids!"');

async function accountIds<Name extends string>(
  tx: Tx,
  names: readonly Name[],
  owner: string | null,
  currency: string,
): Promise<Ids<Name>> {
  const memory = tx.memory(idsByOwner);
  const key = `${owner} ${currency}`;
  const before = memory.get(key);
  if (before !== undefined) return before;
  const row = await tx.row(open, { names, owner, currency });
  const ids: Ids<string> = Object.fromEntries(names.map((name, place) => [name, row?.ids[place] ?? '']));
  tx.afterCommit(() => remember(memory, key, ids));
  return ids;
}

export const userAccounts = (tx: Tx, userId: string, currency: string): Promise<Ids<UserAccount>> =>
  accountIds(tx, USER_ACCOUNTS, userId, currency);
export const platformAccounts = (tx: Tx, currency: string): Promise<Ids<PlatformAccount>> =>
  accountIds(tx, PLATFORM_ACCOUNTS, null, currency);

/** SQLSTATEs the ledger raises (db/migrations/0020-ledger.sql); the others are faults of ours and stay `internal`. */
const INSUFFICIENT = 'LE006';
const CHECK_VIOLATION = '23514';

/** Runs one of the ledger's functions. True when it posted, false when the same was posted before. */
export async function callLedger<Values extends object>(
  tx: Tx,
  call: Statement<Values, { posted: boolean | null }>,
  values: NoInfer<Values>,
  currency: string,
): Promise<boolean> {
  try {
    const row = await tx.row(call, values);
    return row?.posted === true;
  } catch (error) {
    const { code, detail, hint, constraint } = error as {
      code?: string;
      detail?: string;
      hint?: string;
      constraint?: string;
    };
    if (code === INSUFFICIENT && detail !== undefined)
      throw notEnough(money(detail, currency), money(hint ?? '0', currency), error);
    if (code === CHECK_VIOLATION && constraint === 'overdraft')
      throw new Failure('insufficient_funds', { cause: error });
    throw error;
  }
}

/** Added money repays a debt first, so both together are missing. */
function notEnough(short: Money, owed: Money, cause: unknown): Failure {
  const missing = add(short, owed);
  const words = `You owe ${formatMoney(owed)} after a payment was reversed. Add ${formatMoney(missing)} to repay it and pay for this.`;
  return new Failure('insufficient_funds', {
    ...(isPositive(owed) ? { message: words } : {}),
    data: { missing, owed },
    cause,
  });
}

export interface Line {
  readonly account: string;
  readonly amount: bigint;
}

const post = statement(
  'ledger_post',
  'select ledger.post(:journalId, :kind, :currency, :type, :id, :label, :accounts, :amounts) as posted',
);

export async function postLines(
  tx: Tx,
  journalId: string,
  kind: string,
  currency: string,
  reference: Reference,
  lines: readonly Line[],
): Promise<boolean> {
  // Ascending, so that all postings lock in the same order (MON-4); the ledger refuses any other.
  const moving = lines.filter((line) => line.amount !== 0n).toSorted((a, b) => Number(a.account) - Number(b.account));
  const accounts = moving.map((line) => line.account);
  const amounts = moving.map((line) => String(line.amount));
  return callLedger(tx, post, { journalId, kind, currency, ...reference, accounts, amounts }, currency);
}

export function requirePositive(amount: Money): void {
  if (!isPositive(amount)) throw new RangeError(`a posting moves an amount above zero, not ${amount.amount}`);
}
