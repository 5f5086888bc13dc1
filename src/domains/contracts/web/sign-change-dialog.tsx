import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import type { ContractPage } from '../contract.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { acceptChange } from '../running-contract.ts';
import type { ShownChange } from '../shapes.ts';
import { staledByMoves } from './use-contract.ts';

interface SignChangeDialogProps {
  contract: ContractPage;
  change: ShownChange;
  other: string;
  /** The due dates that move, in words, where nothing else changes. */
  moved: readonly string[] | null;
  onClose: () => void;
}

/** Signing is typing one’s name under the terms on the screen; their hash goes with it. */
export function SignChangeDialog({ contract, change, other, moved, onClose }: SignChangeDialogProps) {
  const accept = useCommand(acceptChange, { stales: staledByMoves });
  const { field, ...form } = useDialogForm({
    about: `${contract.number} ${change.hash}`,
    schema: z.object({
      signature: z.string().check(
        z.refine((name) => name.trim() !== '', 'Type your name to sign.'),
        z.maxLength(CONTRACT_LIMITS.signature),
      ),
    }),
    defaults: { signature: contract.your_name },
    submit: ({ signature }) =>
      accept.mutateAsync({ params: { contract_number: contract.number }, body: { signature, hash: change.hash } }),
    onDone: () => {
      onClose();
      toast.success(
        moved === null ? 'Signed' : 'You agreed to more time',
        `Version ${change.version} of the terms holds now. ${other} was notified.`,
      );
    },
  });
  return (
    <FormDialog
      title={moved === null ? 'Sign and accept these terms?' : 'Agree to more time?'}
      lead={
        moved === null
          ? 'They replace the current terms. Fees, periods and rights stay as they are, and money that is held stays held.'
          : `${moved.join('. ')}. Nothing else changes, and money that is held stays held.`
      }
      button="Sign and accept"
      form={form}
      onClose={onClose}
    >
      <TextField
        label="Your name"
        hint="It appears under the terms, with the time and their hash."
        {...field('signature')}
      />
    </FormDialog>
  );
}
