import * as z from 'zod/mini';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button, IconButton } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { ROLES, type Role } from '#kit/actor.ts';
import { countries } from '#kit/countries.ts';
import { Failure } from '#kit/errors.ts';
import { call, serverWords } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { register } from '../contract.ts';
import { ROLE_OPTIONS } from '../role-words.ts';
import { registrationFailureText } from '../session-rules.ts';
import { GoogleButton } from './google-button.tsx';
import { signIn } from './session.ts';
import { PasswordMeter } from './password-meter.tsx';
import { UsernameField } from './username-field.tsx';

const required = (words: string) => z.string().check(z.refine((value) => value.trim() !== '', words));

const schema = z
  .object({
    role: z.enum(ROLES, 'Invalid role selected'),
    first_name: required('Enter your first name.'),
    last_name: required('Enter your last name.'),
    username: z.string(),
    country_id: z.string(),
    email: z.email('Enter an e-mail address such as name@example.com.'),
    password: z.string().check(z.minLength(8, 'Use at least 8 characters.'), z.maxLength(256, 'Use at most 256 characters.')),
    password_confirmation: z.string(),
  })
  .check(z.refine((values) => values.password === values.password_confirmation, { message: 'Passwords do not match', path: ['password_confirmation'] }));

const COUNTRIES = countries().map(({ id, name }) => ({ value: String(id), label: name }));

/** VAL-2. */
const REQUIRED = ['first_name', 'last_name', 'email', 'password'] as const;

interface RegisterFormProps {
  title: string;
  lead: string;
  /** Preset by the entrance one came through; null lets the person choose. */
  role: Role | null;
}

/** One form for the three entrances (SCN-42, SCN-43). */
export function RegisterForm({ title, lead, role }: RegisterFormProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [visible, setVisible] = useState(false);
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { role: role ?? 'client', first_name: '', last_name: '', username: '', country_id: '', email: '', password: '', password_confirmation: '' },
    submit: async ({ username, country_id, ...values }) => {
      const email = values.email.trim().toLowerCase();
      // VAL-2: both are sent only when given.
      const given = { ...(username.trim() === '' ? {} : { username: username.trim() }), ...(country_id === '' ? {} : { country_id: Number(country_id) }) };
      await call(register, { body: { ...values, email, ...given } }).catch((error: unknown) => {
        if (!(error instanceof Failure)) throw error;
        throw new Failure(error.code, { message: registrationFailureText(serverWords(error)), ...(error.fields ? { fields: error.fields } : {}) });
      });
      await signIn(email, values.password);
    },
    onDone: () => {
      const wanted = search.get('return_to');
      void navigate(wanted === null ? '/user/verifyemail' : `/user/verifyemail?return_to=${encodeURIComponent(wanted)}`, { replace: true });
    },
  });
  const type = visible ? 'text' : 'password';
  const eye = <IconButton icon={visible ? EyeOff : Eye} label={visible ? 'Hide passwords' : 'Show passwords'} onClick={() => setVisible(!visible)} />;
  const chosen = form.watch('role');
  const isIncomplete = problems.some(({ fieldId }) => fieldId !== undefined && REQUIRED.some((name) => name === fieldId && form.getValues(name).trim() === ''));

  return (
    <div>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2 text-ink-2">{lead}</p>
      <p className="mt-1 text-ink-2">
        Have an account?{' '}
        <Link href="/login" className="link">
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
            onChange={(value) => form.setValue('role', value as Role)}
          />
        ) : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
          <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
        </div>
        <TextField label="E-mail" type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <UsernameField {...field('username')} onChoose={(name) => form.setValue('username', name)} value={form.watch('username')} />
        <SelectField label="Country" optional placeholder="Choose a country" autoComplete="country-name" options={COUNTRIES} {...field('country_id')} />
        <div className="grid gap-2">
          <TextField
            label="Password"
            type={type}
            autoComplete="new-password"
            hint="At least 8 characters. A few plain words make a good one."
            after={eye}
            {...field('password')}
          />
          <PasswordMeter password={form.watch('password')} />
        </div>
        <TextField label="Password again" type={type} autoComplete="new-password" {...field('password_confirmation')} />
        <Button type="submit" variant="primary" pending={isSubmitting} wide>
          Create account
        </Button>
        <p className="text-sm text-ink-2">We send a code to your e-mail address next. Nothing costs anything until you order or sell.</p>
      </form>
      <div className="mt-4">
        <GoogleButton />
      </div>
    </div>
  );
}
