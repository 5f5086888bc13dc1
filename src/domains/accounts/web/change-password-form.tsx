import * as z from 'zod/mini';
import { useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { changePassword } from '../contract.ts';
import { openSessions } from '../security-contract.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { newPassword } from './new-password-schema.ts';

const schema = z
  .object({
    current_password: z.string().check(z.minLength(1, 'Enter your present password.')),
    new_password: newPassword,
    new_password_confirmation: z.string(),
  })
  .check(
    z.refine((values) => values.new_password === values.new_password_confirmation, { message: 'Passwords do not match', path: ['new_password_confirmation'] }),
  );

const EMPTY = { current_password: '', new_password: '', new_password_confirmation: '' };

const endedWords = (count: number): string => {
  if (count === 0) return 'You were signed in nowhere else.';
  return count === 1 ? 'Your other device is signed out.' : `Your ${count} other devices are signed out.`;
};

export function ChangePasswordForm() {
  const [ended, setEnded] = useState<number | null>(null);
  const command = useCommand(changePassword, { stales: [openSessions] });
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: EMPTY,
    submit: (body) => command.mutateAsync({ body }),
    onDone: ({ ended_sessions: count }) => {
      form.reset(EMPTY);
      setEnded(count);
    },
  });
  if (ended !== null)
    return (
      <Alert
        tone="success"
        live
        title="Your password is changed"
        action={
          <Button size="sm" onClick={() => setEnded(null)}>
            Change it again
          </Button>
        }
      >
        {endedWords(ended)} We sent you a letter about it.
      </Alert>
    );
  return (
    <form className="grid max-w-form gap-5" noValidate onSubmit={onSubmit}>
      <ErrorSummary items={problems} attempt={attempt} />
      <TextField label="Present password" type="password" autoComplete="current-password" {...field('current_password')} />
      <NewPasswordFields first={field('new_password')} second={field('new_password_confirmation')} password={form.watch('new_password')} />
      <div>
        <Button type="submit" variant="primary" pending={isSubmitting}>
          Change password
        </Button>
      </div>
    </form>
  );
}
