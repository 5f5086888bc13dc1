import { userTopic } from '#kit/events.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { myBalance, walletTransactions } from '#domains/wallet/contract.ts';
import { myWithdrawals, payoutOverview, readWithdrawal } from '../contract.ts';
import { readWallet } from '../wallet-contract.ts';

/** Reads that are stale once a withdrawal moved. */
export const AFTER_A_MOVE = [readWallet, payoutOverview, myWithdrawals, readWithdrawal, myBalance, walletTransactions];

/** A hold ends by time alone, without an event. */
const LOOKS_AGAIN_MS = 60_000;

/** What can be withdrawn and where to, read again whenever this person's money moves. */
export function usePayouts() {
  const id = useSession((session) => session.id);
  const read = useRead(payoutOverview, {}, { refetchIntervalMs: LOOKS_AGAIN_MS });
  useTopic(id === '' ? null : userTopic(id), () => void read.refetch());
  return read;
}
