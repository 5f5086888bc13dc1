import { useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { ForSide, useSession } from '#domains/accounts/web/accounts.ts';
import { servicesOfSeller } from '#domains/services/contract.ts';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { MakeForm } from './make-form.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('make-custom-offer')) }];

/** Reached from a conversation: an offer that the client did not have to request first. */
export default function MakePage() {
  const [search] = useSearchParams();
  const client = search.get('with');
  const header = (
    <ScreenHeader
      of={trailTo('make-custom-offer', { under: 'selling-orders' })}
      lead="Your client reads it in the conversation, and pays before you start. An offer can’t be edited, only replaced by a new one."
    />
  );
  return (
    <ForSide side="selling" header={header}>
      {header}
      {client === null ? (
        <EmptyState
          size="page"
          title="Who is it for?"
          action={<LinkButton href={pathTo('messages')}>Your messages</LinkButton>}
        >
          Open the conversation with your client, and press Make an offer there.
        </EmptyState>
      ) : (
        <Make client={client} conversation={search.get('conversation')} />
      )}
    </ForSide>
  );
}

function Make({ client, conversation }: { client: string; conversation: string | null }) {
  const username = useSession((session) => session.username);
  const read = useRead(servicesOfSeller, { params: { username } });
  if (read.data === undefined)
    return (
      <Unread what="Your services" read={read}>
        <Loading label="Loading your services" className="panel pad">
          <TextSkeleton lines={7} />
        </Loading>
      </Unread>
    );
  const [first, ...rest] = read.data.items;
  if (first === undefined)
    return (
      <EmptyState
        size="page"
        title="Publish a service first"
        action={<LinkButton href={pathTo('create-service')}>Create a service</LinkButton>}
      >
        A custom offer is about one of your services, with a scope and a price of its own.
      </EmptyState>
    );
  return <MakeForm client={client} services={[first, ...rest]} conversation={conversation} />;
}
