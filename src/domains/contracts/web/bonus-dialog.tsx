import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { toast } from '#design/public/toast-store.ts';
import {
  PaymentInDialog,
  payLabel,
  SharePresets,
  usePaymentInPlace,
  usualShare,
} from '#domains/paid-work/web/paid-work.tsx';
import { myBalance } from '#domains/wallet/contract.ts';
import { formatRate } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import { compare, formatMoney, isPositive, sum, type Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { offTheWire } from '#kit/wire-terms.ts';
import { BONUS_LIMITS, bonusTerms } from '../bonus.ts';
import type { ContractPage } from '../contract.ts';
import { giveBonus, payBonusBy } from '../running-contract.ts';
import { staledByMoves } from './use-contract.ts';

interface BonusDialogProps {
  contract: ContractPage;
  /** Chosen before a payment that was not completed. */
  resumed: Money | null;
  onClose: () => void;
}

/** The amount, a few words if you like, and how it is paid. */
export function BonusDialog({ contract, resumed, onClose }: BonusDialogProps) {
  const give = useCommand(giveBonus, { stales: [...staledByMoves, myBalance] });
  const begin = useCommand(payBonusBy);
  const { currency, freelancer, in_force: inForce } = contract;
  const { most, free } = contract.bonus_room;
  const params = { contract_number: contract.number };
  const released = sum(
    contract.milestones.flatMap(({ released: release }) => release?.price ?? []),
    currency,
  );
  const usual = compare(usualShare(released), most) < 0 ? usualShare(released) : most;
  const suggested = resumed ?? usual;
  const totalOf = (amount: Money): Money => bonusTerms(offTheWire(inForce), amount, free).total;
  const { form, field, ...frame } = useDialogForm<{ amount: Money | null; note: string }, void>({
    // Each bonus is one of its own: the words of the last one are not those of the next.
    about: `${contract.number} bonus ${contract.bonuses.length + 1}`,
    schema: z.object({
      amount: z
        .nullable(moneyShape)
        .check(
          z.refine(
            (amount) => amount !== null && isPositive(amount) && compare(amount, most) <= 0,
            `Enter an amount of up to ${formatMoney(most)}.`,
          ),
        ),
      note: z.string().check(z.maxLength(BONUS_LIMITS.note)),
    }),
    defaults: { amount: suggested, note: '' },
    submit({ amount, note }) {
      if (amount === null) throw new Error('the schema asks for an amount');
      const body = { amount, expected_total: totalOf(amount), note };
      return payment.pay(
        () => give.mutateAsync({ params, body }),
        (way) => begin.mutateAsync({ params, body: { ...body, ...way } }),
      );
    },
    onDone() {
      onClose();
      toast.success('Bonus given', `${freelancer.name} was notified.`);
    },
  });
  const { amount } = form.watch();
  const payment = usePaymentInPlace(totalOf(amount ?? suggested));
  return (
    <FormDialog
      title={`Give ${freelancer.name} a bonus`}
      lead={`A bonus can’t be undone. ${isPositive(free) ? `You pay no fee up to ${formatMoney(free)}; above that` : 'Above a fifth of what you released,'} you pay the client fee. The service fee of ${formatRate(inForce.service_fee_rate, instanceLocale())} is taken from the bonus.`}
      button={amount === null ? 'Pay' : payLabel(payment)}
      isWaiting={payment.isWaiting}
      form={frame}
      onClose={onClose}
    >
      <SharePresets
        label="Shares of what you released"
        of={released}
        most={most}
        amount={amount}
        onChoose={(value) => form.set('amount', value)}
      />
      <MoneyField
        {...form.idAndError('amount')}
        label="Amount"
        hint={`Of the ${formatMoney(released)} that you released. Up to ${formatMoney(most)}.`}
        currency={currency}
        value={amount}
        onChange={(value) => form.set('amount', value)}
      />
      <CountedTextArea label="Note" optional max={BONUS_LIMITS.note} rows={2} {...field('note')} />
      <PaymentInDialog payment={payment} />
    </FormDialog>
  );
}
