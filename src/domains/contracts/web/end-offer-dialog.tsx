import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { declineOffer, withdrawOffer, type ContractPage } from '../contract.ts';
import { CONTRACT_LIMITS } from '../life.ts';
import { staledByMoves } from './use-contract.ts';

interface EndOfferDialogProps {
  contract: ContractPage;
  answer: 'decline' | 'withdraw';
  other: string;
  onClose: () => void;
}

/** A freelancer says why; a client need not. */
export function EndOfferDialog({ contract, answer, other, onClose }: EndOfferDialogProps) {
  const decline = useCommand(declineOffer, { stales: staledByMoves });
  const withdraw = useCommand(withdrawOffer, { stales: staledByMoves });
  const isDecline = answer === 'decline';
  const isSigned = contract.state === 'accepted';
  const { field, ...form } = useDialogForm({
    draft: 'end-offer',
    once: true,
    about: `${contract.number} ${answer}`,
    schema: z.object({
      reason: z.string().check(
        z.refine((reason) => !isDecline || reason.trim() !== '', 'Say why you decline.'),
        z.maxLength(CONTRACT_LIMITS.reason),
      ),
    }),
    defaults: { reason: '' },
    submit: (body) =>
      (isDecline ? decline : withdraw).mutateAsync({ params: { contract_number: contract.number }, body }),
    onDone: () => {
      onClose();
      toast.success(
        !isDecline ? 'Offer withdrawn' : isSigned ? 'You stepped back' : 'Offer declined',
        `${other} was notified.`,
      );
    },
  });
  return (
    <FormDialog
      title={!isDecline ? 'Withdraw the offer?' : isSigned ? 'Step back from the contract?' : 'Decline the offer?'}
      lead={
        isDecline
          ? `${other} reads your reason.${isSigned ? ' Nothing was funded yet, and the contract ends.' : ''}`
          : `${other} can’t sign it any more. Nothing was paid.`
      }
      button={!isDecline ? 'Withdraw offer' : isSigned ? 'Step back' : 'Decline offer'}
      isHarsh
      form={form}
      onClose={onClose}
    >
      <CountedTextArea
        label="Reason"
        optional={!isDecline}
        max={CONTRACT_LIMITS.reason}
        rows={3}
        {...field('reason')}
      />
    </FormDialog>
  );
}
