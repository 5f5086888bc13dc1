import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { cancelWithdrawal, type myWithdrawals } from '../contract.ts';
import { AFTER_A_MOVE } from './use-payouts.ts';

export type Withdrawal = DataOf<typeof myWithdrawals>['items'][number];

/** Takes a request back, after a question that says what follows. */
export function CancelWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const cancel = useCommand(cancelWithdrawal, { stales: AFTER_A_MOVE });
  if (!withdrawal.mayCancel) return null;
  const amount = formatMoney(withdrawal.amount);
  const done = ({ number }: DataOf<typeof cancelWithdrawal>): unknown => toast.success('Cancelled', `${amount} of ${number} is available again.`);
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Cancel the withdrawal of ${amount}?`,
      body: `${withdrawal.number} is stopped and ${amount} is available again at once, without a fee. A new request starts its waiting time anew.`,
      okLabel: 'Cancel the withdrawal',
      cancelLabel: 'Keep it',
      danger: true,
    });
    if (agreed)
      cancel.mutate(
        { params: { withdrawal: withdrawal.number } },
        { onSuccess: done, onError: (failure) => toast.error('It was not cancelled', failure.message) },
      );
  };
  return (
    <Button size="sm" pending={cancel.isPending} aria-label={`Cancel ${withdrawal.number}`} onClick={() => void ask()}>
      Cancel
    </Button>
  );
}
