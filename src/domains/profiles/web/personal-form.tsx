import { DraftedForm } from '#design/app/drafted-form.tsx';
import * as z from 'zod/mini';
import { SelectField, TextField } from '#design/public/field.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { countries } from '#kit/countries.ts';
import { orNull, saveFields, saySaved } from './save-profile.ts';

const isPhone = (typed: string): boolean => typed.trim() === '' || /^[\d\s()+./-]{4,30}$/.test(typed.trim());
const schema = z.object({
  phone_country_code: z.string(),
  phone: z.string().check(z.refine(isPhone, 'Enter a phone number with digits only.')),
  date_of_birth: z.string(),
  gender: z.string().check(z.maxLength(40, 'Use at most 40 characters.')),
});
const CODES = [
  ...new Map(
    countries().map(({ dialCode, name, code }) => [code, { value: dialCode, label: `${name} ${dialCode}` }]),
  ).values(),
];
/** Several countries share a code, and a list may name each value once. */
const DIAL = [...Map.groupBy(CODES, ({ value }) => value)].map(([value, all]) => ({
  value,
  label:
    all
      .map(({ label }) => label.replace(` ${value}`, ''))
      .join(', ')
      .slice(0, 60) + ` ${value}`,
}));

export function PersonalForm() {
  const me = useSession((session) => session.me);
  const { field, ...frame } = useContractForm({
    draft: 'profile-personal',
    schema,
    defaults: {
      phone_country_code: me?.phone_country_code ?? '',
      phone: me?.phone ?? '',
      date_of_birth: me?.date_of_birth ?? '',
      gender: me?.gender ?? '',
    },
    submit: (typed) =>
      saveFields({
        phone: orNull(typed.phone),
        phone_country_code: orNull(typed.phone_country_code),
        date_of_birth: orNull(typed.date_of_birth),
        gender: orNull(typed.gender),
      }),
    onDone: saySaved,
  });
  return (
    <DraftedForm {...frame}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Calling code"
          optional
          placeholder="Choose"
          options={DIAL}
          autoComplete="tel-country-code"
          {...field('phone_country_code')}
        />
        <TextField
          label="Phone number"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint={me?.phone_verified === true ? 'Verified. If you change it, you need to verify it again.' : undefined}
          {...field('phone')}
        />
        <TextField label="Date of birth" optional type="date" autoComplete="bday" {...field('date_of_birth')} />
        <TextField label="Gender" optional autoComplete="sex" hint="In your own words" {...field('gender')} />
      </div>
    </DraftedForm>
  );
}
