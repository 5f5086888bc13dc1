import * as z from 'zod/mini';
import { useState } from 'react';
import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { enableTwoFactor, openSessions, twoFactor } from '../security-contract.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const schema = z.object({ code: z.string().check(z.refine((code) => /^\d{6}$/.test(code.replaceAll(/[\s-]/g, '')), 'Enter the six digits the app shows.')) });

interface SetUpProps {
  secret: string;
  /** What the QR picture says. */
  address: string;
  onClose: () => void;
}

/** Scan, type the first code, keep the recovery codes. */
export function TwoFactorSetUp({ secret, address, onClose }: SetUpProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const enable = useCommand(enableTwoFactor, { stales: [twoFactor, openSessions] });
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { code: '' },
    submit: (body) => enable.mutateAsync({ body }),
    onDone: (done) => setCodes(done.recovery_codes),
  });
  if (codes !== null)
    return (
      <Dialog
        isOpen
        size="form"
        onOpenChange={onClose}
        title="Two-factor sign-in is on"
        actions={
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </Dialog>
    );
  return (
    <Dialog isOpen size="form" saving={isSubmitting} onOpenChange={onClose} title="Turn on two-factor sign-in">
      <ol className="grid list-decimal gap-5 ps-5">
        <li>
          <p>Scan this with your authenticator app.</p>
          <div className="mt-3 flex flex-wrap items-start gap-5">
            <QrCode text={address} label="QR code with your secret" />
            <div className="min-w-0 flex-1 basis-44 text-sm">
              <p className="text-ink-2">No camera? Type this secret into the app:</p>
              <p className="mt-1.5 font-mono break-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
            </div>
          </div>
        </li>
        <li>
          <p>Type the code it shows now.</p>
          <form className="mt-3 grid gap-4" noValidate onSubmit={onSubmit}>
            <ErrorSummary items={problems} attempt={attempt} />
            <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" className="max-w-44" {...field('code')} />
            <div>
              <Button type="submit" variant="primary" pending={isSubmitting}>
                Turn it on
              </Button>
            </div>
          </form>
        </li>
      </ol>
    </Dialog>
  );
}
