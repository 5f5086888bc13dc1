import * as z from 'zod/mini';
import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { Address } from '#design/app/address.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { forgotPassword } from '../entrance-contract.ts';
import { useWait } from './use-wait.ts';

export const meta: MetaFunction = () => [{ title: 'Forgot your password · Docket' }, { name: 'robots', content: 'noindex' }];

const schema = z.object({ email: z.email('Enter an e-mail address such as name@example.com.') });

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
    schema,
    defaults: { email: search.get('email') ?? '' },
    submit: async ({ email }) => {
      try {
        return { email: email.trim().toLowerCase(), ...(await call(forgotPassword, { body: { email } })) };
      } catch (error) {
        if (error instanceof Failure && error.status === 429) wait.start(error.retryAfterSeconds ?? 1);
        throw error;
      }
    },
    onDone: setSent,
  });
  if (sent !== null) return <LetterSent sent={sent} onAgain={() => setSent(null)} />;
  return (
    <div>
      <h1 className="text-3xl">Forgot your password</h1>
      <p className="mt-2 text-ink-2">Type your address. We send a link to choose a new one.</p>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField label="E-mail" type="email" inputMode="email" autoComplete="username" enterKeyHint="send" {...field('email')} />
        <Button type="submit" variant="primary" pending={isSubmitting} disabled={wait.seconds > 0} wide>
          {wait.seconds > 0 ? `Try again in ${wait.seconds} s` : 'Send the link'}
        </Button>
      </form>
      <p className="mt-6 text-ink-2">
        It came back to you?{' '}
        <Link href="/login" className="link">
          Sign in
        </Link>
      </p>
    </div>
  );
}

function LetterSent({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  return (
    <div>
      <h1 tabIndex={-1} className="text-3xl">
        Check your e-mail
      </h1>
      <p className="mt-2 text-ink-2" role="status">
        If{' '}
        <strong className="font-semibold text-ink">
          <Address of={sent.email} />
        </strong>{' '}
        has an account here, a letter with a link is on its way. The link works once, for 30 minutes.
      </p>
      {sent.outbox === null ? null : (
        <Alert tone="info" title="This demo has no mail server" className="mt-5">
          Its letters wait in the{' '}
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
        <Link href="/login" className="link">
          Back to sign-in
        </Link>
      </div>
    </div>
  );
}
