import * as z from 'zod/mini';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { serviceFee, wholeUnits } from '#kit/fees.ts';
import { compare, formatMoney, subtract } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { offTheWire } from '#kit/wire-terms.ts';
import { makeCustomOffer, type CustomOfferPage } from '../contract.ts';
import { OfferTermsFields, offerTermsShape, type OfferTerms } from './offer-terms-fields.tsx';
import { revisionsFrom, UNLIMITED } from './revision-choices.ts';
import { staledByMoves } from './use-offer.ts';

/** The first offer, or one that replaces the last. */
export function MakeOfferDialog({ offer, onClose }: { offer: CustomOfferPage; onClose: () => void }) {
  const make = useCommand(makeCustomOffer, { stales: staledByMoves });
  const [before] = offer.versions;
  const terms = offTheWire(offer.in_force);
  const [least, most] = [
    wholeUnits(terms.gigPriceLeastWhole, offer.currency),
    wholeUnits(terms.gigPriceMostWhole, offer.currency),
  ];
  const { form, field, ...frame } = useDialogForm<OfferTerms, unknown>({
    about: `${offer.number} ${before?.version ?? 0}`,
    schema: z.object({
      ...offerTermsShape,
      price: z
        .nullable(moneyShape)
        .check(
          z.refine(
            (price) => price !== null && compare(price, least) >= 0 && compare(price, most) <= 0,
            `Enter ${formatMoney(least)} to ${formatMoney(most)}.`,
          ),
        ),
    }),
    defaults: {
      scope: before?.scope ?? '',
      price: before?.price ?? offer.budget,
      delivery_days: before?.delivery_days ?? 7,
      revisions: before === undefined ? '2' : before.revisions === null ? UNLIMITED : String(before.revisions),
      valid_days: 7,
    },
    submit: ({ price, revisions, ...rest }) => {
      if (price === null) throw new Error('the schema asks for a price');
      return make.mutateAsync({
        params: { offer_number: offer.number },
        body: { ...rest, price, revisions: revisionsFrom(revisions) },
      });
    },
    onDone: () => {
      onClose();
      toast.success('Offer sent', `${offer.client.name} was notified.`);
    },
  });
  return (
    <FormDialog
      title={before === undefined ? 'Make an offer' : 'Change the offer'}
      lead={
        before === undefined
          ? `${offer.client.name} pays before you start. An offer can’t be edited, only replaced by a new one.`
          : `The new offer replaces the previous one, which ${offer.client.name} can then no longer order.`
      }
      button="Send offer"
      size="form"
      form={frame}
      onClose={onClose}
    >
      {offer.away_until === null ? null : (
        <Alert tone="warning" title="You’re away">
          {offer.client.name} can order this from <When at={offer.away_until} style="moment" /> on. Make it valid for
          longer than that.
        </Alert>
      )}
      <OfferTermsFields
        form={form}
        field={field}
        values={form.watch()}
        currency={offer.currency}
        priceHint="The client pays the client fee on top."
        echo={(value) => `You earn ${formatMoney(subtract(value, serviceFee(value, terms)))} after the service fee`}
      />
    </FormDialog>
  );
}
