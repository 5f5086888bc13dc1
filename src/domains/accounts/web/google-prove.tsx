import * as z from 'zod/mini';
import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Link } from '#design/public/link.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { proveForGoogle, type finishGoogle } from '../google-contract.ts';
import { SecondStep } from './second-step.tsx';
import type { LoginAnswer } from './session.ts';

const schema = z.object({ password: z.string().check(z.minLength(1, 'Enter your password.')) });

interface GoogleProveProps {
  arrival: DataOf<typeof finishGoogle>;
  /** The way to a new password. */
  forgot: string;
  onLogin: (login: LoginAnswer) => Promise<void>;
  onSignedIn: () => void;
}

/** There is an account with this address: it is linked after its owner signs in to it here. */
export function GoogleProve({ arrival, forgot, onLogin, onSignedIn }: GoogleProveProps) {
  const [codeTicket, setCodeTicket] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const prove = (password: string) => call(proveForGoogle, { body: { ticket: arrival.ticket ?? '', password } });
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { password: '' },
    submit: async ({ password }) => {
      try {
        const login = await prove(password);
        if (login !== null) await onLogin(login);
      } catch (error) {
        const ticket =
          error instanceof Failure && error.code === 'second_factor_needed'
            ? (error.data as { ticket?: unknown }).ticket
            : null;
        if (typeof ticket !== 'string') throw error;
        setCodeTicket(ticket);
      }
    },
  });
  if (codeTicket !== null)
    return (
      <SecondStep
        ticket={codeTicket}
        onDone={() => {
          // Signed in by password and code: the same proof, so the link needs no other. Without it the person is still
          // in.
          prove('').catch((error: Error) => toast.error('Google is not linked', error.message));
          onSignedIn();
        }}
        onStartAgain={(reason) => {
          form.reset({ password: '' });
          setNote(reason);
          setCodeTicket(null);
        }}
      />
    );
  return (
    <div>
      <h1 className="text-3xl">You already have an account</h1>
      <p className="mt-2 text-ink-2">
        <strong className="font-semibold wrap-anywhere text-ink">{arrival.email}</strong> already has an account. Sign
        in once to link Google to it.
      </p>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit}>
        {note === null ? null : <p className="text-ink-2">{note}</p>}
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField
          label="Password for that account"
          type="password"
          autoComplete="current-password"
          enterKeyHint="go"
          aside={
            <Link href={forgot} className="link text-sm">
              Forgot password?
            </Link>
          }
          {...field('password')}
        />
        <Button type="submit" variant="primary" pending={isSubmitting} wide>
          Sign in and link Google
        </Button>
      </form>
    </div>
  );
}
