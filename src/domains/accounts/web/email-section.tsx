import * as z from 'zod/mini';
import { useState } from 'react';
import { CodeField } from '#design/public/code-field.tsx';
import { sixDigits } from '#kit/six-digits.ts';
import { Address } from '#design/app/address.tsx';
import { ReadState } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Bone, Loading } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { askForEmailChange, confirmEmailChange, waysToConfirm } from '../security-contract.ts';
import { emailAddress } from './email-schema.ts';
import { refreshMe } from './session.ts';

const address = z.object({ new_email: emailAddress });
const codes = z.object({ email_code: sixDigits('Enter the 6-digit code from the email.') });

interface Asked {
  readonly email: string;
  readonly outbox: string | null;
}

/** The current address stays until a code proves the new one. */
export function EmailSection() {
  const ways = useRead(waysToConfirm, {});
  const [request, setRequest] = useState<Asked | null>(null);
  return (
    <ReadState read={ways} what="Your email address" skeleton={<Waiting />}>
      {({ email }) => (
        <div className="grid gap-4">
          <p className="text-ink-2">
            You sign in with{' '}
            <strong className="font-semibold text-ink">
              <Address of={email} />
            </strong>
            , and emails go there.
          </p>
          {request === null ? (
            <AskForm onAsked={setRequest} />
          ) : (
            <CodeForm asked={request} onDone={() => setRequest(null)} />
          )}
        </div>
      )}
    </ReadState>
  );
}

/** Of the size of the address and the form. */
const Waiting = () => (
  <Loading className="grid gap-4">
    <p className="text-ink-2">You sign in with your email address, and emails go there.</p>
    <div className="grid max-w-form gap-5">
      <Bone className="h-[70px]" />
      <Bone className="h-11 w-40" />
    </div>
  </Loading>
);

function AskForm({ onAsked }: { onAsked: (request: Asked) => void }) {
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
      <TextField label="New email" type="email" inputMode="email" autoComplete="email" {...field('new_email')} />
      <div>
        <Button type="submit" pending={isSubmitting}>
          Send code
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
      toast.success('Email address changed', `You now sign in with ${email}.`);
      onDone();
    },
  });
  return (
    <form className="grid max-w-form gap-5" noValidate onSubmit={onSubmit}>
      <Alert tone="info" live title={`We emailed a code to ${asked.email}`}>
        {asked.outbox === null ? (
          'It works for 10 minutes.'
        ) : (
          <>
            This demo has no mail server: the email is in the{' '}
            <a href={asked.outbox} target="_blank" rel="noreferrer" className="link">
              demo outbox
            </a>
            .
          </>
        )}
      </Alert>
      <ErrorSummary items={problems} attempt={attempt} />
      <CodeField label="Code from the email" {...field('email_code')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={isSubmitting}>
          Change address
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Keep current address
        </Button>
      </div>
    </form>
  );
}
