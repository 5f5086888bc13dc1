import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { activeFilters, listHref, type ListState } from './list-address.ts';
import { servicesInWords } from './wording.ts';

export interface NoResultsProps {
  state: ListState;
  total: number;
  /** What dropping one filter would bring, for those that bring something. */
  without: readonly { words: string; total: number; href: string }[];
}

/** Nothing here yet, nothing left by the filters, or a page after the last: three different things (LST-3). */
export function NoResults({ state, total, without }: NoResultsProps) {
  if (total > 0)
    return (
      <EmptyState
        size="page"
        title="There are no more results."
        action={<LinkButton href={listHref(state)}>First page</LinkButton>}
      />
    );
  if (activeFilters(state).length === 0)
    return (
      <EmptyState
        size="page"
        title="No services yet."
        action={
          <LinkButton href="/gig/register" variant="primary">
            Publish the first service
          </LinkButton>
        }
      >
        Services appear here as soon as a freelancer publishes one.
      </EmptyState>
    );
  const isByWordsAlone = activeFilters(state).every((field) => field === 'q');
  return (
    <EmptyState
      size="page"
      title={isByWordsAlone ? 'No service has any of these words.' : 'No services match your filters.'}
      action={<LinkButton href="/services">Show all services</LinkButton>}
    >
      {without.length > 0 ? (
        <ul className="grid gap-1">
          {without.map((suggestion) => (
            <li key={suggestion.href}>
              Without {suggestion.words}:{' '}
              <Link href={suggestion.href} className="link">
                {servicesInWords(suggestion.total)}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        'Try fewer or more general words.'
      )}
    </EmptyState>
  );
}
