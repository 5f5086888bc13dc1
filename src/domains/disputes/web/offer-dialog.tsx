import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { makeOffer } from '../contract.ts';
import type { SayDialogProps } from './say-dialog.tsx';
import { ShareField } from './share-field.tsx';

const schema = z.object({ percent: z.int().check(z.minimum(0, 'Enter 0 to 100.'), z.maximum(100, 'Enter 0 to 100.')) });

/** What each side gets is shown to the cent before it is offered (ACT-4). */
export function OfferDialog({ dispute, other, stales, onClose }: Omit<SayDialogProps, 'kind'>) {
  const offer = useCommand(makeOffer, { stales });
  const {
    form,
    field: _field,
    ...frame
  } = useDialogForm({
    about: dispute.number,
    schema,
    defaults: { percent: dispute.offer?.percent ?? dispute.claim.percent },
    submit: (body) => offer.mutateAsync({ params: { dispute_number: dispute.number }, body }),
    onDone: onClose,
  });
  const { percent } = form.watch();
  return (
    <FormDialog
      title={`Make ${other} an offer`}
      lead={`${other} can accept it until there is a decision. It replaces the offer that is open now. Nothing moves until it is accepted.`}
      button="Send offer"
      form={frame}
      onClose={onClose}
    >
      <ShareField
        field={form.idAndError('percent')}
        percent={percent}
        onChange={(value) => form.set('percent', value)}
        terms={dispute.works.map(({ terms }) => terms)}
        side={dispute.side}
        other={other}
      />
    </FormDialog>
  );
}
