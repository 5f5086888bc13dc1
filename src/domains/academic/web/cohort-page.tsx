import { useParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { titleOf, trailTo } from '#routes';
import { cohort } from '../contract.ts';
import { CohortChip, TermDays } from './cohort-words.tsx';
import { EndCohort } from './end-cohort.tsx';
import { Invite } from './invite.tsx';
import { StudentList } from './student-list.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('cohort')) }];

export default function CohortPage() {
  const { id = '' } = useParams();
  return <OneCohort key={id} id={id} />;
}

/** A cohort as its supervisor sees it. */
function OneCohort({ id }: { id: string }) {
  const read = useRead(cohort, { params: { id } });
  useOwnTopic(() => void read.refetch());
  const { data } = read;
  return (
    <>
      <ScreenHeader
        of={trailTo('cohort', { called: data?.name })}
        {...(data === undefined
          ? {}
          : {
              lead: (
                <>
                  {data.institution}, <TermDays of={data} />
                </>
              ),
              actions: <CohortChip state={data.state} />,
            })}
      />
      {data === undefined ? (
        <Unread what="This cohort" read={read}>
          <Loading label="Loading the cohort" className="panel pad">
            <RowsSkeleton rows={5} />
          </Loading>
        </Unread>
      ) : data.state === 'ended' ? (
        <Alert tone="info" title="This cohort has ended">
          Its students left it, and you no longer see them here. Their accounts and work stay as they are.
        </Alert>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <StudentList of={data} />
          <Invite cohort={data} />
          <EndCohort cohort={data} />
        </div>
      )}
    </>
  );
}
