import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { declineCustomOffer, type CustomOfferPage } from '../contract.ts';
import { OFFER_LIMITS } from '../custom-offer.ts';
import { staledByMoves } from './use-offer.ts';

interface DeclineDialogProps {
  offer: CustomOfferPage;
  other: string;
  onClose: () => void;
}

/** A freelancer says why; a client need not. */
export function DeclineDialog({ offer, other, onClose }: DeclineDialogProps) {
  const decline = useCommand(declineCustomOffer, { stales: staledByMoves });
  const isClient = offer.side === 'client';
  const { field, ...form } = useDialogForm({
    about: offer.number,
    schema: z.object({
      reason: z.string().check(
        z.refine((reason) => isClient || reason.trim() !== '', 'Say why you decline.'),
        z.maxLength(OFFER_LIMITS.reason),
      ),
    }),
    defaults: { reason: '' },
    submit: (body) => decline.mutateAsync({ params: { offer_number: offer.number }, body }),
    onDone: () => {
      onClose();
      toast.success(isClient ? 'Offer declined' : 'Request declined', `${other} was notified.`);
    },
  });
  return (
    <FormDialog
      title={isClient ? 'Decline the offer?' : 'Decline the request?'}
      lead={
        isClient
          ? `${other} can’t change it any more. You can request another offer at any time.`
          : `${other} reads your reason.`
      }
      button={isClient ? 'Decline offer' : 'Decline request'}
      isHarsh
      form={form}
      onClose={onClose}
    >
      <CountedTextArea label="Reason" optional={isClient} max={OFFER_LIMITS.reason} rows={3} {...field('reason')} />
    </FormDialog>
  );
}
