import { useMemo } from 'react';
import { SelectField } from '#design/public/field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { EXPERIENCE_LEVELS } from '#domains/accounts/user-record.ts';
import { EXPERIENCE_NAMES } from '#domains/profiles/profile-words.ts';
import { countries } from '#kit/countries.ts';
import { languageName } from '#kit/format/names.ts';
import { zoneOptions } from '#kit/format/zone-options.ts';
import { LANGUAGE_CODES } from '#kit/language-codes.ts';
import { firstProblem, type StepProps } from './steps.ts';

const LEVELS = EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE_NAMES[value] }));
const COUNTRIES = countries().map(({ code, name }) => ({ value: code, label: name }));
const orNull = (value: string): string | null => (value === '' ? null : value);

/** Whom the client would rather hire. Each is a wish that people read: nobody is kept from proposing. */
export function PreferenceFields({ draft, change, problems }: Pick<StepProps, 'draft' | 'change' | 'problems'>) {
  const { locale } = usePlace();
  const languages = useMemo(
    () =>
      LANGUAGE_CODES.map((value) => ({ value, label: languageName(value, locale) })).toSorted((a, b) =>
        a.label.localeCompare(b.label, locale),
      ),
    [locale],
  );
  const zones = useMemo(() => zoneOptions(draft.time_zone ?? ''), [draft.time_zone]);
  return (
    <fieldset className="grid gap-4">
      <legend className="label mb-1.5">Whom you prefer</legend>
      <p className="text-ink-2">People read it before they propose. Everyone can still propose.</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          id="level"
          label="Experience level"
          optional
          placeholder="Any level"
          options={LEVELS}
          value={draft.level ?? ''}
          onChange={(event) =>
            change({ level: EXPERIENCE_LEVELS.find((level) => level === event.target.value) ?? null })
          }
        />
        <SelectField
          id="language"
          label="Language"
          optional
          placeholder="Any language"
          options={languages}
          value={draft.language ?? ''}
          onChange={(event) => change({ language: orNull(event.target.value) })}
          error={firstProblem(problems, 'language')}
        />
        <SelectField
          id="country"
          label="Country"
          optional
          placeholder="Any country"
          options={COUNTRIES}
          value={draft.country ?? ''}
          onChange={(event) => change({ country: orNull(event.target.value) })}
          error={firstProblem(problems, 'country')}
        />
        <SelectField
          id="time_zone"
          label="Time zone"
          optional
          placeholder="Any time zone"
          options={zones}
          value={draft.time_zone ?? ''}
          onChange={(event) => change({ time_zone: orNull(event.target.value) })}
          error={firstProblem(problems, 'time_zone')}
        />
      </div>
    </fieldset>
  );
}
