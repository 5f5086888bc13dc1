import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { chosenShare, NO_SHARE, shareDraftShape } from '#domains/paid-work/share-amount.ts';
import { ShareChoice } from '#domains/paid-work/web/paid-work.tsx';
import { otherSide } from '#kit/sides.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { makeOffer } from '../contract.ts';
import { afterSending, reviewedFirst, reviewShare } from './review-share.tsx';
import type { SayDialogProps } from './say-dialog.tsx';

const schema = z.object({ share: shareDraftShape });

/** Nothing is chosen in advance, and who gets what is reviewed before it is offered (ACT-4). */
export function OfferDialog({ dispute, other, stales, onClose }: Omit<SayDialogProps, 'kind'>) {
  const offer = useCommand(makeOffer, { stales });
  const { side, number } = dispute;
  const terms = dispute.works.map((work) => work.terms);
  const {
    form,
    field: _field,
    ...frame
  } = useDialogForm({
    about: number,
    schema,
    defaults: { share: NO_SHARE },
    submit: ({ share }) =>
      offer.mutateAsync({
        params: { dispute_number: number },
        body: { percent: (chosenShare(share, terms, side) ?? 0) / 100 },
      }),
    onDone: onClose,
  });
  const chosen = () => chosenShare(form.now().share, terms, side);
  const review = () => {
    const share = chosen() ?? 0;
    const sent = afterSending(share, dispute.numbers[otherSide(side)], other, 'Send offer');
    return reviewShare({ title: 'Review your offer', ...sent, terms, share, side, other });
  };
  return (
    <FormDialog
      title={`Make ${other} an offer`}
      lead={`${other} can accept it until there is a decision. It replaces the offer that is open now.`}
      button="Review offer"
      form={reviewedFirst(frame, () => chosen() !== null, review)}
      onClose={onClose}
    >
      <ShareChoice
        legend="What you offer"
        field={form.idAndError('share')}
        value={form.watch().share}
        onChange={(value) => form.set('share', value)}
        terms={terms}
        side={side}
        other={other}
      />
    </FormDialog>
  );
}
