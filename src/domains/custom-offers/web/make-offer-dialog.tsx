import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { SelectField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { serviceFee, wholeUnits } from '#kit/fees.ts';
import { compare, formatMoney, subtract, type Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { offTheWire } from '#kit/wire-terms.ts';
import { makeCustomOffer, type CustomOfferPage } from '../contract.ts';
import { OFFER_LIMITS } from '../custom-offer.ts';
import { staledByMoves } from './use-offer.ts';

const UNLIMITED = 'unlimited';
const REVISIONS = [0, 1, 2, 3, 5, 10].map((count) => ({ value: String(count), label: String(count) }));

interface Values {
  scope: string;
  price: Money | null;
  delivery_days: number;
  revisions: string;
  valid_days: number;
}

/** The first offer, or one that takes the place of the last. */
export function MakeOfferDialog({ offer, onClose }: { offer: CustomOfferPage; onClose: () => void }) {
  const make = useCommand(makeCustomOffer, { stales: staledByMoves });
  const [before] = offer.versions;
  const terms = offTheWire(offer.in_force);
  const [least, most] = [wholeUnits(terms.gigPriceLeastWhole, offer.currency), wholeUnits(terms.gigPriceMostWhole, offer.currency)];
  const days = (max: number) => z.int().check(z.minimum(1, `Enter 1 to ${max}.`), z.maximum(max, `Enter 1 to ${max}.`));
  const { form, field, ...frame } = useDialogForm<Values, unknown>({
    about: `${offer.number} ${before?.version ?? 0}`,
    schema: z.object({
      scope: z.string().check(
        z.refine((scope) => scope.trim() !== '', 'Say what the client gets.'),
        z.maxLength(OFFER_LIMITS.scope),
      ),
      price: z
        .nullable(moneyShape)
        .check(
          z.refine(
            (price) => price !== null && compare(price, least) >= 0 && compare(price, most) <= 0,
            `Enter ${formatMoney(least)} to ${formatMoney(most)}.`,
          ),
        ),
      delivery_days: days(OFFER_LIMITS.deliveryDays),
      revisions: z.string(),
      valid_days: days(OFFER_LIMITS.validDays),
    }),
    defaults: {
      scope: before?.scope ?? '',
      price: before?.price ?? offer.budget,
      delivery_days: before?.delivery_days ?? 7,
      revisions: before === undefined ? '2' : before.revisions === null ? UNLIMITED : String(before.revisions),
      valid_days: 7,
    },
    submit: ({ price, revisions, ...rest }) => {
      if (price === null) throw new Error('the schema asks for a price');
      return make.mutateAsync({
        params: { offer_number: offer.number },
        body: { ...rest, price, revisions: revisions === UNLIMITED ? null : Number(revisions) },
      });
    },
    onDone: () => {
      onClose();
      toast.success('Offer sent', `${offer.client.name} was notified.`);
    },
  });
  const { price, delivery_days: deliveryDays, valid_days: validDays, revisions } = form.watch();
  const known = REVISIONS.some(({ value }) => value === revisions) || revisions === UNLIMITED;
  return (
    <FormDialog
      title={before === undefined ? 'Make an offer' : 'Change the offer'}
      lead={
        before === undefined
          ? `${offer.client.name} pays before you start. An offer can’t be edited, only replaced by a new one.`
          : `The new offer replaces the one before, which ${offer.client.name} then can’t order any more.`
      }
      button="Send offer"
      size="form"
      form={frame}
      onClose={onClose}
    >
      <CountedTextArea label="What the client gets" hint="This becomes the scope of the order." max={OFFER_LIMITS.scope} rows={5} {...field('scope')} />
      <MoneyField
        {...form.idAndError('price')}
        label="Price"
        hint="The client pays the client fee on top."
        currency={offer.currency}
        value={price}
        echo={(value) => `You earn ${formatMoney(subtract(value, serviceFee(value, terms)))} after the service fee`}
        onChange={(value) => form.set('price', value)}
      />
      <NumberField
        {...form.idAndError('delivery_days')}
        label="Delivery"
        unit="days"
        hint="From the moment the client answers your questions."
        min={1}
        max={OFFER_LIMITS.deliveryDays}
        value={deliveryDays}
        onChange={(value) => form.set('delivery_days', value)}
      />
      <SelectField
        label="Revisions"
        options={[...REVISIONS, ...(known ? [] : [{ value: revisions, label: revisions }]), { value: UNLIMITED, label: 'Unlimited' }]}
        {...field('revisions')}
      />
      <NumberField
        {...form.idAndError('valid_days')}
        label="Holds for"
        unit="days"
        hint="After that, the offer expires."
        min={1}
        max={OFFER_LIMITS.validDays}
        value={validDays}
        onChange={(value) => form.set('valid_days', value)}
      />
    </FormDialog>
  );
}
