import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { titled } from '#kit/brand.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { titleOf } from '#routes';
import { RESET_PAUSE_HOURS, UNDO_DAYS } from '../reset-pause.ts';
import { Failure } from '#kit/errors.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { onward } from '../return-path.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The token in the address must not be sent to any other page. */
export const meta: MetaFunction = () => [
  { title: titled(titleOf('reset-password')) },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The email's link leads here. Afterwards people sign in as always, with two-factor (AUT-7). */
export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  // The link an old address gets when the account's address was changed.
  const isUndo = search.get('undo') === 'email';
  // The link a new address gets when staff changed it.
  const isChange = search.get('change') === 'email';
  const [dead, setDead] = useState<string | null>(
    token === '' ? 'This link is incomplete. Open the one in the email, or request a new email.' : null,
  );
  const [isDone, setDone] = useState(false);
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: async () => (await import('./entering.ts')).resetShape,
    defaults: { password: '', password_confirmation: '' },
    submit: async (values) => {
      try {
        await (await import('./entering.ts')).reset(token, values);
      } catch (error) {
        if (error instanceof Failure && error.fields?.['token'] !== undefined) return setDead(error.message);
        throw error;
      }
      return setDone(true);
    },
  });
  if (dead !== null)
    return (
      <div>
        <h1 className="text-3xl">This link doesn’t work</h1>
        <p className="mt-2 text-ink-2">{dead}</p>
        <LinkButton href={onward('/forgot-password', search)} variant="primary" className="mt-6">
          Request a new email
        </LinkButton>
      </div>
    );
  if (isDone)
    return (
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          {isUndo ? 'Your email address is restored' : isChange ? 'Your email address is changed' : 'Password changed'}
        </h1>
        <Alert tone="success" live title="All devices are signed out" className="mt-5">
          Sign in with the new password. For your security, withdrawals are paused for{' '}
          {isChange ? formatUnit(UNDO_DAYS, 'day') : formatUnit(RESET_PAUSE_HOURS, 'hour')}.
        </Alert>
        <LinkButton href={onward('/login', search)} variant="primary" className="mt-6">
          Sign in
        </LinkButton>
      </div>
    );
  return (
    <div>
      <h1 className="text-3xl">
        {isUndo ? 'Restore your email address' : isChange ? 'Use this email address' : 'Choose a new password'}
      </h1>
      <p className="mt-2 text-ink-2">
        {isUndo
          ? 'This restores your old address, signs out all devices and sets a new password.'
          : isChange
            ? 'This makes it the address of your account, signs out all devices and sets a new password.'
            : 'This signs you out on all devices. Then sign in with the new password.'}
      </p>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <NewPasswordFields
          first={field('password')}
          second={field('password_confirmation')}
          password={form.watch().password}
        />
        <Button type="submit" variant="primary" pending={isSubmitting} wide>
          {isUndo ? 'Restore address and set password' : isChange ? 'Use address and set password' : 'Change password'}
        </Button>
      </form>
    </div>
  );
}
