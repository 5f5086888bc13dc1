import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { CodeField } from '#design/public/code-field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { disableTwoFactor, openSessions, twoFactor } from '../security-contract.ts';

const schema = z.object({
  code: z.string().check(z.refine((code) => code.trim() !== '', 'Enter a code from your app, or a recovery code.')),
});

export function TurnTwoFactorOff({ onClose }: { onClose: () => void }) {
  const disable = useCommand(disableTwoFactor, { stales: [twoFactor, openSessions] });
  const form = useDialogForm({
    about: 'off',
    schema,
    defaults: { code: '' },
    submit: (body) => disable.mutateAsync({ body }),
    onDone: () => {
      toast.success('Two-factor authentication is off');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Turn off two-factor authentication?"
      lead="You will sign in with only your password. Other devices are signed out."
      button="Turn off two-factor"
      cancelLabel="Keep it on"
      isHarsh
      form={form}
      onClose={onClose}
    >
      <CodeField label="Code from your app, or a recovery code" anyText {...form.field('code')} />
    </FormDialog>
  );
}
