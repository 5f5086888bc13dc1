import * as z from 'zod/mini';
import { useState } from 'react';
import { CodeField } from '#design/public/code-field.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { secondFactor } from '../entrance-contract.ts';
import { enter } from './session.ts';
import { useWait } from './use-wait.ts';

interface SecondStepProps {
  ticket: string;
  onDone: () => void;
  /** The ticket is used up or expired: asks for the password again and says why. */
  onStartAgain: (reason: string | null) => void;
}

/** After the password: the six digits of the app, or one of the codes kept for a lost phone. */
export function SecondStep({ ticket, onDone, onStartAgain }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const wait = useWait();
  const schema = z.object({
    code: z
      .string()
      .check(z.refine((code) => code.trim() !== '', isRecovery ? 'Enter a recovery code.' : 'Enter the 6-digit code.')),
  });
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { code: '' },
    submit: async ({ code }) => {
      try {
        await enter(await call(secondFactor, { body: { ticket, code } }));
      } catch (error) {
        if (error instanceof Failure && error.code === 'wrong_state') onStartAgain(error.message);
        if (error instanceof Failure && error.status === 429) wait.start(error.retryAfterSeconds ?? 1);
        throw error;
      }
    },
    onDone,
  });
  return (
    <div>
      <h1 tabIndex={-1} className="text-3xl">
        {isRecovery ? 'Enter a recovery code' : 'Enter your code'}
      </h1>
      <p className="mt-2 text-ink-2">
        {isRecovery
          ? 'Use one of the 10 codes you saved when you turned on two-factor authentication. Each works once.'
          : 'Enter the 6-digit code from your authenticator app.'}
      </p>
      <form className="mt-6 grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <CodeField
          key={String(isRecovery)}
          label={isRecovery ? 'Recovery code' : 'Code'}
          anyText={isRecovery}
          autoFocus
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          enterKeyHint="go"
          {...field('code')}
        />
        <Button type="submit" variant="primary" pending={isSubmitting} disabled={wait.seconds > 0} wide>
          {wait.seconds > 0 ? `Try again in ${wait.seconds} s` : 'Sign in'}
        </Button>
      </form>
      <div className="mt-6 flex flex-wrap gap-x-5 gap-y-2 text-ink-2">
        <button
          type="button"
          className="link"
          onClick={() => {
            form.reset({ code: '' });
            setRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Use the app instead' : 'I can’t use my app'}
        </button>
        <button type="button" className="link" onClick={() => onStartAgain(null)}>
          Use another account
        </button>
      </div>
    </div>
  );
}
