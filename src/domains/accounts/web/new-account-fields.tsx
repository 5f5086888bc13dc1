import { Button } from '#design/public/button.tsx';
import type { useContractForm } from '#kit/web/form.tsx';
import type { EntranceValues, Way } from '../hiring-path.ts';
import { AgreedByJoining } from './agreed-by-joining.tsx';
import { NameFields } from './name-fields.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import type { RegistrationFacts } from './registration.ts';
import { UsernameAndCountry } from './username-and-country.tsx';

type EntranceForm = ReturnType<typeof useContractForm<EntranceValues, Way>>;

interface NewAccountFieldsProps extends Pick<EntranceForm, 'form' | 'field' | 'isSubmitting'> {
  /** Counts the submissions. */
  attempt: number;
  registration: RegistrationFacts;
}

/** What a new account needs beside its email. */
export const NewAccountFields = ({
  form,
  field,
  isSubmitting,
  attempt,
  registration: { texts, minimumAge, ...facts },
}: NewAccountFieldsProps) => (
  <>
    <NameFields field={field} />
    <div className="grid gap-2">
      <PasswordField
        autoComplete="new-password"
        hint="At least 8 characters. A few random words work well."
        {...field('password')}
      />
      <PasswordMeter password={form.watch().password} />
    </div>
    <UsernameAndCountry
      attempt={attempt}
      form={form}
      username={field('username')}
      country={field('country_id')}
      {...facts}
    />
    <Button type="submit" variant="primary" pending={isSubmitting} wide>
      Create account
    </Button>
    <p className="text-sm text-ink-2">
      We’ll email you a code next. <AgreedByJoining minimumAge={minimumAge} />
    </p>
    {texts}
  </>
);
