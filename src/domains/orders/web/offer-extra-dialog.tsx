import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { EXTRA_LIMITS, type ExtraKind } from '#domains/paid-work/extra.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { afterServiceFee } from '#kit/fees.ts';
import { formatMoney, type Money } from '#kit/money.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { offerExtra, type Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

const schema = z.object({
  title: z.string().check(
    z.refine((title) => title.trim() !== '', 'Name what you offer.'),
    z.maxLength(EXTRA_LIMITS.title),
  ),
  price: z.nullable(moneyShape).check(z.refine((price) => price !== null, 'Enter a price.')),
  days: z.int().check(z.minimum(0, 'Enter 0 to 90.'), z.maximum(EXTRA_LIMITS.days, 'Enter 0 to 90.')),
});

interface OfferExtraDialogProps {
  order: Workroom;
  kind: ExtraKind;
  onClose: () => void;
}

/** What the freelancer offers to add, for the client to accept and pay. */
export function OfferExtraDialog({ order, kind, onClose }: OfferExtraDialogProps) {
  const offer = useCommand(offerExtra, { stales: staledByMoves });
  const isRevision = kind === 'revision';
  const { form, field, ...frame } = useDialogForm<{ title: string; price: Money | null; days: number }, unknown>({
    about: order.order_number,
    schema,
    defaults: { title: isRevision ? 'Another revision' : '', price: null, days: 0 },
    submit: ({ title, price, days }) => {
      if (price === null) throw new Error('the schema asks for a price');
      return offer.mutateAsync({
        params: { order_number: order.order_number },
        body: { kind, title: title.trim(), price, days },
      });
    },
    onDone: () => {
      onClose();
      toast.success('Offer sent', `${order.client.name} has 48 hours to answer.`);
    },
  });
  const { price, days } = form.watch();
  return (
    <FormDialog
      title={isRevision ? 'Offer another revision' : 'Offer an extra'}
      lead={`${order.client.name} has 48 hours to accept and pay. Without an answer the offer expires.`}
      button="Send offer"
      form={frame}
      onClose={onClose}
    >
      <TextField
        label="What you offer"
        hint="What the client gets, in a few words."
        maxLength={EXTRA_LIMITS.title}
        {...field('title')}
      />
      <MoneyField
        {...form.idAndError('price')}
        label="Price"
        echo={(value) =>
          `You earn ${formatMoney(afterServiceFee(value, offTheWire(order.in_force)))}. ${order.client.name} pays the client fee on top.`
        }
        currency={order.terms.price.currency}
        value={price}
        onChange={(value) => form.set('price', value)}
      />
      {isRevision ? null : (
        <NumberField
          {...form.idAndError('days')}
          label="Days to add"
          hint="Added to the due date when the client accepts."
          min={0}
          max={EXTRA_LIMITS.days}
          value={days}
          onChange={(value) => form.set('days', value)}
        />
      )}
    </FormDialog>
  );
}
