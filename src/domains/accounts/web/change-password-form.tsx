import { useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { useCommand } from '#kit/web/api.ts';
import { plural } from '#kit/format/unit.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { changePassword } from '../contract.ts';
import { openSessions } from '../security-contract.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const EMPTY = { current_password: '', new_password: '', new_password_confirmation: '' };

const endedWords = (count: number): string => {
  if (count === 0) return 'You weren’t signed in on any other device.';
  return plural(count, {
    one: 'We signed out your other device.',
    other: `We signed out your ${count} other devices.`,
  });
};

export function ChangePasswordForm() {
  const [ended, setEnded] = useState<number | null>(null);
  const command = useCommand(changePassword, { stales: [openSessions] });
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: async () => (await import('./change-password-shape.ts')).changePasswordShape,
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
        title="Password changed"
        action={
          <Button size="sm" onClick={() => setEnded(null)}>
            Change it again
          </Button>
        }
      >
        {endedWords(ended)} We sent you a confirmation email.
      </Alert>
    );
  return (
    <form className="grid max-w-form gap-5" noValidate onSubmit={onSubmit}>
      <ErrorSummary items={problems} attempt={attempt} />
      <TextField
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...field('current_password')}
      />
      <NewPasswordFields
        first={field('new_password')}
        second={field('new_password_confirmation')}
        password={form.watch().new_password}
      />
      <div>
        <Button type="submit" variant="primary" pending={isSubmitting}>
          Change password
        </Button>
      </div>
    </form>
  );
}
