import { LANGUAGE_CODES } from '#kit/language-codes.ts';
import { instanceLocale } from '#kit/locale.ts';
import { languageName } from '#kit/format/names.ts';
import * as z from 'zod/mini';
import { X } from 'lucide-react';
import { ComboBox } from '#design/app/combo-box.tsx';
import { IconButton } from '#design/public/button.tsx';
import { SelectField } from '#design/public/field.tsx';
import { FLUENCIES } from '#domains/accounts/user-record.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { FLUENCY_NAMES } from '../profile-words.ts';
import { saveFields, saySaved } from './save-profile.ts';
import { DraftedForm } from '#design/app/drafted-form.tsx';

const LANGUAGES = LANGUAGE_CODES.map((value) => ({ value, label: languageName(value, instanceLocale()) }));
const LEVELS = FLUENCIES.map((value) => ({ value, label: FLUENCY_NAMES[value] }));
const schema = z.object({
  languages: z
    .array(z.object({ code: z.string(), fluency: z.enum(FLUENCIES) }))
    .check(z.maxLength(20, 'Add at most 20.')),
});

export function LanguagesForm() {
  const known = useSession((session) => session.me?.languages) ?? [];
  const { form, ...frame } = useContractForm({
    draft: 'profile-languages',
    schema,
    defaults: { languages: known },
    submit: saveFields,
    onDone: saySaved,
  });
  const chosen = form.watch().languages;
  const set = (languages: typeof chosen): void => form.set('languages', languages);
  return (
    <DraftedForm {...frame}>
      <ul className="grid gap-3">
        {chosen.map(({ code, fluency }) => (
          <li key={code} className="flex items-end gap-2">
            <SelectField
              label={languageName(code, instanceLocale())}
              options={LEVELS}
              value={fluency}
              className="min-w-0 flex-1"
              onChange={({ target }) =>
                set(
                  chosen.map((language) =>
                    language.code === code
                      ? { code, fluency: FLUENCIES.find((level) => level === target.value) ?? 'fluent' }
                      : language,
                  ),
                )
              }
            />
            <IconButton
              icon={X}
              label={`Remove ${languageName(code, instanceLocale())}`}
              onClick={() => set(chosen.filter((language) => language.code !== code))}
            />
          </li>
        ))}
      </ul>
      <ComboBox
        label="Add a language"
        options={LANGUAGES.filter(({ value }) => !chosen.some(({ code }) => code === value))}
        placeholder="Type to find a language"
        readOnly={chosen.length >= 20}
        onChoose={(code) => set([...chosen, { code, fluency: 'fluent' }])}
      />
    </DraftedForm>
  );
}
