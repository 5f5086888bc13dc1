import { userTopic } from '#kit/events.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { myBalance, walletTransactions } from '#domains/wallet/contract.ts';
import { myWithdrawals, payoutOverview, readWithdrawal } from '../contract.ts';

/** What is no longer true once a withdrawal moved. */
export const AFTER_A_MOVE = [payoutOverview, myWithdrawals, readWithdrawal, myBalance, walletTransactions];

/** What can be taken out and where to, fresh whenever something of this person's money moves. */
export function usePayouts() {
  const id = useSession((session) => session.id);
  const read = useRead(payoutOverview, {});
  useTopic(id === '' ? null : userTopic(id), () => void read.refetch());
  return read;
}
