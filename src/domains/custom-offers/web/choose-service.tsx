import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { servicesOfSeller } from '#domains/services/contract.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';

/** Someone came from a conversation: which service of the other the request is about. */
export function ChooseService({ username, conversation }: { username: string; conversation: string | null }) {
  const read = useRead(servicesOfSeller, { params: { username } });
  if (read.data === undefined)
    return (
      <Unread what="Their services" read={read}>
        <Loading label="Loading their services" className="panel pad">
          <RowsSkeleton rows={3} />
        </Loading>
      </Unread>
    );
  const { items } = read.data;
  if (items.length === 0)
    return (
      <EmptyState
        size="page"
        title="No service takes requests at the moment"
        action={<LinkButton href={pathTo('profile', { slug: username })}>See the profile</LinkButton>}
      >
        A custom offer is about one of the services that a freelancer sells.
      </EmptyState>
    );
  return (
    <Panel
      title="What is it about?"
      lead="A custom offer is close to one of their services, with a scope and a price of its own."
      className="max-w-form"
      flush
    >
      <ul className="divide-y divide-line border-t border-line">
        {items.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              href={pathTo(
                'ask-custom-offer',
                {},
                { service: slug, ...(conversation === null ? {} : { conversation }) },
              )}
              className="block px-4 py-3 text-md wrap-anywhere hover:bg-sunken sm:px-5"
            >
              <Name of={title} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
