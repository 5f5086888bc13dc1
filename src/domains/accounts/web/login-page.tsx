import { lazy, Suspense, useEffect, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useSearchParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button, IconButton } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Eye, EyeOff } from '#design/public/glyphs.tsx';
import { Link } from '#design/public/link.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { useContractForm } from '#kit/web/form.tsx';
import { readOnServer } from '#kit/web/server-read.ts';
import { Failure } from '#kit/errors.ts';
import { readDemoPeople } from '../demo.ts';
import { googleOffered } from '../google-contract.ts';
import { onward, wantedIn } from '../return-path.ts';
import { DemoPeople } from './demo-people.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { GuardNote } from './guard-note.tsx';
import { useWait } from './use-wait.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  demo: await readOnServer(context, readDemoPeople, {}),
  google: await readOnServer(context, googleOffered, {}),
});
export const meta: MetaFunction = () => [{ title: titled(titleOf('login')) }, { name: 'robots', content: 'noindex' }];

/** An unfinished sign-in: the password was accepted, and a ticket allows entering the code. Another sign-in method may pass one on. */
const ticketIn = (of: unknown): string | null => {
  const { ticket } = (of ?? {}) as { ticket?: unknown };
  return typeof ticket === 'string' ? ticket : null;
};

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

export default function LoginPage() {
  const { demo, google } = useLoaderData<typeof loader>();
  const [ticket, setTicket] = useState(ticketIn(useLocation().state));
  const [note, setNote] = useState<string | null>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [visible, setVisible] = useState(false);
  const wait = useWait();
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: async () => (await import('./entering.ts')).loginShape,
    defaults: { email: '', password: '' },
    submit: async (values) => {
      try {
        await (await import('./entering.ts')).logIn(values);
      } catch (error) {
        if (error instanceof Failure && error.code === 'second_factor_needed') return setTicket(ticketIn(error.data));
        if (error instanceof Failure && error.status === 429) wait.start(error.retryAfterSeconds ?? 1);
        throw error;
      }
    },
    onDone: () => goOn(),
  });
  const goOn = (): void => {
    void import('./entering.ts').then(({ homeNow }) => {
      const home = homeNow();
      if (home !== null) void navigate(wantedIn(search) ?? home, { replace: true });
    });
  };
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  if (ticket !== null)
    return (
      <Suspense
        fallback={
          <Loading label="Opening the second step">
            <TextSkeleton lines={3} />
          </Loading>
        }
      >
        <SecondStep
          ticket={ticket}
          onDone={goOn}
          onStartAgain={(why) => {
            form.set('password', '');
            setNote(why);
            setTicket(null);
          }}
        />
      </Suspense>
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
        <TextField
          label="Password"
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          enterKeyHint="go"
          aside={
            <Link href={onward('/forgot-password', search)} className="link inline-flex min-h-6 items-center text-sm">
              Forgot password?
            </Link>
          }
          after={<IconButton icon={visible ? EyeOff : Eye} label={visible ? 'Hide password' : 'Show password'} onClick={() => setVisible(!visible)} />}
          {...field('password')}
        />
        <Button type="submit" variant="primary" pending={isSubmitting} disabled={wait.seconds > 0} wide>
          {wait.seconds > 0 ? `Try again in ${wait.seconds} s` : 'Sign in'}
        </Button>
      </form>
      <div className="mt-4 grid gap-3">
        <PasskeySignIn onDone={goOn} />
        <GoogleButton isOffered={google.offered} />
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
