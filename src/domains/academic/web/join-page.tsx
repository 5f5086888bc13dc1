import { useParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { SUPERVISOR_NEVER_SEES } from '../cohort.ts';
import { cohortToJoin, type CohortToJoin } from '../contract.ts';
import { TermDays } from './cohort-words.tsx';
import { JoinForm } from './join-form.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('join-cohort')) }];

export default function JoinPage() {
  const { code = '' } = useParams();
  return <OneCohort key={code} code={code} />;
}

function OneCohort({ code }: { code: string }) {
  const read = useRead(cohortToJoin, { query: { code } });
  const { data } = read;
  return (
    <>
      <ScreenHeader
        of={trailTo('join-cohort')}
        {...(data === undefined ? {} : { title: `Join “${data.name}”` })}
        {...(data === undefined
          ? {}
          : {
              lead: (
                <>
                  {data.institution}, <TermDays of={data} />, supervised by <Name of={data.supervisor} />
                </>
              ),
            })}
      />
      {data === undefined ? (
        <Unread what="This cohort" read={read}>
          <Loading label="Loading the cohort" className="panel pad">
            <TextSkeleton lines={9} />
          </Loading>
        </Unread>
      ) : (
        <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4">
          {data.refusal === null ? null : (
            <Alert
              tone="info"
              title={data.refusal}
              action={
                <LinkButton size="sm" href={pathTo('academic')}>
                  Your cohorts
                </LinkButton>
              }
            />
          )}
          <WhatIsSeen cohort={data} />
          <Rules cohort={data} />
          {data.refusal === null ? <JoinForm code={code} cohort={data} /> : null}
        </div>
      )}
    </>
  );
}

/** Before anyone decides. */
const WhatIsSeen = ({ cohort: { supervisor, supervisor_sees: sees } }: { cohort: CohortToJoin }) => (
  <Panel title={`What ${supervisor} will see`}>
    <ul className="grid list-disc gap-1 ps-5">
      {sees.map((see) => (
        <li key={see}>{see}</li>
      ))}
    </ul>
    <p className="mt-3">{SUPERVISOR_NEVER_SEES}</p>
    <p className="mt-3 text-ink-2">
      It ends when you leave the cohort, which you can do at any time, or when its term ends.
    </p>
  </Panel>
);

const Rules = ({ cohort: { rules } }: { cohort: CohortToJoin }) => (
  <Panel title="The student rules, in short" lead={`${rules.title}, version ${rules.number}`}>
    <dl className="grid gap-3">
      {rules.in_short.map(({ title, summary }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="text-ink-2">{summary}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4">
      <Link href={pathTo('agreement-academic')} className="link">
        Read all of the student rules
      </Link>
    </p>
  </Panel>
);
