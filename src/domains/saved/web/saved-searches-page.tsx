import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { useRead } from '#kit/web/api.ts';
import type { SavableSearch } from '#kit/web/saving.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { savedSearches, type SavedSearch } from '../searches-contract.ts';
import { isRemembered } from './remembered-save.ts';
import { SaveAfterSignIn } from './save-after-sign-in.tsx';
import { ChangeSearch, SaveSearch } from './search-form.tsx';
import { SearchRow } from './search-row.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('saved-searches')) }];

/** Those of a list that someone was about to save; projects say so in a field of their own. */
function searchIn(address: URLSearchParams): SavableSearch | null {
  const fields = new URLSearchParams([...address].filter(([name]) => !['return_to', 'why', 'list'].includes(name)));
  return fields.size === 0
    ? null
    : { kind: 'search', list: address.get('list') === 'projects' ? 'projects' : 'services', query: fields.toString() };
}

/** Searches to run again. An address with the filters of a list asks under what name to save them. */
export default function SavedSearchesPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const read = useRead(savedSearches, {});
  const [changed, setChanged] = useState<SavedSearch | null>(null);
  const find = (
    <>
      <LinkButton href={pathTo('services')} icon={Search}>
        Find services
      </LinkButton>
      <LinkButton href={pathTo('browse-projects')}>Find projects</LinkButton>
    </>
  );
  const items = read.data?.items;
  const search = searchIn(address);
  const leave = (): void => void navigate(wantedIn(address) ?? pathTo('saved-searches'), { replace: true });
  if (search !== null && isRemembered(search)) return <SaveAfterSignIn thing={search} onDone={leave} />;
  return (
    <>
      <ScreenHeader
        of={trailTo('saved-searches')}
        lead="Run a search again with one press, or be notified when something new matches it."
        actions={find}
      />
      {items === undefined ? (
        <Unread what="Your saved searches" read={read}>
          <Loading label="Loading your saved searches" className="panel pad">
            <RowsSkeleton rows={3} />
          </Loading>
        </Unread>
      ) : items.length === 0 ? (
        <EmptyState title="No saved searches yet" action={find}>
          Filter the list of services or projects, then press Save search above the results.
        </EmptyState>
      ) : (
        <ul aria-label="Saved searches" className="panel divide-y divide-line">
          {items.map((item) => (
            <SearchRow key={item.id} search={item} onChange={() => setChanged(item)} />
          ))}
        </ul>
      )}
      {changed === null ? null : <ChangeSearch search={changed} onClose={() => setChanged(null)} />}
      {search === null ? null : <SaveSearch search={search} onClose={leave} />}
    </>
  );
}
