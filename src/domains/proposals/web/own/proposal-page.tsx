import { lazy, Suspense } from 'react';
import { Navigate, useParams, useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { ForSide, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { isId } from '#kit/ids.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { myProposal } from '../../own-contract.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('proposal')) }];

const loadDesk = async () => ({ default: (await import('./proposal-desk.tsx')).ProposalDesk });
const ProposalDesk = lazy(loadDesk);

/** `new` in place of an id, with the project in the address, is a proposal that is not begun yet. */
export default function ProposalPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const name = id === 'new' ? search.get('project') : isId(id) ? id : null;
  return (
    <ForSide key={id} side="selling" header={<ScreenHeader of={trailTo('proposal')} />}>
      {name === null || name === '' ? <NoSuchProposal /> : <Opened key={name} name={name} isNew={id === 'new'} />}
    </ForSide>
  );
}

const NoSuchProposal = () => (
  <>
    <ScreenHeader of={trailTo('proposal')} />
    <EmptyState
      size="page"
      title="There is no such proposal"
      action={<LinkButton href={pathTo('proposals')}>Your proposals</LinkButton>}
    >
      It was deleted, it belongs to another account, or its project isn’t available to you.
    </EmptyState>
  </>
);

function Opened({ name, isNew }: { name: string; isNew: boolean }) {
  const read = useRead(myProposal, { params: { name } });
  useOwnTopic(() => void read.refetch());
  const page = read.data;
  // What was saved a moment ago is read before the form begins with it.
  const isFresh = read.isFetchedAfterMount || !read.isFetching;
  if (page === undefined || !isFresh) {
    if (read.error instanceof Failure && (read.error.code === 'not_found' || read.error.code === 'forbidden'))
      return <NoSuchProposal />;
    return (
      <>
        <ScreenHeader of={trailTo('proposal')} />
        <Unread what="Your proposal" read={read}>
          <Waiting />
        </Unread>
      </>
    );
  }
  if (isNew && page.proposal !== null) return <Navigate to={pathTo('proposal', { id: page.id })} replace />;
  return (
    <Suspense fallback={<Waiting />}>
      <ProposalDesk
        page={page}
        href={isNew ? pathTo('proposal', { id: 'new' }, { project: name }) : pathTo('proposal', { id: page.id })}
      />
    </Suspense>
  );
}

const Waiting = () => (
  <Loading label="Loading your proposal" className="panel pad">
    <TextSkeleton lines={9} />
  </Loading>
);
