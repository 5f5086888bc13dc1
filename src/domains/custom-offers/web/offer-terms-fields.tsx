import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { NumberField } from '#design/app/number-field.tsx';
import { SelectField } from '#design/public/field.tsx';
import type { Money } from '#kit/money.ts';
import type { useContractForm } from '#kit/web/form.tsx';
import { offerFields } from '../contract.ts';
import { OFFER_LIMITS } from '../custom-offer.ts';
import { choicesWith } from './revision-choices.ts';

export interface OfferTerms {
  scope: string;
  price: Money | null;
  delivery_days: number;
  revisions: string;
  valid_days: number;
}

/** The price is up to each form: only an answer to a request knows its limits. */
export const offerTermsShape = {
  scope: z.string().check(
    z.refine((scope) => scope.trim() !== '', 'Say what the client gets.'),
    z.maxLength(OFFER_LIMITS.scope),
  ),
  delivery_days: offerFields.delivery_days,
  revisions: z.string(),
  valid_days: offerFields.valid_days,
};

type OfferForm = ReturnType<typeof useContractForm<OfferTerms, unknown>>;

interface OfferTermsFieldsProps {
  readonly form: Pick<OfferForm['form'], 'idAndError' | 'set'>;
  readonly field: OfferForm['field'];
  readonly values: OfferTerms;
  readonly currency: Money['currency'];
  readonly priceHint: string;
  readonly echo?: (price: Money) => string;
}

export function OfferTermsFields({ form, field, values, currency, priceHint, echo }: OfferTermsFieldsProps) {
  return (
    <>
      <CountedTextArea
        label="What the client gets"
        hint="This becomes the scope of the order."
        max={OFFER_LIMITS.scope}
        rows={5}
        {...field('scope')}
      />
      <MoneyField
        {...form.idAndError('price')}
        label="Price"
        hint={priceHint}
        currency={currency}
        value={values.price}
        {...(echo === undefined ? {} : { echo })}
        onChange={(value) => form.set('price', value)}
      />
      <NumberField
        {...form.idAndError('delivery_days')}
        label="Delivery"
        unit="days"
        hint="From the moment the client answers your questions."
        min={1}
        max={OFFER_LIMITS.deliveryDays}
        value={values.delivery_days}
        onChange={(value) => form.set('delivery_days', value)}
      />
      <SelectField label="Revisions" options={choicesWith(values.revisions)} {...field('revisions')} />
      <NumberField
        {...form.idAndError('valid_days')}
        label="Valid for"
        unit="days"
        hint="After that, the offer expires."
        min={1}
        max={OFFER_LIMITS.validDays}
        value={values.valid_days}
        onChange={(value) => form.set('valid_days', value)}
      />
    </>
  );
}
