import * as z from 'zod/mini';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { call } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { changeEmail } from '../contract.ts';

const schema = z.object({
  email: z.email('Enter an e-mail address such as name@example.com.'),
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});

/** A mistyped address is corrected with the password; the letter then goes to the new one (AUT-6). */
export function ChangeEmail({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { email: '', password: '' },
    submit: ({ email, password }) => call(changeEmail, { body: { email: email.trim().toLowerCase(), password } }),
    onDone: (state) => {
      toast.success('Address changed', `A letter is on its way to ${state.email}.`);
      onDone();
    },
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={onSubmit}>
      <h2 className="title">Change the address</h2>
      <ErrorSummary items={problems} attempt={attempt} />
      <TextField label="New e-mail" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <TextField label="Your password" type="password" autoComplete="current-password" {...field('password')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isSubmitting}>
          Send a letter there
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Keep the old address
        </Button>
      </div>
    </form>
  );
}
