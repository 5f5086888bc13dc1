import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { TextField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatMoney, subtract, sum } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { acceptOffer, type ContractPage } from '../contract.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { staledByMoves } from './use-contract.ts';

/** Signing is typing one’s name under the terms on the screen; their hash goes with it. */
export function SignDialog({ contract, onClose }: { contract: ContractPage; onClose: () => void }) {
  const accept = useCommand(acceptOffer, { stales: staledByMoves });
  const hash = contract.versions[0]?.hash ?? '';
  const { field, ...form } = useDialogForm({
    about: `${contract.number} ${hash}`,
    schema: z.object({
      signature: z.string().check(
        z.refine((name) => name.trim() !== '', 'Type your name to sign.'),
        z.maxLength(CONTRACT_LIMITS.signature),
      ),
    }),
    defaults: { signature: contract.your_name },
    submit: ({ signature }) =>
      accept.mutateAsync({ params: { contract_number: contract.number }, body: { signature, hash } }),
    onDone: () => {
      onClose();
      toast.success('Signed', `${contract.client.name} now funds the first milestone. Don’t start before.`);
    },
  });
  const earned = sum(
    contract.milestones.map(({ terms }) => subtract(terms.price, terms.service_fee)),
    contract.currency,
  );
  return (
    <FormDialog
      title="Sign and accept?"
      lead={`You accept the scope, the milestones with their criteria, the deadlines and the rights on this page. For all milestones you earn ${formatMoney(earned)} after the service fee.`}
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
