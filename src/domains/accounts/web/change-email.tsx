import * as z from 'zod/mini';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { call } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { changeEmail } from '../contract.ts';
import { emailAddress } from './email-schema.ts';

const schema = z.object({
  email: emailAddress,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});

/** A mistyped address is corrected with the password; the email then goes to the new one (AUT-6). */
export function ChangeEmail({
  wanted,
  onDone,
  onCancel,
}: {
  wanted: string | null;
  onDone: () => void;
  onCancel: () => void;
}) {
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { email: '', password: '' },
    submit: (body) => call(changeEmail, { body: { ...body, return_to: wanted } }),
    onDone: (state) => {
      toast.success('Address changed', `We emailed ${state.email}.`);
      onDone();
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={onSubmit}>
      <h2 className="title">Change address</h2>
      <ErrorSummary items={problems} attempt={attempt} />
      <TextField label="New email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <TextField label="Your password" type="password" autoComplete="current-password" {...field('password')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isSubmitting}>
          Send code
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Keep current address
        </Button>
      </div>
    </form>
  );
}
