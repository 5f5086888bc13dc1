import { lazy, Suspense } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { isId } from '#kit/ids.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { cv } from '../contract.ts';
import { CvList } from './cv-list.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('cv-create')) }];

const CvEditor = lazy(async () => ({ default: (await import('./cv-editor.tsx')).CvEditor }));

/** Without a CV in the address: all of them. */
export default function CreateCvPage() {
  const [search] = useSearchParams();
  const id = search.get('cv');
  if (id === null) return <CvList template={search.get('template')} />;
  return isId(id) ? <Opened key={id} id={id} isPreview={search.get('part') === 'preview'} /> : <NoSuchCv />;
}

const NoSuchCv = () => (
  <>
    <ScreenHeader of={trailTo('cv-create')} />
    <EmptyState
      size="page"
      title="There is no such CV"
      action={<LinkButton href={pathTo('cv-create')}>Your CVs</LinkButton>}
    >
      It was deleted, or it belongs to another account.
    </EmptyState>
  </>
);

function Opened({ id, isPreview }: { readonly id: string; readonly isPreview: boolean }) {
  const read = useRead(cv, { params: { id } }, { always: true });
  const me = useSession((session) => session.me);
  // What another window saved a moment ago is read before the form begins with it.
  const isFresh = read.isFetchedAfterMount || !read.isFetching;
  if (read.data === undefined || me === null || !isFresh) {
    if (read.error instanceof Failure && read.error.code === 'not_found') return <NoSuchCv />;
    return (
      <>
        <ScreenHeader of={trailTo('cv-create')} />
        <Unread what="This CV" read={read}>
          <Waiting />
        </Unread>
      </>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <CvEditor cv={read.data} me={me} tab={isPreview ? 'preview' : 'edit'} />
    </Suspense>
  );
}

const Waiting = () => (
  <Loading label="Loading your CV" className="panel pad">
    <TextSkeleton lines={9} />
  </Loading>
);
