import { userTopic, type EventKind, type FactsOf } from '#kit/events.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { methodById } from './methods.ts';
import type { Withdrawal } from './store.ts';

type Own = {
  withdrawalId: string;
  number: string;
  userId: string;
  amount: string;
  fee: string;
  currency: string;
  method: string;
};

/** Announces an event of a withdrawal, with its facts, and hints its owner's open screens. */
export async function announceWithdrawal<Kind extends EventKind>(
  tx: Tx,
  kind: Kind,
  withdrawal: Withdrawal,
  facts: Omit<FactsOf<Kind>, keyof Own>,
): Promise<void> {
  const method = await methodById(tx, withdrawal.methodId);
  const own: Own = {
    withdrawalId: withdrawal.id,
    number: withdrawal.number,
    userId: withdrawal.userId,
    amount: withdrawal.amount.amount,
    fee: withdrawal.fee.amount,
    currency: withdrawal.amount.currency,
    method: method?.label ?? 'a removed method',
  };
  announce(tx, kind, { ...own, ...facts } as FactsOf<Kind>, [userTopic(withdrawal.userId)]);
}
