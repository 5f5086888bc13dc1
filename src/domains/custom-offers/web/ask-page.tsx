import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { MoneyField } from '#design/app/money-field.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ForSide, useSession } from '#domains/accounts/web/accounts.ts';
import { serviceBySlug, type ServiceShown } from '#domains/services/contract.ts';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import type { Money } from '#kit/money.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { pathTo, titleOf, trailTo } from '#routes';
import { askForOffer } from '../contract.ts';
import { OFFER_LIMITS } from '../custom-offer.ts';
import { requestShape } from '../request-shape.ts';
import { staledByMoves } from './use-offer.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('ask-custom-offer')) }];

/** Reached by a plain link of a service’s page, through sign-in where that is needed (decision 084). */
export default function AskPage() {
  const [search] = useSearchParams();
  const slug = search.get('service') ?? '';
  const header = (
    <ScreenHeader
      of={trailTo('ask-custom-offer', { under: 'buying-orders' })}
      lead="Describe what you need. The freelancer answers with a scope, a price and a date. You pay only if you order it."
    />
  );
  return (
    <ForSide side="buying" header={header}>
      {header}
      {slug === '' ? <Gone /> : <Ask key={slug} slug={slug} />}
    </ForSide>
  );
}

const Gone = () => (
  <EmptyState size="page" title="This service isn’t taking requests" action={<LinkButton href={pathTo('services')}>Find services</LinkButton>}>
    It is paused or no longer offered.
  </EmptyState>
);

function Ask({ slug }: { slug: string }) {
  const read = useRead(serviceBySlug, { params: { slug } });
  const username = useSession((session) => session.username);
  const service = read.data;
  if (service === undefined) {
    if (read.error instanceof Failure && ['not_found', 'wrong_state'].includes(read.error.code)) return <Gone />;
    return (
      <Unread what="The service" read={read}>
        <Loading label="Loading the service" className="panel pad">
          <TextSkeleton lines={7} />
        </Loading>
      </Unread>
    );
  }
  if (service.seller.username === username)
    return (
      <EmptyState
        size="page"
        title="This is your own service"
        action={<LinkButton href={pathTo('custom-offers', {}, { side: 'selling' })}>Requests from clients</LinkButton>}
      >
        Clients request custom offers of it from its page.
      </EmptyState>
    );
  return <AskForm service={service} />;
}

function AskForm({ service }: { service: ServiceShown }) {
  const navigate = useNavigate();
  const ask = useCommand(askForOffer, { stales: staledByMoves });
  const currency = service.content.packages[0]?.price.currency ?? 'USD';
  const { form, field, ...frame } = useContractForm<{ scope: string; budget: Money | null; wanted_on: string }, { offer_number: string }>({
    draft: `custom-offer:${service.slug}`,
    once: true,
    schema: requestShape,
    defaults: { scope: '', budget: null, wanted_on: '' },
    submit: ({ scope, budget, wanted_on: wanted }) =>
      ask.mutateAsync({ body: { service: service.slug, scope, budget, wanted_on: wanted === '' ? null : wanted } }),
    onDone: ({ offer_number: offerNumber }) => {
      toast.success('Request sent', `${service.seller.name} has ${OFFER_LIMITS.answerDays} days to answer.`);
      void navigate(pathTo('custom-offer', { offerNumber }), { replace: true });
    },
  });
  return (
    <Panel title={service.content.title} lead={`${service.seller.name} has ${OFFER_LIMITS.answerDays} days to answer.`} className="max-w-form">
      <DraftedForm {...frame} isNarrow submitLabel="Send request">
        <CountedTextArea
          label="What do you need?"
          hint="What you want to get, in what form, and what is there already."
          max={OFFER_LIMITS.scope}
          rows={7}
          {...field('scope')}
        />
        <MoneyField
          {...form.idAndError('budget')}
          label="Budget"
          optional
          hint="Before fees. Leave it empty to hear a price."
          currency={currency}
          value={form.watch().budget}
          onChange={(value) => form.set('budget', value)}
        />
        <TextField label="When do you need it?" optional type="date" className="max-w-48" {...field('wanted_on')} />
      </DraftedForm>
    </Panel>
  );
}
