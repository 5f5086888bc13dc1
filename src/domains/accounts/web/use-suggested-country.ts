import { useEffect, useEffectEvent } from 'react';
import { ownZone } from '#kit/format/reader.ts';

interface CountryForm {
  now(): { readonly country_id: string };
  set(name: 'country_id', value: string): void;
}

/** Chosen beforehand, once the form is first used: its list of countries has the names, not where their time zones are. */
export function useSuggestedCountry(form: CountryForm, options: readonly { readonly value: string }[]): void {
  const suggest = useEffectEvent((value: string): void => {
    if (form.now().country_id === '' && options.some((option) => option.value === value)) form.set('country_id', value);
  });
  useEffect(() => {
    const load = ({ target }: FocusEvent): void => {
      // A heading that takes the focus after a navigation is not used by anyone.
      if (target instanceof HTMLElement && target.tabIndex < 0) return;
      removeEventListener('focusin', load);
      // It only suggests: where this cannot be loaded, the list is there.
      void import('#kit/format/suggested-country.ts').then(
        ({ suggestedCountry }) => suggest(String(suggestedCountry(ownZone(), navigator.languages)?.id ?? '')),
        () => undefined,
      );
    };
    addEventListener('focusin', load);
    return () => removeEventListener('focusin', load);
  }, []);
}
