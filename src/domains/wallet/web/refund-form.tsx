import { useState, type FormEvent } from 'react';
import { MoneyField } from '#design/app/money-field.tsx';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { compare, formatMoney, isPositive, type Money } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { fundingOptions, myBalance, recentFundings, refundFunding, walletTransactions } from '../contract.ts';

interface RefundFormProps {
  fundingId: string;
  most: Money;
  onClose: () => void;
}

/** Amount to return. It leaves the spendable balance immediately; the provider usually needs some days. */
export function RefundForm({ fundingId, most, onClose }: RefundFormProps) {
  const [amount, setAmount] = useState<Money | null>(most);
  const [error, setError] = useState<string | null>(null);
  const refund = useCommand(refundFunding, { stales: [recentFundings, myBalance, fundingOptions, walletTransactions] });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const problem =
      amount === null || !isPositive(amount)
        ? 'Enter an amount, such as 10.'
        : compare(amount, most) > 0
          ? `You can return up to ${formatMoney(most)}.`
          : null;
    setError(problem);
    if (problem !== null || amount === null) return;
    refund.mutate(
      { params: { funding_id: fundingId }, body: { amount } },
      {
        onSuccess: ({ number }) => {
          toast.success(
            `${formatMoney(amount)} is being returned`,
            `Reference ${number}. Your bank may take a few days to show it.`,
          );
          onClose();
        },
        onError: (failure) => setError(failure.message),
      },
    );
  };

  return (
    <form className="grid max-w-form gap-4" noValidate onSubmit={submit}>
      <MoneyField
        id={`refund-${fundingId}`}
        label="Amount to return"
        hint={`Up to ${formatMoney(most)}. We deduct it from your balance immediately.`}
        currency={most.currency}
        value={amount}
        onChange={setAmount}
        {...(error === null ? {} : { error })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="sm" pending={refund.isPending}>
          Return money
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
