import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { Money } from '#design/public/money.tsx';
import { toast } from '#design/public/toast-store.ts';
import { releasePartOf } from '#domains/paid-work/price.ts';
import { compare, formatMoney, isPositive, type Money as Amount } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { approveMilestone } from '../milestone-contract.ts';
import type { ShownMilestone } from '../shapes.ts';
import { staledByMoves } from './use-contract.ts';

interface PartDialogProps {
  milestone: ShownMilestone;
  other: string;
  onClose: () => void;
}

/** What each side gets is shown to the cent before it is released (ACT-4). */
export function PartDialog({ milestone, other, onClose }: PartDialogProps) {
  const approve = useCommand(approveMilestone, { stales: staledByMoves });
  const { price } = milestone.terms;
  const isPart = (amount: Amount | null): boolean =>
    amount !== null && isPositive(amount) && compare(amount, price) < 0;
  const { form, ...frame } = useDialogForm<{ amount: Amount | null }, unknown>({
    about: milestone.number,
    schema: z.object({
      amount: z.nullable(moneyShape).check(z.refine(isPart, `Enter less than ${formatMoney(price)}.`)),
    }),
    defaults: { amount: null },
    submit: ({ amount }) => approve.mutateAsync({ params: { milestone_number: milestone.number }, body: { amount } }),
    onDone: () => {
      onClose();
      toast.success('Released in part', 'The rest stays held as a milestone of its own.');
    },
  });
  const { amount } = form.watch();
  const split = amount !== null && isPart(amount) ? releasePartOf(milestone.terms, amount) : null;
  return (
    <FormDialog
      title="Release a part?"
      lead={`The rest stays held as a milestone of its own, with the same criteria and ${milestone.days} days. ${other} can then submit it, or refund it.`}
      button="Release this part"
      form={frame}
      onClose={onClose}
    >
      <MoneyField
        {...form.idAndError('amount')}
        label="Release"
        hint={`Of ${formatMoney(price)}.`}
        currency={price.currency}
        value={amount}
        onChange={(value) => form.set('amount', value)}
      />
      {split === null ? null : (
        <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-md">
          <dt className="text-ink-2">{other} earns</dt>
          <dd>
            <Money value={split.parts.toFreelancer} />
          </dd>
          <dt className="text-ink-2">Stays held, with its fee</dt>
          <dd>
            <Money value={split.rest.total} />
          </dd>
        </dl>
      )}
    </FormDialog>
  );
}
