import { Button } from '#design/public/button.tsx';
import { TextField } from '#design/public/field.tsx';
import type { useContractForm } from '#kit/web/form.tsx';
import type { EntranceValues } from '../order-way.ts';
import { AddressAndCountry } from './address-and-country.tsx';
import { AgreedByJoining } from './agreed-by-joining.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import type { Joining } from './registration.ts';

type EntranceForm = ReturnType<typeof useContractForm<EntranceValues, void>>;

interface JoinFieldsProps extends Pick<EntranceForm, 'form' | 'field' | 'isSubmitting'> {
  joining: Joining;
}

/** What a new account needs beside its email. */
export const JoinFields = ({ form, field, isSubmitting, joining: { countries, asksCountry, minimumAge, texts } }: JoinFieldsProps) => (
  <>
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
      <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
    </div>
    <div className="grid gap-2">
      <PasswordField key="new" autoComplete="new-password" hint="At least 8 characters. A few random words work well." {...field('password')} />
      <PasswordMeter password={form.watch().password} />
    </div>
    <AddressAndCountry form={form} username={field('username')} country={field('country_id')} countries={countries} asksCountry={asksCountry} />
    <Button type="submit" variant="primary" pending={isSubmitting} wide>
      Create account
    </Button>
    <p className="text-sm text-ink-2">
      We’ll email you a code next. <AgreedByJoining minimumAge={minimumAge} />
    </p>
    {texts}
  </>
);
