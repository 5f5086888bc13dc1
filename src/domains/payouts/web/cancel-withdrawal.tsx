import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { cancelWithdrawal, type Withdrawal } from '../contract.ts';
import { AFTER_A_MOVE } from './use-payouts.ts';

/** Cancels a request, after a question that says what happens. */
export function CancelWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const cancel = useCommand(cancelWithdrawal, { stales: AFTER_A_MOVE });
  if (!withdrawal.may_cancel) return null;
  const amount = formatMoney(withdrawal.amount);
  const done = ({ number }: DataOf<typeof cancelWithdrawal>): unknown =>
    toast.success('Withdrawal canceled', `${amount} of ${number} is available again.`);
  const ask = async (): Promise<void> => {
    const agreed = await confirm({
      title: `Cancel the withdrawal of ${amount}?`,
      body: `${withdrawal.number} is canceled and ${amount} is available again immediately, free of charge. A new request has its own hold.`,
      okLabel: 'Cancel withdrawal',
      cancelLabel: 'Keep withdrawal',
      danger: true,
    });
    if (agreed)
      cancel.mutate(
        { params: { withdrawal: withdrawal.number } },
        { onSuccess: done, onError: (failure) => toast.error('Withdrawal not canceled', failure.message) },
      );
  };
  return (
    <Button size="sm" pending={cancel.isPending} aria-label={`Cancel ${withdrawal.number}`} onClick={() => void ask()}>
      Cancel
    </Button>
  );
}
