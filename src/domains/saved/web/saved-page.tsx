import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { MorePages, itemsOf } from '#design/app/paged-panel.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { usePages } from '#kit/web/api.ts';
import { savableKey } from '#kit/web/saving.ts';
import { pathTo, titleOf } from '#routes';
import { savedThings, type Saved } from '../contract.ts';
import { FAVORITES_LIST } from '../saved-list.ts';
import { ChangeSaved } from './change-saved.tsx';
import { ListActions } from './list-actions.tsx';
import { RecentlySeen } from './recently-seen.tsx';
import { isRemembered } from './remembered-save.ts';
import { thingIn } from './savable-things.ts';
import { SaveAfterSignIn } from './save-after-sign-in.tsx';
import { SaveThing } from './save-thing.tsx';
import { SavedRow } from './saved-row.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('saved')) }];

/** Of a list: its own address, Favorites without one. */
const hrefOf = (list: string): string => pathTo('saved', {}, list === FAVORITES_LIST ? {} : { list });

/**
 * What a person saved, by list. A link with a service, a person or a project in it asks where to save that, unless it
 * was pressed before signing in.
 */
export default function SavedPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('list') ?? FAVORITES_LIST;
  const read = usePages(savedThings, { query: { list: id } });
  const [changed, setChanged] = useState<Saved | null>(null);
  const thing = thingIn(search);
  const [first] = read.data?.pages ?? [];
  const items = itemsOf(read);
  const show = (list: string): void => void navigate(hrefOf(list), { replace: true });
  const returnPath = wantedIn(search);
  const leave = (list: string): void => void navigate(returnPath ?? hrefOf(list), { replace: true });
  if (thing !== null && isRemembered(thing))
    return <SaveAfterSignIn thing={thing} onDone={() => leave(FAVORITES_LIST)} />;
  return (
    <>
      <PageHeader
        title="Saved"
        lead="Services, freelancers and projects you want to find again. Only you see your lists and notes."
        actions={
          <>
            <LinkButton href={pathTo('saved-searches')}>Saved searches</LinkButton>
            <LinkButton href={pathTo('services')} icon={Search}>
              Find services
            </LinkButton>
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {first === undefined ? (
          <Unread what="Your lists" read={read}>
            <Loading label="Loading your lists" className="panel pad">
              <RowsSkeleton rows={5} />
            </Loading>
          </Unread>
        ) : (
          <>
            <LinkTabs
              label="Your lists"
              tabs={first.lists.map((list) => ({
                href: hrefOf(list.id),
                label: list.name,
                count: list.count,
                current: list.id === id,
              }))}
            />
            {id === FAVORITES_LIST ? null : <ListActions list={first.list} onGone={() => show(FAVORITES_LIST)} />}
            {items.length === 0 && thing !== null ? null : items.length === 0 ? (
              <EmptyState
                title="Nothing here yet"
                action={<LinkButton href={pathTo('services')}>Find services</LinkButton>}
              >
                Press Save on a service, a project or a freelancer’s profile to keep it here.
              </EmptyState>
            ) : (
              <ul aria-label={first.list.name} className="panel divide-y divide-line">
                {items.map((item) => (
                  <SavedRow key={item.id} saved={item} onChange={() => setChanged(item)} />
                ))}
              </ul>
            )}
            <MorePages list={read} />
            <RecentlySeen />
          </>
        )}
      </div>
      {changed === null || first === undefined ? null : (
        <ChangeSaved saved={changed} lists={first.lists} onClose={() => setChanged(null)} />
      )}
      {thing === null ? null : (
        <SaveThing key={savableKey(thing)} thing={thing} onDone={leave} onClose={() => leave(id)} />
      )}
    </>
  );
}
