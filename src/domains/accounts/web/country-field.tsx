import { SelectField } from '#design/public/field.tsx';
import type { RegistrationFacts } from './registration.ts';

type CountryFieldProps = Pick<RegistrationFacts, 'countries' | 'asksCountry'> &
  Omit<Parameters<typeof SelectField>[0], 'label' | 'options'>;

/** Required where some countries are closed. */
export const CountryField = ({ countries, asksCountry, ...field }: CountryFieldProps) => (
  <SelectField
    label="Country"
    optional={!asksCountry}
    placeholder="Choose a country"
    autoComplete="country-name"
    options={countries}
    {...field}
  />
);
