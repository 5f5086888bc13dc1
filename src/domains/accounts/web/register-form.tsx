import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import type { Role } from '#kit/actor.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { onward, wantedIn } from '../return-path.ts';
import { ROLE_OPTIONS } from '../role-words.ts';
import { AgreedByJoining } from './agreed-by-joining.tsx';
import { CountryField } from './country-field.tsx';
import { GoogleButton } from './google-button.tsx';
import { NameFields } from './name-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { summaryTitle, type RegistrationFacts } from './registration.ts';
import { UsernameField } from './username-field.tsx';

interface RegisterFormProps extends RegistrationFacts {
  title: string;
  lead: string;
  /** On a page that says more, the form is a section of it. */
  level?: 1 | 2;
  /** Preset by the registration page's address; null lets the person choose. */
  role: Role | null;
}

/** One form for the three entrances (SCN-42, SCN-43). */
export function RegisterForm({
  title,
  lead,
  texts,
  role,
  level = 1,
  offersGoogle,
  countries,
  asksCountry,
  minimumAge,
}: RegisterFormProps) {
  const Title = `h${level}` as 'h1';
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: async () => (await import('./entering.ts')).registerShape,
    defaults: {
      role: role ?? 'client',
      first_name: '',
      last_name: '',
      username: '',
      country_id: '',
      email: '',
      password: '',
      password_confirmation: '',
    },
    submit: async (values) => (await import('./entering.ts')).register(values, wantedIn(search)),
    onDone: () => void navigate(onward('/user/verifyemail', search), { replace: true }),
  });
  const chosen = form.watch().role;

  return (
    <div>
      <Title className="text-3xl">{title}</Title>
      <p className="mt-2 text-ink-2">{lead}</p>
      <p className="mt-1 text-ink-2">
        Already have an account?{' '}
        <Link href={onward('/login', search)} className="link">
          Sign in
        </Link>
      </p>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} title={summaryTitle(form, problems)} />
        {role === null ? (
          <RadioCards
            legend="What do you want to do?"
            name="role"
            options={ROLE_OPTIONS}
            value={chosen}
            onChange={(value) => form.set('role', value as Role)}
          />
        ) : null}
        <NameFields field={field} />
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <UsernameField
          {...field('username')}
          onChoose={(name) => form.set('username', name)}
          value={form.watch().username}
        />
        <CountryField countries={countries} asksCountry={asksCountry} {...field('country_id')} />
        <NewPasswordFields
          first={field('password')}
          second={field('password_confirmation')}
          password={form.watch().password}
          isFirst
        />
        <Button type="submit" variant="primary" pending={isSubmitting} wide>
          Create account
        </Button>
        <p className="text-sm text-ink-2">
          We’ll email you a code next. It’s free until you order or sell. <AgreedByJoining minimumAge={minimumAge} />
        </p>
        {texts}
      </form>
      <div className="mt-4">
        <GoogleButton isOffered={offersGoogle} />
      </div>
    </div>
  );
}
