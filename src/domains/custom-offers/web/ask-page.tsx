import { useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { offerForm } from '../contract.ts';
import { AskForm } from './ask-form.tsx';
import { ChooseService as Choose } from './choose-service.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('ask-custom-offer')) }];

/** Reached by a plain link of a service’s page, through sign-in where that is needed (decision 084). */
export default function AskPage() {
  const [search] = useSearchParams();
  const slug = search.get('service') ?? '';
  const [username, conversation] = [search.get('with'), search.get('conversation')];
  const header = (
    <ScreenHeader
      of={trailTo('ask-custom-offer', { under: 'buying-orders' })}
      lead="Describe what you need. The freelancer answers with a scope, a price and a date. You pay only if you order it."
    />
  );
  return (
    <ForSide side="buying" header={header}>
      {header}
      {slug !== '' ? (
        <Ask key={slug} slug={slug} conversation={conversation} />
      ) : username === null ? (
        <Gone />
      ) : (
        <Choose username={username} conversation={conversation} />
      )}
    </ForSide>
  );
}

const Gone = () => (
  <EmptyState
    size="page"
    title="This service isn’t taking requests"
    action={<LinkButton href={pathTo('services')}>Find services</LinkButton>}
  >
    It is paused or no longer offered.
  </EmptyState>
);

function Ask({ slug, conversation }: { slug: string; conversation: string | null }) {
  const read = useRead(offerForm, { query: { service: slug } });
  const form = read.data;
  if (form === undefined) {
    if (read.error instanceof Failure && read.error.code === 'not_found') return <Gone />;
    return (
      <Unread what="The service" read={read}>
        <Loading label="Loading the service" className="panel pad">
          <TextSkeleton lines={7} />
        </Loading>
      </Unread>
    );
  }
  if (form.is_yours)
    return (
      <EmptyState
        size="page"
        title="This is your own service"
        action={<LinkButton href={pathTo('custom-offers', {}, { side: 'selling' })}>Requests from clients</LinkButton>}
      >
        Clients request custom offers of it from its page.
      </EmptyState>
    );
  if (form.away_until !== null)
    return (
      <EmptyState
        size="page"
        title={`${form.seller.name} is away`}
        action={<LinkButton href={pathTo('service', { slug })}>Back to the service</LinkButton>}
      >
        They answer no requests until <When at={form.away_until} style="moment" />. Save the service, and we notify you
        when they are back.
      </EmptyState>
    );
  return form.refusal === null ? <AskForm asked={form} conversation={conversation} /> : <Gone />;
}
