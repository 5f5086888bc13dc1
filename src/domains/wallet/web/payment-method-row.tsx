import { useQueryClient } from '@tanstack/react-query';
import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { Chip } from '#design/public/chip.tsx';
import { toast } from '#design/public/toast-store.ts';
import { keyOf, useCommand } from '#kit/web/api.ts';
import {
  paymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
  type PaymentMethod,
} from '../payment-methods-contract.ts';
import { methodDetail, methodName, MethodState } from './method-name.tsx';

export function PaymentMethodRow({ method }: { method: PaymentMethod }) {
  const client = useQueryClient();
  const onDone = (data: unknown): void => void client.setQueryData(keyOf(paymentMethods, {}), data);
  const makeDefault = useCommand(setDefaultPaymentMethod, { onDone });
  const remove = useCommand(removePaymentMethod, { onDone });
  const name = methodName(method);
  const params = { method_id: method.id };

  const askToRemove = async (): Promise<void> => {
    const body = 'It is also removed at the payment provider. Past payments are not affected.';
    const agreed = await confirm({ title: `Remove ${name}?`, body, okLabel: 'Remove', danger: true });
    if (agreed)
      remove.mutate(
        { params },
        {
          onSuccess: () => toast.success('Removed', name),
          onError: (failure) => toast.error('Could not remove it', failure.message),
        },
      );
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {method.is_default ? <Chip tone="primary">Default</Chip> : null}
          <MethodState state={method.state} />
        </p>
        <p className="mt-0.5 text-sm text-ink-2">{methodDetail(method)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {method.is_default || method.state === 'expired' ? null : (
          <Button
            size="sm"
            pending={makeDefault.isPending}
            aria-label={`Make ${name} the default`}
            onClick={() =>
              makeDefault.mutate(
                { params },
                { onError: (failure) => toast.error('Could not change the default', failure.message) },
              )
            }
          >
            Make default
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          pending={remove.isPending}
          aria-label={`Remove ${name}`}
          onClick={() => void askToRemove()}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
