import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { useContractForm } from '#kit/web/form.tsx';
import type { EntranceValues, Way } from '../hiring-path.ts';
import { wantedIn } from '../return-path.ts';
import { DemoPeople } from './demo-people.tsx';
import { GoogleButton } from './google-button.tsx';
import { GuardNote } from './guard-note.tsx';
import type { LoginFormProps } from './login-form.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { summaryTitle, type RegistrationFacts } from './registration.ts';
import { SecondStepScreen } from './second-step-screen.tsx';
import { SignInFields } from './sign-in-fields.tsx';
import { useSignIn } from './use-sign-in.ts';

const WAY_OPTIONS: readonly { value: Way; label: string }[] = [
  { value: 'new', label: 'No, create one' },
  { value: 'known', label: 'Yes, sign in' },
];
const EMPTY = { first_name: '', last_name: '', username: '', country_id: '', email: '', password: '' } as const;

interface HiringEntranceProps extends Pick<LoginFormProps, 'demo'> {
  registration: RegistrationFacts;
  /** Shown in place once the account is there: the code that its email has. */
  verify: ReactNode;
}

/**
 * On the way to an order, a project or a custom offer: signing in and up on one screen, the email typed once (decision
 * 186). It never asks the server whether an email has an account, so no one can find out: the person says which it is.
 */
export function HiringEntrance({ demo, registration, verify }: HiringEntranceProps) {
  const [search] = useSearchParams();
  const { ticket, note, waitSeconds, logIn, continueToTarget, restart } = useSignIn();
  const [isRegistered, setRegistered] = useState(false);
  // Who was signed in a moment ago has an account.
  const first: Way = search.get('why') === 'session-ended' ? 'known' : 'new';
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm<EntranceValues, Way>({
    about: 'hiring',
    schema: async () => (await import('./entering.ts')).entranceShape,
    defaults: { way: first, ...EMPTY },
    submit: async ({ way, ...values }) => {
      if (way === 'known') await logIn(values);
      else await (await import('./entering.ts')).registerClient(values, wantedIn(search));
      return way;
    },
    onDone: (way) => (way === 'known' ? continueToTarget() : setRegistered(true)),
  });
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { way } = form.watch();

  if (isRegistered) return verify;
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
      <h1 className="text-3xl">Sign in or create an account</h1>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit} data-ready={ready || undefined}>
        {note === null ? <GuardNote why={search.get('why')} /> : <Alert tone="info" live title={note} />}
        <ErrorSummary
          items={problems}
          attempt={attempt}
          title={way === 'new' ? summaryTitle(form, problems) : undefined}
        />
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <RadioCards
          legend="Do you have an account?"
          name="way"
          columns={2}
          options={WAY_OPTIONS}
          value={way}
          onChange={(value) => form.set('way', value as Way)}
        />
        {way === 'known' ? (
          <SignInFields password={field('password')} waitSeconds={waitSeconds} isSubmitting={isSubmitting} />
        ) : (
          <NewAccountFields
            attempt={attempt}
            form={form}
            field={field}
            isSubmitting={isSubmitting}
            registration={registration}
          />
        )}
      </form>
      <div className="mt-4 grid gap-3">
        {way === 'known' ? <PasskeySignIn onDone={continueToTarget} /> : null}
        <GoogleButton isOffered={registration.offersGoogle} />
      </div>
      <DemoPeople
        people={demo.people}
        password={demo.password}
        onChoose={(email) => {
          form.set('way', 'known');
          form.set('email', email);
          form.set('password', demo.password ?? '');
        }}
      />
    </div>
  );
}
