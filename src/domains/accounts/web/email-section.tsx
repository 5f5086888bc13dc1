import * as z from 'zod/mini';
import { useState } from 'react';
import { Address } from '#design/app/address.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { askForEmailChange, confirmEmailChange, waysToConfirm } from '../security-contract.ts';
import { SectionState } from './section-state.tsx';
import { refreshMe } from './session.ts';

const address = z.object({ new_email: z.email('Enter an e-mail address such as name@example.com.') });
const codes = z.object({
  email_code: z.string().check(z.refine((code) => /^\d{6}$/.test(code.replaceAll(/[\s-]/g, '')), 'Enter the six digits from the letter.')),
});

interface Asked {
  readonly email: string;
  readonly outbox: string | null;
}

/** The present address stays until the new one has proved itself with a code. */
export function EmailSection() {
  const ways = useRead(waysToConfirm, {});
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <SectionState read={ways} what="your e-mail address">
      {({ email }) => (
        <div className="grid gap-4">
          <p className="text-ink-2">
            You sign in with{' '}
            <strong className="font-semibold text-ink">
              <Address of={email} />
            </strong>
            , and letters go there.
          </p>
          {asked === null ? <AskForm onAsked={setAsked} /> : <CodeForm asked={asked} onDone={() => setAsked(null)} />}
        </div>
      )}
    </SectionState>
  );
}

function AskForm({ onAsked }: { onAsked: (asked: Asked) => void }) {
  const ask = useCommand(askForEmailChange);
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: address,
    defaults: { new_email: '' },
    submit: ({ new_email: email }) => ask.mutateAsync({ body: { email } }),
    onDone: onAsked,
  });
  return (
    <form className="grid max-w-form gap-5" noValidate onSubmit={onSubmit}>
      <ErrorSummary items={problems} attempt={attempt} />
      <TextField label="New e-mail" type="email" inputMode="email" autoComplete="email" {...field('new_email')} />
      <div>
        <Button type="submit" pending={isSubmitting}>
          Send a code there
        </Button>
      </div>
    </form>
  );
}

function CodeForm({ asked, onDone }: { asked: Asked; onDone: () => void }) {
  const prove = useCommand(confirmEmailChange, { stales: [waysToConfirm] });
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: codes,
    defaults: { email_code: '' },
    submit: ({ email_code: code }) => prove.mutateAsync({ body: { code } }),
    onDone: ({ email }) => {
      void refreshMe();
      toast.success('Your address is changed', `From now on you sign in with ${email}.`);
      onDone();
    },
  });
  return (
    <form className="grid max-w-form gap-5" noValidate onSubmit={onSubmit}>
      <Alert tone="info" live title={`A code is on its way to ${asked.email}`}>
        {asked.outbox === null ? (
          'It works for 10 minutes.'
        ) : (
          <>
            This demo has no mail server: the letter waits in the{' '}
            <a href={asked.outbox} target="_blank" rel="noreferrer" className="link">
              demo outbox
            </a>
            .
          </>
        )}
      </Alert>
      <ErrorSummary items={problems} attempt={attempt} />
      <TextField label="Code from the letter" inputMode="numeric" autoComplete="one-time-code" className="max-w-48" {...field('email_code')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isSubmitting}>
          Change the address
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Keep the old one
        </Button>
      </div>
    </form>
  );
}
