import { userTopic } from '#kit/events.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { fundingSources, type PlatformAccount } from '../accounts.ts';
import { moneyGivenBack } from '../events.ts';
import { balances } from './balances.ts';
import { platformAccounts, postLines, userAccounts } from './ledger.ts';
import { queueForMoneyOf, sharesOf } from './taken-shares.ts';
import type { TakenBack } from './take-back.ts';

/**
 * The provider returned a payment that it had taken: everyone gets their part. A debt is repaid first; the rest is
 * theirs to use: the payer's spendable money is spendable again, earnings are available immediately.
 */
export async function giveBack(tx: Tx, { funding, reference, journalId, amount }: TakenBack): Promise<void> {
  const { currency } = funding.amount;
  const shares = await sharesOf(tx, reference.id);
  const people = [...new Set(shares.flatMap(({ userId }) => userId ?? []))];
  queueForMoneyOf(tx, people);
  const platform = await platformAccounts(tx, currency);
  const lines = new Map<string, bigint>([[platform[fundingSources[funding.provider]], -amount]]);
  const credit = (account: string, value: bigint): void => void lines.set(account, (lines.get(account) ?? 0n) + value);
  for (const { userId, account, amount: part } of shares)
    if (userId === null) credit(platform[account as PlatformAccount], part);
  for (const userId of people) {
    // What was owed settles the debt first, so that what was taken from earnings is earnings again.
    const own = shares
      .filter((share) => share.userId === userId)
      .toSorted((a, b) => Number(b.account === 'U.owed') - Number(a.account === 'U.owed'));
    const accounts = await userAccounts(tx, userId, currency);
    let debt = BigInt((await balances(tx, userId, currency)).owed.amount);
    for (const { account, amount: part } of own) {
      const settles = part < debt ? part : debt;
      debt -= settles;
      credit(accounts['U.owed'], settles);
      const isPayers = account === 'U.spend' || (account === 'U.owed' && userId === funding.userId);
      credit(accounts[isPayers ? 'U.spend' : 'U.avail'], part - settles);
    }
    const total = own.reduce((sum, share) => sum + share.amount, 0n);
    announce(tx, moneyGivenBack, { userId, amount: String(total), currency, fundingNumber: funding.number }, [
      userTopic(userId),
    ]);
  }
  await postLines(
    tx,
    journalId,
    'give_back',
    currency,
    reference,
    [...lines].map(([account, value]) => ({ account, amount: value })),
  );
}
