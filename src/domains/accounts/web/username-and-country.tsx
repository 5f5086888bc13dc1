import { useEffect, useState } from 'react';
import type { SelectField } from '#design/public/field.tsx';
import { ownZone } from '#kit/format/reader.ts';
import { usernameFrom } from '../username.ts';
import { CountryField } from './country-field.tsx';
import type { RegistrationFacts } from './registration.ts';
import { UsernameField } from './username-field.tsx';

interface Values {
  first_name: string;
  last_name: string;
  username: string;
  country_id: string;
}

interface UsernameAndCountryProps extends Pick<RegistrationFacts, 'countries' | 'asksCountry'> {
  form: {
    watch(): Values;
    now(): Values;
    set(name: 'username' | 'country_id', value: string): void;
    idAndError(name: 'username' | 'country_id'): { error: string | undefined };
  };
  /** Counts the submissions: each opens the fold again where it has an error. */
  attempt: number;
  username: object;
  country: Omit<Parameters<typeof SelectField>[0], 'label' | 'options'>;
}

/**
 * What an account has beside its sign-in: folded, and suggested once it is opened, so nothing is sent that nobody saw.
 */
export function UsernameAndCountry({
  form,
  attempt,
  username,
  country,
  countries,
  asksCountry,
}: UsernameAndCountryProps) {
  const values = form.watch();
  const name = `${values.first_name} ${values.last_name}`.trim();
  // Left empty it is made from the name, and is the closest one that is free.
  const suggestedUsername = name === '' ? '' : usernameFrom(name);
  const chosenCountry = countries.find(({ value }) => value === values.country_id)?.label;
  const summary = [values.username.trim() || suggestedUsername, asksCountry ? undefined : chosenCountry]
    .filter(Boolean)
    .join(' · ');

  const suggest = (field: 'username' | 'country_id', value: string): void => {
    if (form.now()[field] === '') form.set(field, value);
  };
  const offer = async (): Promise<void> => {
    suggest('username', suggestedUsername);
    // Where countries are closed the choice is in view, and the person's own.
    if (asksCountry) return;
    const { suggestedCountry } = await import('#kit/format/suggested-country.ts');
    const id = String(suggestedCountry(ownZone(), navigator.languages)?.id ?? '');
    if (countries.some(({ value }) => value === id)) suggest('country_id', id);
  };
  const [isOpen, setOpen] = useState(false);
  const hasError =
    form.idAndError('username').error !== undefined ||
    (!asksCountry && form.idAndError('country_id').error !== undefined);
  // An error opens it; correcting it closes nothing.
  useEffect(() => {
    if (hasError) setOpen(true);
  }, [hasError, attempt]);
  const countryField = <CountryField countries={countries} asksCountry={asksCountry} {...country} />;
  return (
    <>
      {asksCountry ? countryField : null}
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          // Where the list of zones can't be loaded, the country is left to choose.
          if (currentTarget.open) offer().catch(() => undefined);
        }}
      >
        <summary className="cursor-pointer py-1.5">
          <span className="link">{asksCountry ? 'Username' : 'Username and country'}</span>
          <span className="ms-2 text-sm wrap-anywhere text-ink-2">{summary}</span>
        </summary>
        <div className="mt-3 grid gap-5">
          <UsernameField {...username} value={values.username} onChoose={(chosen) => form.set('username', chosen)} />
          {asksCountry ? null : countryField}
        </div>
      </details>
    </>
  );
}
