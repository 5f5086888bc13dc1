import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { SelectField } from '#design/public/field.tsx';
import { toast } from '#design/public/toast-store.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { extendOffer, type ContractPage } from '../contract.ts';
import { staledByMoves } from './use-contract.ts';

const DAYS = [3, 4, 5, 6, 7].map((days) => ({
  value: String(days * 24),
  label: `${formatUnit(days, 'day')} from when it was made`,
}));

export function ExtendDialog({ contract, onClose }: { contract: ContractPage; onClose: () => void }) {
  const extend = useCommand(extendOffer, { stales: staledByMoves });
  const { field, ...form } = useDialogForm({
    about: contract.number,
    schema: z.object({ valid_hours: z.string() }),
    defaults: { valid_hours: '168' },
    submit: ({ valid_hours: hours }) =>
      extend.mutateAsync({ params: { contract_number: contract.number }, body: { valid_hours: Number(hours) } }),
    onDone: () => {
      onClose();
      toast.success('Offer extended', `${contract.freelancer.name} was notified.`);
    },
  });
  return (
    <FormDialog
      title="Give more time?"
      lead="An offer is valid for up to 7 days."
      button="Give more time"
      form={form}
      onClose={onClose}
    >
      <SelectField label="Valid for" options={DAYS} {...field('valid_hours')} />
    </FormDialog>
  );
}
