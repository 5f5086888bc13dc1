import * as z from 'zod/mini';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useSearchParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button, IconButton } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { serverWords } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { readOnServer } from '#kit/web/server-read.ts';
import { Failure } from '#kit/errors.ts';
import { readDemoPeople } from '../demo.ts';
import { safeReturnTo } from '../guard.ts';
import { dashboardOf } from '../paths.ts';
import { loginFailureText } from '../session-rules.ts';
import { DemoPeople } from './demo-people.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { SecondStep } from './second-step.tsx';
import { signIn, useSession, type Session } from './session.ts';
import { GuardNote } from './guard-note.tsx';
import { useWait } from './use-wait.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readOnServer(context, readDemoPeople, {});
export const meta: MetaFunction = () => [{ title: 'Sign in · Docket' }, { name: 'robots', content: 'noindex' }];

const schema = z
  .object({ email: z.string(), password: z.string() })
  .check(z.refine((values) => values.email.trim() !== '' && values.password !== '', { message: 'Email and password are required', path: ['email'] }));

/** Operators work in the admin layout; everyone else has a dashboard by role. */
const homeOf = ({ me, role }: Session): string => (me?.is_operator === true ? '/admin' : dashboardOf(role));

/** A sign-in that is half done: refused with a ticket for the code. Another way in may hand one over. */
const ticketIn = (of: unknown): string | null => {
  const { ticket } = (of ?? {}) as { ticket?: unknown };
  return typeof ticket === 'string' ? ticket : null;
};

export default function LoginPage() {
  const demo = useLoaderData<typeof loader>();
  const [ticket, setTicket] = useState(ticketIn(useLocation().state));
  const [note, setNote] = useState<string | null>(null);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [visible, setVisible] = useState(false);
  const wait = useWait();
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { email: '', password: '' },
    submit: async ({ email, password }) => {
      try {
        await signIn(email.trim().toLowerCase(), password);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        if (error.code === 'second_factor_needed') return setTicket(ticketIn(error.data));
        if (error.status === 429) wait.start(error.retryAfterSeconds ?? 1);
        throw new Failure(error.code, {
          message: loginFailureText(error.status, serverWords(error), error.message),
          ...(error.fields ? { fields: error.fields } : {}),
        });
      }
    },
    onDone: () => goOn(),
  });
  const goOn = (): void => {
    if (useSession.getState().isLoggedIn) void navigate(safeReturnTo(search.get('return_to')) ?? homeOf(useSession.getState()), { replace: true });
  };
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

  if (ticket !== null)
    return (
      <SecondStep
        ticket={ticket}
        onDone={goOn}
        onStartAgain={(why) => {
          form.setValue('password', '');
          setNote(why);
          setTicket(null);
        }}
      />
    );
  return (
    <div>
      <h1 className="text-3xl">Sign in</h1>
      <p className="mt-2 text-ink-2">
        New here?{' '}
        <Link href="/register" className="link">
          Create an account
        </Link>
      </p>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit} data-ready={ready || undefined}>
        {note === null ? <GuardNote why={search.get('why')} /> : <Alert tone="info" live title={note} />}
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField label="E-mail" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <TextField
          label="Password"
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          enterKeyHint="go"
          aside={
            <Link href="/forgot-password" className="link inline-flex min-h-6 items-center text-sm">
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
        <GoogleButton />
      </div>
      <DemoPeople
        people={demo.people}
        password={demo.password}
        onChoose={(email) => {
          form.setValue('email', email);
          form.setValue('password', demo.password ?? '');
        }}
      />
    </div>
  );
}
