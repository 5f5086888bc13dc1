import { instanceCurrency } from '#kit/instance-currency.ts';
import * as z from 'zod/mini';
import { useNavigate } from 'react-router';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { SelectField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { Money } from '#kit/money.ts';
import { moneyShape } from '#kit/money-shape.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { offerToClient } from '../contract.ts';
import { OfferTermsFields, offerTermsShape, type OfferTerms } from './offer-terms-fields.tsx';
import { revisionsFrom } from './revision-choices.ts';
import { staledByMoves } from './use-offer.ts';

interface Values extends OfferTerms {
  service: string;
}

interface MakeFormProps {
  readonly client: string;
  readonly services: readonly { readonly slug: string; readonly title: string; readonly price: Money }[];
  readonly conversation: string | null;
}

export function MakeForm({ client, services, conversation }: MakeFormProps) {
  const navigate = useNavigate();
  const make = useCommand(offerToClient, { stales: staledByMoves, waits: false });
  const { form, field, ...frame } = useContractForm<Values, { offer_number: string }>({
    draft: `offer-to:${client}`,
    once: true,
    schema: z.object({
      service: z.string(),
      ...offerTermsShape,
      price: z.nullable(moneyShape).check(z.refine((price) => price !== null, 'Enter a price.')),
    }),
    defaults: {
      service: services[0]?.slug ?? '',
      scope: '',
      price: null,
      delivery_days: 7,
      revisions: '2',
      valid_days: 7,
    },
    submit: ({ price, revisions, ...rest }) => {
      if (price === null) throw new Error('the schema asks for a price');
      return make.mutateAsync({ body: { ...rest, client, price, revisions: revisionsFrom(revisions) } });
    },
    onDone: ({ offer_number: offerNumber }) => {
      toast.success('Offer sent', 'Your client finds it in the conversation.');
      const next =
        conversation === null ? pathTo('custom-offer', { offerNumber }) : pathTo('messages', {}, { conversation });
      void navigate(next, { replace: true });
    },
  });
  return (
    <Panel title="Your offer" className="max-w-form">
      <DraftedForm {...frame} isNarrow submitLabel="Send offer">
        <SelectField
          label="Service"
          options={services.map(({ slug, title }) => ({ value: slug, label: title }))}
          {...field('service')}
        />
        <OfferTermsFields
          form={form}
          field={field}
          values={form.watch()}
          currency={services[0]?.price.currency ?? instanceCurrency()}
          priceHint="The client pays the client fee on top. You earn it after the service fee."
        />
      </DraftedForm>
    </Panel>
  );
}
