import type { DataOf } from '#kit/endpoint.ts';
import { userTopic } from '#kit/events.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { myBalance, walletTransactions } from '#domains/wallet/contract.ts';
import { myWithdrawals, payoutOverview, readWithdrawal } from '../contract.ts';

export type Overview = DataOf<typeof payoutOverview>;

/** What is no longer true once a withdrawal moved. */
export const AFTER_A_MOVE = [payoutOverview, myWithdrawals, readWithdrawal, myBalance, walletTransactions];

/** A hold ends by time alone, which no event tells. */
const LOOKS_AGAIN_MS = 60_000;

/** What can be taken out and where to, fresh whenever something of this person's money moves. */
export function usePayouts() {
  const id = useSession((session) => session.id);
  const read = useRead(payoutOverview, {}, { refetchIntervalMs: LOOKS_AGAIN_MS });
  useTopic(id === '' ? null : userTopic(id), () => void read.refetch());
  return read;
}
