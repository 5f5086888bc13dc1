import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { useContractForm } from '#kit/web/form.tsx';
import type { readDemoPeople } from '../demo.ts';
import { onward } from '../return-path.ts';
import { DemoPeople } from './demo-people.tsx';
import { GoogleButton } from './google-button.tsx';
import { GuardNote } from './guard-note.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondStepScreen } from './second-step-screen.tsx';
import { SignInFields } from './sign-in-fields.tsx';
import { useSignIn } from './use-sign-in.ts';

export interface LoginFormProps {
  demo: DataOf<typeof readDemoPeople>;
  offersGoogle: boolean;
}

export function LoginForm({ demo, offersGoogle }: LoginFormProps) {
  const [search] = useSearchParams();
  const { ticket, note, waitSeconds, logIn, continueToTarget, restart } = useSignIn();
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: async () => (await import('./entering.ts')).loginShape,
    defaults: { email: '', password: '' },
    submit: logIn,
    onDone: continueToTarget,
  });
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  if (ticket !== null)
    return (
      <SecondStepScreen
        ticket={ticket}
        onDone={continueToTarget}
        onStartAgain={(reason) => {
          form.set('password', '');
          restart(reason);
        }}
      />
    );
  return (
    <div>
      <h1 className="text-3xl">Sign in</h1>
      <p className="mt-2 text-ink-2">
        New here?{' '}
        <Link href={onward('/register', search)} className="link">
          Create an account
        </Link>
      </p>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit} data-ready={ready || undefined}>
        {note === null ? <GuardNote why={search.get('why')} /> : <Alert tone="info" live title={note} />}
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <SignInFields password={field('password')} waitSeconds={waitSeconds} isSubmitting={isSubmitting} />
      </form>
      <div className="mt-4 grid gap-3">
        <PasskeySignIn onDone={continueToTarget} />
        <GoogleButton isOffered={offersGoogle} />
      </div>
      <DemoPeople
        people={demo.people}
        password={demo.password}
        onChoose={(email) => {
          form.set('email', email);
          form.set('password', demo.password ?? '');
        }}
      />
    </div>
  );
}
