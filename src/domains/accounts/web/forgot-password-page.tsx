import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { Address } from '#design/app/address.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { titled } from '#kit/brand.ts';
import { titleOf } from '#routes';
import { Failure } from '#kit/errors.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { onward, wantedIn } from '../return-path.ts';
import { useWait } from './use-wait.ts';

export const meta: MetaFunction = () => [
  { title: titled(titleOf('forgot-password')) },
  { name: 'robots', content: 'noindex' },
];

interface Sent {
  readonly email: string;
  readonly outbox: string | null;
}

/** Says the same whether or not there is such an account (AUT-2). */
export default function ForgotPasswordPage() {
  const [search] = useSearchParams();
  const [sent, setSent] = useState<Sent | null>(null);
  const wait = useWait();
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: async () => (await import('./entering.ts')).forgotShape,
    defaults: { email: search.get('email') ?? '' },
    submit: async (values) => {
      try {
        return await (await import('./entering.ts')).sendLink(values, wantedIn(search));
      } catch (error) {
        if (error instanceof Failure && error.status === 429) wait.start(error.retryAfterSeconds ?? 1);
        throw error;
      }
    },
    onDone: setSent,
  });
  if (sent !== null) return <EmailSent sent={sent} signIn={onward('/login', search)} onAgain={() => setSent(null)} />;
  return (
    <div>
      <h1 className="text-3xl">Forgot your password</h1>
      <p className="mt-2 text-ink-2">Enter your email address. We’ll email you a link to choose a new password.</p>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          enterKeyHint="send"
          {...field('email')}
        />
        <Button type="submit" variant="primary" pending={isSubmitting} disabled={wait.seconds > 0} wide>
          {wait.seconds > 0 ? `Try again in ${wait.seconds} s` : 'Send link'}
        </Button>
      </form>
      <p className="mt-6 text-ink-2">
        Remembered it?{' '}
        <Link href={onward('/login', search)} className="link">
          Sign in
        </Link>
      </p>
    </div>
  );
}

function EmailSent({ sent, signIn, onAgain }: { sent: Sent; signIn: string; onAgain: () => void }) {
  return (
    <div>
      <h1 tabIndex={-1} className="text-3xl">
        Check your email
      </h1>
      <p className="mt-2 text-ink-2" role="status">
        If{' '}
        <strong className="font-semibold text-ink">
          <Address of={sent.email} />
        </strong>{' '}
        has an account here, we emailed a link. It works once, for 30 minutes.
      </p>
      {sent.outbox === null ? null : (
        <Alert tone="info" title="This demo has no mail server" className="mt-5">
          Its emails wait in the{' '}
          <a href={sent.outbox} target="_blank" rel="noreferrer" className="link">
            demo outbox
          </a>
          , which only this machine can open.
        </Alert>
      )}
      <div className="mt-6 flex flex-wrap gap-x-5 gap-y-2">
        <button type="button" className="link" onClick={onAgain}>
          Try another address
        </button>
        <Link href={signIn} className="link">
          Back to sign-in
        </Link>
      </div>
    </div>
  );
}
