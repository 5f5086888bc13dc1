import * as z from 'zod/mini';
import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { call } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { setUpOperator } from '../contract.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPassword } from './new-password-schema.ts';

export const meta: MetaFunction = () => [
  { title: 'Set up this instance · Docket' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

const schema = z
  .object({
    token: z.string().check(z.minLength(1, 'Enter the token printed when Docket started.'), z.maxLength(200)),
    email: z.email('Enter an e-mail address such as name@example.com.'),
    password: newPassword,
    password_confirmation: z.string(),
  })
  .check(z.refine((values) => values.password === values.password_confirmation, { message: 'Passwords do not match', path: ['password_confirmation'] }));

/** Where the link printed at the first start leads: whoever holds it becomes the first operator, once. */
export default function OperatorSetupPage() {
  const [search] = useSearchParams();
  const given = search.get('token') ?? '';
  const [email, setEmail] = useState<string | null>(null);
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { token: given, email: '', password: '', password_confirmation: '' },
    submit: (body) => call(setUpOperator, { body: { ...body, email: body.email.trim().toLowerCase() } }),
    onDone: (done) => setEmail(done.email),
  });
  if (email !== null)
    return (
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          You run this instance
        </h1>
        <Alert tone="success" live title="The operator account is ready" className="mt-5">
          Sign in as {email}, then turn on two-factor sign-in: this account can do everything here.
        </Alert>
        <LinkButton href="/login?return_to=/admin" variant="primary" className="mt-6">
          Sign in
        </LinkButton>
      </div>
    );
  return (
    <div>
      <h1 className="text-3xl">Set up this instance</h1>
      <p className="mt-2 text-ink-2">The first operator chooses an address and a password here. The link works once, for 24 hours.</p>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        {given === '' ? <TextField label="Token" autoComplete="off" autoCapitalize="none" spellCheck={false} {...field('token')} /> : null}
        <TextField label="E-mail" type="email" inputMode="email" autoComplete="username" {...field('email')} />
        <NewPasswordFields first={field('password')} second={field('password_confirmation')} password={form.watch('password')} />
        <Button type="submit" variant="primary" pending={isSubmitting} wide>
          Become the operator
        </Button>
      </form>
    </div>
  );
}
