import { useState } from 'react';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { Button } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { toast } from '#design/public/toast-store.ts';
import { aboutDollars } from '#kit/fees.ts';
import { formatMoney, share, subtract, type Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import type { Side } from '#kit/sides.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { counterProposal, termFields, type ShownProposal } from '../contract.ts';
import { COUNTER_LIMITS } from '../counter-offer.ts';
import { partProblems, totalOf, wholeParts, type PartDraft } from '../own-draft.ts';
import { daysOf, planProblem, scaledPlan } from '../plan.ts';
import { PROPOSAL_LIMITS } from '../proposal.ts';
import { PlanFields } from './plan-fields.tsx';
import { Parts } from './proposal-plan.tsx';
import { staledByAnswers } from './staled-by-answers.ts';

interface Values {
  price: Money | null;
  days: number;
  milestones: readonly PartDraft[];
  note: string;
}

/** What agreeing leads to, for the one who writes. */
const NEXT: Readonly<Record<Side, string>> = {
  client: 'Nothing is paid when they agree: you then offer a contract.',
  freelancer: 'Nothing is paid when the client agrees: they then offer you a contract.',
};

/** Another price and time, with a word about why. The milestones follow in proportion, or are changed by hand. */
export function CounterDialog({
  proposal,
  side,
  onClose,
}: {
  proposal: ShownProposal;
  side: Side;
  onClose: () => void;
}) {
  const { locale } = usePlace();
  const counter = useCommand(counterProposal, { stales: staledByAnswers });
  const [last] = proposal.counters;
  const open = last?.outcome === null ? last : null;
  const before = open ?? proposal;
  const { currency } = proposal.price;
  const least = aboutDollars(PROPOSAL_LIMITS.price.least, currency);
  const [isByHand, byHand] = useState(false);
  const { form, field, ...frame } = useDialogForm<Values, unknown>({
    about: `${proposal.id} ${last?.number ?? 0}`,
    schema: z
      .object({
        price: z.nullable(moneyShape).check(z.refine((price) => price !== null, 'Enter a price.')),
        days: termFields.days,
        milestones: z.custom<readonly PartDraft[]>(),
        note: z.string().check(z.maxLength(COUNTER_LIMITS.note)),
      })
      .check((context) => {
        const { milestones, price, days } = context.value;
        const parts = wholeParts(milestones);
        const wrong =
          parts === null
            ? 'Give each milestone a name, an amount and an acceptance criterion.'
            : price === null
              ? null
              : planProblem(parts, { price, days }, least);
        if (wrong !== null)
          context.issues.push({ code: 'custom', message: wrong, input: milestones, path: ['milestones'] });
      }),
    defaults: {
      price: before.price,
      days: Math.min(before.days, PROPOSAL_LIMITS.days),
      milestones: before.milestones,
      note: '',
    },
    submit: ({ price, milestones, ...rest }) => {
      if (price === null) throw new Error('the schema asks for a price');
      return counter.mutateAsync({
        params: { id: proposal.id },
        body: { ...rest, price, milestones: [...(wholeParts(milestones) ?? [])] },
      });
    },
    onDone: () => {
      onClose();
      toast.success(
        'Counter-offer sent',
        side === 'client' ? `${proposal.freelancer.name} was notified.` : 'The client was notified.',
      );
    },
  });
  const { price, days, milestones } = form.watch();
  /** From what was on the table, so that typing an amount digit by digit loses no proportion. */
  const scaleTo = (to: Pick<Values, 'price' | 'days'>): void => {
    const scaled =
      to.price === null ? null : scaledPlan(before.milestones, before, { price: to.price, days: to.days }, least);
    if (!isByHand && scaled !== null) form.set('milestones', scaled);
  };
  const setParts = (next: readonly PartDraft[]): void => {
    byHand(true);
    form.set('milestones', next);
    if (next.length === 0) return;
    form.set('price', totalOf(next, currency));
    form.set('days', Math.min(PROPOSAL_LIMITS.days, Math.max(1, daysOf(next))));
  };
  const { error } = form.idAndError('milestones');
  const parts = wholeParts(milestones);
  return (
    <FormDialog
      title="Make a counter-offer"
      lead={`It is valid for ${COUNTER_LIMITS.validDays} days.${open === null ? '' : ' It replaces the open one.'} ${NEXT[side]}`}
      button="Send counter-offer"
      size="form"
      form={frame}
      onClose={onClose}
    >
      {isByHand && milestones.length > 0 ? (
        <p className="tnum">
          <span className="font-semibold">{price === null ? '–' : formatMoney(price, locale)}</span>, the sum of the
          milestones
        </p>
      ) : (
        <>
          <MoneyField
            {...form.idAndError('price')}
            label="Price"
            currency={currency}
            value={price}
            echo={(value) =>
              `${side === 'client' ? 'They receive' : 'You receive'} ${formatMoney(subtract(value, share(value, proposal.service_fee_rate)), locale)}`
            }
            onChange={(value) => {
              form.set('price', value);
              scaleTo({ price: value, days });
            }}
          />
          <NumberField
            {...form.idAndError('days')}
            label="Time"
            unit="days"
            min={1}
            max={PROPOSAL_LIMITS.days}
            value={days}
            onChange={(value) => {
              form.set('days', value);
              scaleTo({ price, days: value });
            }}
          />
        </>
      )}
      {isByHand ? (
        <PlanFields
          value={milestones}
          currency={currency}
          problems={error === undefined ? {} : partProblems(milestones, currency)}
          error={error}
          onChange={setParts}
          onAdd={() =>
            setParts([
              ...milestones,
              {
                title: '',
                criteria: '',
                price: milestones.length === 0 ? price : null,
                days: milestones.at(-1)?.days ?? days,
              },
            ])
          }
        />
      ) : (
        <div id={form.idAndError('milestones').id} tabIndex={-1} className="grid gap-3">
          {error === undefined ? null : <p className="text-danger">{error}</p>}
          {milestones.length === 0 ? null : (
            <>
              <p className="label">Milestones, in proportion</p>
              {parts === null ? null : <Parts of={parts} />}
            </>
          )}
          <div>
            <Button size="sm" onClick={() => byHand(true)}>
              {milestones.length === 0 ? 'Split into milestones' : 'Change the milestones'}
            </Button>
          </div>
        </div>
      )}
      <CountedTextArea label="Why" optional max={COUNTER_LIMITS.note} rows={3} {...field('note')} />
    </FormDialog>
  );
}
