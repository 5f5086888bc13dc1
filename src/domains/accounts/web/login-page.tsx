import * as z from 'zod/mini';
import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router';
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

export default function LoginPage() {
  const demo = useLoaderData<typeof loader>();
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
        if (error.status === 429) wait.start(error.retryAfterSeconds ?? 1);
        throw new Failure(error.code, {
          message: loginFailureText(error.status, serverWords(error), error.message),
          ...(error.fields ? { fields: error.fields } : {}),
        });
      }
    },
    onDone: () => void navigate(safeReturnTo(search.get('return_to')) ?? homeOf(useSession.getState()), { replace: true }),
  });
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);

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
        <GuardNote why={search.get('why')} />
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField label="E-mail" type="email" autoComplete="username" inputMode="email" {...field('email')} />
        <TextField
          label="Password"
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          enterKeyHint="go"
          after={<IconButton icon={visible ? EyeOff : Eye} label={visible ? 'Hide password' : 'Show password'} onClick={() => setVisible(!visible)} />}
          {...field('password')}
        />
        <Button type="submit" variant="primary" pending={isSubmitting} disabled={wait.seconds > 0} wide>
          {wait.seconds > 0 ? `Try again in ${wait.seconds} s` : 'Sign in'}
        </Button>
      </form>
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
