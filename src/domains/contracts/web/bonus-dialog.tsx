import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { MissingFunds, useMissing } from '#domains/paid-work/web/paid-work.tsx';
import { myBalance } from '#domains/wallet/contract.ts';
import { formatRate } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import { compare, formatMoney, isPositive, money, type Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { offTheWire } from '#kit/wire-terms.ts';
import { BONUS_LIMITS, bonusTerms } from '../bonus.ts';
import { contractPath } from '../charge-kind.ts';
import type { ContractPage } from '../contract.ts';
import { giveBonus } from '../running-contract.ts';
import { BONUS } from './bonus-in-address.ts';
import { staledByMoves } from './use-contract.ts';

interface BonusDialogProps {
  contract: ContractPage;
  /** Minor units chosen before funds were added for it. */
  asked: string | null;
  onClose: () => void;
}

/** The amount and, if you like, a few words. It is paid from the balance. */
export function BonusDialog({ contract, asked, onClose }: BonusDialogProps) {
  const give = useCommand(giveBonus, { stales: [...staledByMoves, myBalance] });
  const balance = useMissing();
  const { currency, freelancer, in_force: inForce } = contract;
  const { most, free } = contract.bonus_room;
  const totalOf = (amount: Money): Money => bonusTerms(offTheWire(inForce), amount, free).total;
  const { form, field, ...frame } = useDialogForm<{ amount: Money | null; note: string }, unknown>({
    about: `${contract.number} bonus`,
    schema: z.object({
      amount: z
        .nullable(moneyShape)
        .check(z.refine((amount) => amount !== null && isPositive(amount) && compare(amount, most) <= 0, `Enter an amount of up to ${formatMoney(most)}.`)),
      note: z.string().check(z.maxLength(BONUS_LIMITS.note)),
    }),
    defaults: { amount: asked !== null && /^[1-9]\d{0,11}$/.test(asked) ? money(asked, currency) : null, note: '' },
    submit: ({ amount, note }) => {
      if (amount === null) throw new Error('the schema asks for an amount');
      return give.mutateAsync({ params: { contract_number: contract.number }, body: { amount, expected_total: totalOf(amount), note } });
    },
    onDone: () => {
      onClose();
      toast.success('Bonus given', `${freelancer.name} was notified.`);
    },
  });
  const { amount } = form.watch();
  const total = amount === null ? null : totalOf(amount);
  const missing = total === null ? null : balance.missingFor(total);
  return (
    <FormDialog
      title={`Give ${freelancer.name} a bonus`}
      lead={`It is paid from your balance immediately and cannot be undone. ${isPositive(free) ? `Up to ${formatMoney(free)} has no fee for you; above that` : 'Above a fifth of what you released'} you pay the client fee. The service fee of ${formatRate(inForce.service_fee_rate, instanceLocale())} is taken from the bonus.`}
      button={total === null ? 'Give bonus' : `Pay ${formatMoney(total)}`}
      form={frame}
      onClose={onClose}
    >
      <MoneyField {...form.idAndError('amount')} label="Amount" currency={currency} value={amount} onChange={(value) => form.set('amount', value)} />
      {amount === null || missing === null ? null : (
        <MissingFunds missing={missing} path={contractPath(contract.number)} pay={{ pay: BONUS, amount: amount.amount }} />
      )}
      <CountedTextArea label="Note" optional max={BONUS_LIMITS.note} rows={2} {...field('note')} />
    </FormDialog>
  );
}
