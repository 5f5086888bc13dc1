import { keepLanguage, keptLanguage } from '#design/app/model-consent.ts';
import { SelectField } from '#design/public/field.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { languageName } from '#kit/format/names.ts';
import { isLanguage, languageOf, LANGUAGES, type Language } from '../languages.ts';

/** The one that was chosen last in this browser, else the browser’s own. */
export function firstLanguage(): Language {
  const savedLanguage = keptLanguage() ?? '';
  return isLanguage(savedLanguage) ? savedLanguage : languageOf(navigator.languages);
}

interface LanguageFieldProps {
  readonly label: string;
  readonly value: Language;
  readonly disabled: boolean;
  readonly onChange: (language: Language) => void;
}

export function LanguageField({ label, value, disabled, onChange }: LanguageFieldProps) {
  const { locale } = usePlace();
  const options = LANGUAGES.map((code) => ({ value: code, label: languageName(code, locale) }));
  return (
    <SelectField
      label={label}
      options={options.toSorted((option, other) => option.label.localeCompare(other.label, locale))}
      value={value}
      disabled={disabled}
      onChange={({ target: { value: chosen } }) => {
        if (!isLanguage(chosen)) return;
        keepLanguage(chosen);
        onChange(chosen);
      }}
    />
  );
}
