import * as z from 'zod/mini';
import { useState } from 'react';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { CodeField } from '#design/public/code-field.tsx';
import { sixDigits } from '#kit/six-digits.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { enableTwoFactor, openSessions, twoFactor } from '../security-contract.ts';
import { NewRecoveryCodes } from './new-recovery-codes.tsx';
import { QrCode } from './qr-code.tsx';

const schema = z.object({ code: sixDigits('Enter the 6-digit code from the app.') });

interface SetUpProps {
  secret: string;
  /** The content of the QR code. */
  address: string;
  onClose: () => void;
}

/** Scan, type the first code, keep the recovery codes. */
export function TwoFactorSetUp({ secret, address, onClose }: SetUpProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const enable = useCommand(enableTwoFactor, { stales: [twoFactor, openSessions] });
  const form = useDialogForm({
    about: 'on',
    schema,
    defaults: { code: '' },
    submit: (body) => enable.mutateAsync({ body }),
    onDone: (done) => setCodes(done.recovery_codes),
  });
  if (codes !== null)
    return <NewRecoveryCodes codes={codes} title="Two-factor authentication is on" onClose={onClose} />;
  return (
    <FormDialog
      title="Turn on two-factor authentication"
      size="form"
      facts={<Scan secret={secret} address={address} />}
      button="Turn on two-factor"
      form={form}
      onClose={onClose}
    >
      <CodeField label="Code" hint="The code your app shows now." {...form.field('code')} />
    </FormDialog>
  );
}

const Scan = ({ secret, address }: Pick<SetUpProps, 'secret' | 'address'>) => (
  <div>
    <p>Scan this with your authenticator app.</p>
    <div className="mt-3 flex flex-wrap items-start gap-5">
      <QrCode text={address} label="QR code with your secret" />
      <div className="min-w-0 flex-1 basis-44 text-sm">
        <p className="text-ink-2">Can’t scan it? Enter this key in the app:</p>
        <p className="mt-1.5 font-mono break-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
    </div>
  </div>
);
