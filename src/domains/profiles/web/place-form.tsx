import { DraftedForm } from '#design/app/drafted-form.tsx';
import { ownZone } from '#kit/format/reader.ts';
import { zoneInWords } from '#kit/format/zone.ts';
import { zoneOptions } from '#kit/format/zone-options.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { SelectField, TextField } from '#design/public/field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { countries } from '#kit/countries.ts';
import { orNull, saveFields, saySaved } from './save-profile.ts';

const upTo = (max: number) => z.string().check(z.maxLength(max, `Use at most ${max} characters.`));
const schema = z.object({
  country_code: z.string(),
  state_province: upTo(80),
  city: upTo(80),
  address_line_1: upTo(120),
  address_line_2: upTo(120),
  postal_code: upTo(20),
  timezone: upTo(60),
});
const COUNTRIES = countries().map(({ code, name }) => ({ value: code, label: name }));
export function PlaceForm() {
  const { locale } = usePlace();
  const me = useSession((session) => session.me);
  const zone = me?.timezone ?? '';
  const { field, ...frame } = useContractForm({
    draft: 'profile-place',
    schema,
    defaults: {
      country_code: me?.country_code ?? '',
      state_province: me?.state_province ?? '',
      city: me?.city ?? '',
      address_line_1: me?.address_line_1 ?? '',
      address_line_2: me?.address_line_2 ?? '',
      postal_code: me?.postal_code ?? '',
      timezone: zone,
    },
    submit: (typed) => {
      const fields = Object.entries(typed).map(([name, value]) => [name, orNull(value)]);
      // The state and city have two names each in the record; the form writes the one that is shown.
      return saveFields({ ...Object.fromEntries(fields), ...(typed.city.trim() === '' ? { city_name: null } : {}) });
    },
    onDone: saySaved,
  });
  const zones = useMemo(() => zoneOptions(zone), [zone]);
  return (
    <DraftedForm {...frame}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Country"
          optional
          placeholder="Choose a country"
          options={COUNTRIES}
          autoComplete="country"
          {...field('country_code')}
        />
        <TextField label="State or province" optional autoComplete="address-level1" {...field('state_province')} />
        <TextField label="City" optional autoComplete="address-level2" {...field('city')} />
        <TextField label="Postal code" optional autoComplete="postal-code" {...field('postal_code')} />
        <TextField label="Street address" optional autoComplete="address-line1" {...field('address_line_1')} />
        <TextField label="Address line 2" optional autoComplete="address-line2" {...field('address_line_2')} />
      </div>
      <SelectField
        label="Time zone"
        optional
        placeholder="Choose a time zone"
        hint={`Your browser’s time zone is ${zoneInWords(ownZone(), locale)}.`}
        options={zones}
        {...field('timezone')}
      />
      <p className="text-sm text-ink-2">
        The site is in English. Dates, times and amounts follow your browser’s language settings.
      </p>
    </DraftedForm>
  );
}
