import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button, IconButton } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { Eye, EyeOff } from '#design/public/glyphs.tsx';
import { Link } from '#design/public/link.tsx';
import type { Role } from '#kit/actor.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { onward, wantedIn } from '../return-path.ts';
import { ROLE_OPTIONS } from '../role-words.ts';
import { AgreedByJoining } from './agreed-by-joining.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordMeter } from './password-meter.tsx';
import type { Joining } from './registration.ts';
import { UsernameField } from './username-field.tsx';

/** VAL-2. */
const REQUIRED = ['first_name', 'last_name', 'email', 'password'] as const;

interface RegisterFormProps extends Joining {
  title: string;
  lead: string;
  /** On a page that says more, the form is a section of it. */
  level?: 1 | 2;
  /** Preset by the registration page's address; null lets the person choose. */
  role: Role | null;
}

/** One form for the three entrances (SCN-42, SCN-43). */
export function RegisterForm({ title, lead, texts, role, level = 1, offersGoogle, countries, asksCountry, minimumAge }: RegisterFormProps) {
  const Title = `h${level}` as 'h1';
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [visible, setVisible] = useState(false);
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: async () => (await import('./entering.ts')).registerShape,
    defaults: { role: role ?? 'client', first_name: '', last_name: '', username: '', country_id: '', email: '', password: '', password_confirmation: '' },
    submit: async (values) => (await import('./entering.ts')).register(values, wantedIn(search)),
    onDone: () => void navigate(onward('/user/verifyemail', search), { replace: true }),
  });
  const type = visible ? 'text' : 'password';
  const eye = <IconButton icon={visible ? EyeOff : Eye} label={visible ? 'Hide passwords' : 'Show passwords'} onClick={() => setVisible(!visible)} />;
  const chosen = form.watch().role;
  const isIncomplete = problems.length > 0 && REQUIRED.some((name) => form.idAndError(name).error !== undefined && form.watch()[name].trim() === '');

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
        <ErrorSummary items={problems} attempt={attempt} {...(isIncomplete ? { title: 'All fields are required' } : {})} />
        {role === null ? (
          <RadioCards
            legend="What do you want to do?"
            name="role"
            options={ROLE_OPTIONS}
            value={chosen}
            onChange={(value) => form.set('role', value as Role)}
          />
        ) : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
          <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
        </div>
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <UsernameField {...field('username')} onChoose={(name) => form.set('username', name)} value={form.watch().username} />
        <SelectField
          label="Country"
          optional={!asksCountry}
          placeholder="Choose a country"
          autoComplete="country-name"
          options={countries}
          {...field('country_id')}
        />
        <div className="grid gap-2">
          <TextField
            label="Password"
            type={type}
            autoComplete="new-password"
            hint="At least 8 characters. A few random words work well."
            after={eye}
            {...field('password')}
          />
          <PasswordMeter password={form.watch().password} />
        </div>
        <TextField label="Confirm password" type={type} autoComplete="new-password" {...field('password_confirmation')} />
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
