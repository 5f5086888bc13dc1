import type { MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { ReadState } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { myAcademic, type MyAcademic } from '../contract.ts';
import { JoinByCode } from './join-by-code.tsx';
import { Memberships } from './memberships.tsx';
import { YourInstitution } from './your-institution.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('academic')) }];

/** Cohorts that one is a student of, and those that one supervises. */
export default function AcademicPage() {
  const read = useRead(myAcademic, {});
  useOwnTopic(() => void read.refetch());
  return (
    <>
      <ScreenHeader
        of={trailTo('academic')}
        lead="Students work here under their institution’s supervision. Join with the code of your supervisor, or sign for your institution."
        actions={<LinkButton href={pathTo('agreement-academic')}>Student rules</LinkButton>}
      />
      <ReadState
        what="Your cohorts"
        read={read}
        skeleton={
          <Loading label="Loading your cohorts" className="panel pad">
            <RowsSkeleton rows={4} />
          </Loading>
        }
      >
        {(mine) => <Mine of={mine} />}
      </ReadState>
    </>
  );
}

/** A supervisor joins no cohort here: a link leads to one all the same. */
const Mine = ({ of }: { of: MyAcademic }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
    {of.institutions.length > 0 ? <YourInstitution of={of} /> : null}
    {of.memberships.length > 0 ? <Memberships all={of.memberships} /> : null}
    {of.institutions.some(({ state }) => state === 'confirmed') ? null : <JoinByCode />}
    {of.institutions.length > 0 ? null : (
      <p className="text-ink-2">
        Do you teach?{' '}
        <a className="link" href={`${pathTo('agreement-university')}#sign`}>
          Sign the university agreement
        </a>{' '}
        for your institution, and set up cohorts of your students.
      </p>
    )}
  </div>
);
