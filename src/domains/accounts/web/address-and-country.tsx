import { SelectField } from '#design/public/field.tsx';
import { brandName } from '#kit/brand.ts';
import { usernameFrom } from '../username.ts';
import type { Joining } from './registration.ts';
import { UsernameField } from './username-field.tsx';

interface Typed {
  first_name: string;
  last_name: string;
  username: string;
  country_id: string;
}

type FieldProps = Omit<Parameters<typeof SelectField>[0], 'label' | 'options'> & { error?: string | undefined };

interface AddressAndCountryProps extends Pick<Joining, 'countries' | 'asksCountry'> {
  form: {
    watch(): Typed;
    now(): Typed;
    set(name: 'username', value: string): void;
    idAndError(name: 'username' | 'country_id'): { error: string | undefined };
  };
  username: object;
  country: FieldProps;
}

/** What an account has beside its sign-in, suggested: folded, said in its line, and open to change. */
export function AddressAndCountry({ form, username, country, countries, asksCountry }: AddressAndCountryProps) {
  const typed = form.watch();
  const named = `${typed.first_name} ${typed.last_name}`.trim();
  const suggested = named === '' ? '' : usernameFrom(named);
  const place = countries.find(({ value }) => value === typed.country_id)?.label;
  const said = [typed.username.trim() || suggested, asksCountry ? undefined : place].filter(Boolean).join(' · ');
  const isWrong = form.idAndError('username').error !== undefined || (!asksCountry && form.idAndError('country_id').error !== undefined);
  const countryField = (
    <SelectField label="Country" optional={!asksCountry} placeholder="Choose a country" autoComplete="country-name" options={countries} {...country} />
  );
  // Left empty it is made from the name, and is the closest one that is free.
  const offer = (): void => {
    if (form.now().username === '' && suggested !== '') form.set('username', suggested);
  };
  return (
    <>
      {asksCountry ? countryField : null}
      <details open={isWrong || undefined} onToggle={({ currentTarget }) => currentTarget.open && offer()}>
        <summary className="cursor-pointer py-1.5">
          <span className="link">Your address on {brandName()}</span>
          <span className="ms-2 text-sm wrap-anywhere text-ink-2">{said}</span>
        </summary>
        <div className="mt-3 grid gap-5">
          <UsernameField {...username} value={typed.username} onChoose={(name) => form.set('username', name)} />
          {asksCountry ? null : countryField}
        </div>
      </details>
    </>
  );
}
