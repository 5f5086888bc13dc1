import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney, share, subtract, type Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import type { Side } from '#kit/sides.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { counterProposal, termFields, type ShownProposal } from '../contract.ts';
import { COUNTER_LIMITS } from '../counter-offer.ts';
import { PROPOSAL_LIMITS } from '../proposal.ts';
import { staledByAnswers } from './staled-by-answers.ts';

interface Values {
  price: Money | null;
  days: number;
  note: string;
}

/** What agreeing leads to, for the one who writes. */
const NEXT: Readonly<Record<Side, string>> = {
  client: 'Nothing is paid when they agree: you then offer a contract.',
  freelancer: 'Nothing is paid when the client agrees: they then offer you a contract.',
};

/** Another price and time, with a word about why. */
export function CounterDialog({ proposal, side, onClose }: { proposal: ShownProposal; side: Side; onClose: () => void }) {
  const { locale } = usePlace();
  const counter = useCommand(counterProposal, { stales: staledByAnswers });
  const [last] = proposal.counters;
  const open = last?.outcome === null ? last : null;
  const before = open ?? proposal;
  const { form, field, ...frame } = useDialogForm<Values, unknown>({
    about: `${proposal.id} ${last?.number ?? 0}`,
    schema: z.object({
      price: z.nullable(moneyShape).check(z.refine((price) => price !== null, 'Enter a price.')),
      days: termFields.days,
      note: z.string().check(z.maxLength(COUNTER_LIMITS.note)),
    }),
    defaults: { price: before.price, days: Math.min(before.days, PROPOSAL_LIMITS.days), note: '' },
    submit: ({ price, ...rest }) => {
      if (price === null) throw new Error('the schema asks for a price');
      return counter.mutateAsync({ params: { id: proposal.id }, body: { ...rest, price } });
    },
    onDone: () => {
      onClose();
      toast.success('Counter-offer sent', side === 'client' ? `${proposal.freelancer.name} was notified.` : 'The client was notified.');
    },
  });
  const { price, days } = form.watch();
  return (
    <FormDialog
      title="Make a counter-offer"
      lead={`It is valid for ${COUNTER_LIMITS.validDays} days.${open === null ? '' : ' It replaces the open one.'} ${NEXT[side]}`}
      button="Send counter-offer"
      size="form"
      form={frame}
      onClose={onClose}
    >
      <MoneyField
        {...form.idAndError('price')}
        label="Price"
        currency={proposal.price.currency}
        value={price}
        echo={(value) =>
          `${side === 'client' ? 'They receive' : 'You receive'} ${formatMoney(subtract(value, share(value, proposal.service_fee_rate)), locale)}`
        }
        onChange={(value) => form.set('price', value)}
      />
      <NumberField
        {...form.idAndError('days')}
        label="Time"
        unit="days"
        min={1}
        max={PROPOSAL_LIMITS.days}
        value={days}
        onChange={(value) => form.set('days', value)}
      />
      <CountedTextArea label="Why" optional max={COUNTER_LIMITS.note} rows={3} {...field('note')} />
    </FormDialog>
  );
}
