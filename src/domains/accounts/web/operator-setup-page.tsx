import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { useContractForm } from '#kit/web/form.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

export const meta: MetaFunction = () => [
  { title: titled(titleOf('operator-setup')) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Where the link printed at the first start leads: anyone who holds it becomes the first operator, once. */
export default function OperatorSetupPage() {
  const [search] = useSearchParams();
  const given = search.get('token') ?? '';
  const [email, setEmail] = useState<string | null>(null);
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: async () => (await import('./entering.ts')).operatorShape,
    defaults: { token: given, email: '', password: '', password_confirmation: '' },
    submit: async (body) => (await import('./entering.ts')).becomeOperator(body),
    onDone: (done) => setEmail(done.email),
  });
  if (email !== null)
    return (
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          Operator account created
        </h1>
        <Alert tone="success" live title="The operator account is ready" className="mt-5">
          Sign in as {email}, then turn on two-factor authentication: this account has full access.
        </Alert>
        <LinkButton href="/login?return_to=/admin" variant="primary" className="mt-6">
          Sign in
        </LinkButton>
      </div>
    );
  return (
    <div>
      <h1 className="text-3xl">Set up this instance</h1>
      <p className="mt-2 text-ink-2">
        Choose an email address and a password for the first operator. The link works once, for 24 hours.
      </p>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        {given === '' ? (
          <TextField label="Token" autoComplete="off" autoCapitalize="none" spellCheck={false} {...field('token')} />
        ) : null}
        <TextField label="Email" type="email" inputMode="email" autoComplete="username" {...field('email')} />
        <NewPasswordFields
          first={field('password')}
          second={field('password_confirmation')}
          password={form.watch().password}
        />
        <Button type="submit" variant="primary" pending={isSubmitting} wide>
          Create operator account
        </Button>
      </form>
    </div>
  );
}
