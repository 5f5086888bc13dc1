import * as z from 'zod/mini';
import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { disableTwoFactor, openSessions, twoFactor } from '../security-contract.ts';

const schema = z.object({ code: z.string().check(z.refine((code) => code.trim() !== '', 'Enter a code of the app, or a recovery code.')) });

export function TurnTwoFactorOff({ onClose }: { onClose: () => void }) {
  const disable = useCommand(disableTwoFactor, { stales: [twoFactor, openSessions] });
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { code: '' },
    submit: (body) => disable.mutateAsync({ body }),
    onDone: () => {
      toast.success('Two-factor sign-in is off');
      onClose();
    },
  });
  return (
    <Dialog isOpen saving={isSubmitting} onOpenChange={onClose} title="Turn off two-factor sign-in?">
      <p className="mb-5 text-ink-2">Your password alone then opens your account. Other devices are signed out.</p>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <TextField label="Code of the app, or a recovery code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} {...field('code')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" pending={isSubmitting}>
            Turn it off
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Keep it on
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
