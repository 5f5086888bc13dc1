import type { ChangeEvent, FocusEvent, Ref } from 'react';
import { SelectField, TextArea, TextField } from '#design/public/field.tsx';
import { countries } from '#kit/countries.ts';
import type { Billing } from '../billing.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface BillingFieldsProps {
  readonly field: (name: keyof Billing) => {
    readonly ref: Ref<Control> & ((control: Control | null) => void);
    readonly name: string;
    readonly id: string;
    readonly error: string | undefined;
    readonly onChange: (event: ChangeEvent<Control>) => void;
    readonly onBlur: (event: FocusEvent<Control>) => void;
  };
}

const COUNTRIES = countries().map(({ code, name }) => ({ value: code, label: name }));

/** What the receipt and the invoice say about the buyer. */
export const BillingFields = ({ field }: BillingFieldsProps) => (
  <div className="grid max-w-form gap-4">
    <TextField label="Name or company" optional autoComplete="organization" {...field('name')} />
    <TextArea label="Address" optional rows={3} autoComplete="street-address" {...field('address')} />
    <SelectField
      label="Country"
      optional
      placeholder="Choose a country"
      options={COUNTRIES}
      autoComplete="country"
      {...field('country')}
    />
    <TextField
      label="VAT number"
      optional
      hint="We check the format for the country, not whether the number is registered."
      autoComplete="off"
      {...field('vat_number')}
    />
    <TextField
      label="Purchase order number"
      optional
      hint="For this order only."
      autoComplete="off"
      {...field('po_number')}
    />
  </div>
);
