import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import type { Shape } from '#kit/web/form-errors.ts';
import { useContractForm } from '#kit/web/form.tsx';
import type { EntranceValues, Way } from '../order-way.ts';
import { wantedIn } from '../return-path.ts';
import { DemoPeople } from './demo-people.tsx';
import { GoogleButton } from './google-button.tsx';
import { GuardNote } from './guard-note.tsx';
import type { LoginFormProps } from './login-form.tsx';
import { JoinFields } from './join-fields.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import { PasswordField } from './password-field.tsx';
import type { Joining } from './registration.ts';
import { SecondStepScreen } from './second-step-screen.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSuggestedCountry } from './use-suggested-country.ts';

const WAYS = [
  { value: 'new', label: 'I’m new here' },
  { value: 'known', label: 'I have an account' },
];
const NOBODY = { role: 'client', first_name: '', last_name: '', username: '', country_id: '', email: '', password: '' } as const;

interface OrderEntranceProps extends Pick<LoginFormProps, 'demo'> {
  joining: Joining;
  /** Shown in place once the account is there: the code that its email has. */
  verify: ReactNode;
}

/**
 * In the middle of an order: both ways in on one screen, the email typed once (decision 186). It never asks the server
 * whether an email has an account, so nobody can: the person says which way is theirs.
 */
export function OrderEntrance({ demo, joining, verify }: OrderEntranceProps) {
  const [search] = useSearchParams();
  const { ticket, note, waitSeconds, logIn, goOn, startAgain } = useSignIn();
  const [isJoined, setJoined] = useState(false);
  // Who was signed in a moment ago has an account.
  const first: Way = search.get('why') === 'session-ended' ? 'known' : 'new';
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm<EntranceValues, void>({
    about: 'order',
    schema: async (): Promise<Shape<EntranceValues>> => (await import('./entering.ts')).entranceShape(form.now().way),
    defaults: { way: first, ...NOBODY },
    submit: async (values) => {
      if (values.way === 'known') return logIn(values);
      await (await import('./entering.ts')).join(values, wantedIn(search));
      setJoined(true);
    },
    onDone: () => form.now().way === 'known' && goOn(),
  });
  useSuggestedCountry(form, joining.countries);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { way } = form.watch();

  if (isJoined) return verify;
  if (ticket !== null)
    return (
      <SecondStepScreen
        ticket={ticket}
        onDone={goOn}
        onStartAgain={(why) => {
          form.set('password', '');
          startAgain(why);
        }}
      />
    );
  return (
    <div>
      <h1 className="text-3xl">Sign in or create an account</h1>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit} data-ready={ready || undefined}>
        {note === null ? <GuardNote why={search.get('why')} /> : <Alert tone="info" live title={note} />}
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <RadioCards legend="Have you been here before?" name="way" columns={2} options={WAYS} value={way} onChange={(value) => form.set('way', value as Way)} />
        {way === 'known' ? (
          <>
            <PasswordField key="known" autoComplete="current-password" enterKeyHint="go" aside={<ForgotPasswordLink />} {...field('password')} />
            <Button type="submit" variant="primary" pending={isSubmitting} disabled={waitSeconds > 0} wide>
              {waitSeconds > 0 ? `Try again in ${waitSeconds} s` : 'Sign in'}
            </Button>
          </>
        ) : (
          <JoinFields form={form} field={field} isSubmitting={isSubmitting} joining={joining} />
        )}
      </form>
      <div className="mt-4 grid gap-3">
        {way === 'known' ? <PasskeySignIn onDone={goOn} /> : null}
        <GoogleButton isOffered={joining.offersGoogle} />
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
