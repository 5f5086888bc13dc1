import { useState } from 'react';
import { Address } from '#design/app/address.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { useCommand } from '#kit/web/api.ts';
import { forgotPassword } from '../entrance-contract.ts';

/** For someone who came with Google and never had one: it is set by an email, which proves the address as well. */
export function FirstPassword({ email }: { email: string }) {
  const [isSent, setSent] = useState(false);
  const send = useCommand(forgotPassword);
  if (isSent)
    return (
      <Alert tone="success" live title="Check your email">
        Open the link within 30 minutes to choose a password. This signs you out on all devices.
      </Alert>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-2">
        You sign in without a password. To set one, use the link we send to <Address of={email} />.
      </p>
      {send.error === null ? null : <Alert tone="danger" live title={send.error.message} />}
      <Button
        pending={send.isPending}
        onClick={() => send.mutate({ body: { email } }, { onSuccess: () => setSent(true) })}
      >
        Send link
      </Button>
    </div>
  );
}
