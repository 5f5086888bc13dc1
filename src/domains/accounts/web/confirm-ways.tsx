import * as z from 'zod/mini';
import { useState } from 'react';
import { Address } from '#design/app/address.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import type { CallInput, DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { confirmByEmail, confirmByPasskeyOptions, confirmIdentity, type waysToConfirm } from '../security-contract.ts';
import type { Wanted } from './confirm-identity.ts';
import { knowsPasskeys, signWithPasskey } from './passkey-browser.ts';

type Ways = DataOf<typeof waysToConfirm>;
type Way = 'password' | 'code' | 'passkey' | 'email_code';
type Proof = CallInput<typeof confirmIdentity>['body'];

const SWITCH = {
  password: 'Use the password',
  code: 'Use the authenticator app',
  passkey: 'Use a passkey',
  email_code: 'Send a code by email',
} as const;

const WAYS: Readonly<Record<Wanted, readonly Way[]>> = {
  any: ['password', 'passkey', 'code', 'email_code'],
  'second-step': ['passkey', 'code'],
};

/** Only what works for this account in this browser; the others are one press away. */
export function ConfirmWays({ ways, wanted, onDone }: { ways: Ways; wanted: Wanted; onDone: () => void }) {
  const possible = WAYS[wanted].filter((way) => ways[way] && (way !== 'passkey' || knowsPasskeys()));
  const [way, setWay] = useState(possible[0]);
  if (way === undefined)
    return (
      <Alert tone="warning" title="This browser cannot use your passkey">
        Open this page on the device with your passkey, or in a browser that supports passkeys.
      </Alert>
    );
  return (
    <div className="grid gap-5">
      {way === 'password' ? <ByTyping key={way} {...TYPED.password} onDone={onDone} /> : null}
      {way === 'code' ? <ByTyping key={way} {...(ways.app ? TYPED.code : TYPED.recovery)} onDone={onDone} /> : null}
      {way === 'passkey' ? <ByPasskey onDone={onDone} /> : null}
      {way === 'email_code' ? <ByEmail email={ways.email} onDone={onDone} /> : null}
      {possible.length < 2 ? null : (
        <div className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
          {possible
            .filter((alternative) => alternative !== way)
            .map((alternative) => (
              <button key={alternative} type="button" className="link" onClick={() => setWay(alternative)}>
                {alternative === 'code' && !ways.app ? 'Use a recovery code' : SWITCH[alternative]}
              </button>
            ))}
        </div>
      )}
    </div>
  );
}

interface Typed {
  name: 'password' | 'code' | 'email_code';
  label: string;
  missing: string;
  type: 'password' | 'text';
  autoComplete: string;
  numeric?: boolean;
}

const TYPED: Record<'password' | 'code' | 'recovery' | 'email_code', Typed> = {
  password: {
    name: 'password',
    label: 'Your password',
    missing: 'Enter your password.',
    type: 'password',
    autoComplete: 'current-password',
  },
  code: {
    name: 'code',
    label: 'Code from your app, or a recovery code',
    missing: 'Enter a code.',
    type: 'text',
    autoComplete: 'one-time-code',
  },
  recovery: {
    name: 'code',
    label: 'Recovery code',
    missing: 'Enter a recovery code.',
    type: 'text',
    autoComplete: 'off',
  },
  email_code: {
    name: 'email_code',
    label: 'Code from the email',
    missing: 'Enter the 6-digit code.',
    type: 'text',
    autoComplete: 'one-time-code',
    numeric: true,
  },
};

/** A name that no field of the page behind has: a field's id is its name, and both are there at once. */
function ownField(error: unknown): never {
  const messages = error instanceof Failure ? Object.values(error.fields ?? {})[0] : undefined;
  if (!(error instanceof Failure) || messages === undefined) throw error;
  throw new Failure(error.code, { message: error.message, fields: { confirm_with: messages } });
}

function ByTyping({
  name,
  label,
  missing,
  type,
  autoComplete,
  numeric = false,
  onDone,
}: Typed & { onDone: () => void }) {
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: z.object({ confirm_with: z.string().check(z.minLength(1, missing)) }),
    defaults: { confirm_with: '' },
    submit: async ({ confirm_with: typed }) => {
      const body: Proof = { [name]: typed };
      return call(confirmIdentity, { body }).catch(ownField);
    },
    onDone: () => onDone(),
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={onSubmit}>
      <ErrorSummary items={problems} attempt={attempt} />
      <TextField
        label={label}
        type={type}
        autoComplete={autoComplete}
        inputMode={numeric ? 'numeric' : 'text'}
        autoCapitalize="none"
        autoFocus
        {...field('confirm_with')}
      />
      <Button type="submit" variant="primary" pending={isSubmitting}>
        Confirm
      </Button>
    </form>
  );
}

/** Runs one step and keeps its error message. */
function useStep() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    await step().catch((error: Error) => setTrouble(error.message));
    setBusy(false);
  };
  return { busy, trouble, run };
}

function ByPasskey({ onDone }: { onDone: () => void }) {
  const { busy, trouble, run } = useStep();
  const press = () =>
    run(async () => {
      const { options } = await call(confirmByPasskeyOptions, { body: {} });
      await call(confirmIdentity, { body: { passkey: await signWithPasskey(options) } });
      onDone();
    });
  return (
    <>
      {trouble === null ? null : <Alert tone="danger" live title={trouble} />}
      <Button variant="primary" pending={busy} onClick={() => void press()}>
        Confirm with a passkey
      </Button>
    </>
  );
}

function ByEmail({ email, onDone }: { email: string; onDone: () => void }) {
  const { busy, trouble, run } = useStep();
  const [isSent, setSent] = useState(false);
  const press = () =>
    run(async () => {
      await call(confirmByEmail, { body: {} });
      setSent(true);
    });
  if (isSent) return <ByTyping {...TYPED.email_code} onDone={onDone} />;
  return (
    <>
      {trouble === null ? null : <Alert tone="danger" live title={trouble} />}
      <p className="text-ink-2">
        We’ll send a code to <Address of={email} />.
      </p>
      <Button variant="primary" pending={busy} onClick={() => void press()}>
        Send code
      </Button>
    </>
  );
}
