import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { saveFile } from '#kit/web/api-client.ts';
import { useCommand } from '#kit/web/api.ts';
import { bankList } from '../../admin-contract.ts';

/**
 * Withdrawals to be sent by hand, for the operator's own bank. It contains account numbers, so the view is recorded.
 */
export function BankListButton() {
  const list = useCommand(bankList, {});
  const onPress = () =>
    list.mutate(
      {},
      {
        onSuccess: ({ name, count, csv }) => {
          if (count === 0) return void toast.success('No manual payouts to send');
          saveFile(new Blob([csv], { type: 'text/csv' }), name);
        },
        onError: (error) => toast.error('Could not create the list', error.message),
      },
    );
  return (
    <Button pending={list.isPending} onClick={onPress}>
      Bank list (CSV)
    </Button>
  );
}
