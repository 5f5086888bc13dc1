import type { FileListProps } from '#design/app/file-list.tsx';
import type { WorkFile } from '#domains/paid-work/shapes.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { FactGrid } from '#design/app/fact-grid.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { toast } from '#design/public/toast-store.ts';
import { PersonLink } from '#domains/accounts/web/accounts.ts';
import { WorkTimeline } from '#domains/paid-work/web/paid-work.tsx';
import { titled } from '#kit/brand.ts';
import type { Side } from '#kit/sides.ts';
import { download, privateFile } from '#kit/web/api-client.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { titleOf, trailTo } from '#routes';
import {
  assignDispute,
  staffDispute,
  staffDisputeFile,
  staffDisputes,
  type StaffDispute,
} from '../../admin-contract.ts';
import { STATE_WORDS, TROUBLE } from '../../timeline.ts';
import { Decisions, Statements } from '../dispute-file.tsx';
import { DisputedWork } from './disputed-work.tsx';

const DecideDialog = lazy(async () => ({ default: (await import('./decide-dialog.tsx')).DecideDialog }));

const DisputeMessages = lazy(async () => ({ default: (await import('./dispute-messages.tsx')).DisputeMessages }));

export const meta: MetaFunction = ({ params }) => [
  { title: titled(`${titleOf('admin-dispute')} ${params['disputeNumber'] ?? ''}`) },
];

/** Both files, the timeline and the money side by side. */
export default function DisputePage() {
  const { disputeNumber = '' } = useParams();
  return <OneDispute key={disputeNumber} number={disputeNumber} />;
}

function OneDispute({ number }: { number: string }) {
  const read = useRead(staffDispute, { params: { dispute_number: number } });
  return (
    <>
      <ScreenHeader of={trailTo('admin-dispute', { called: number })} lead={read.data?.work.title} />
      {read.data !== undefined ? (
        <Review one={read.data} />
      ) : (
        <Unread what="This dispute" read={read}>
          <Loading label="Loading the dispute" className="panel pad">
            <TextSkeleton lines={8} />
          </Loading>
        </Unread>
      )}
    </>
  );
}

/** Each look is recorded, so no thumbnails: nobody chose to see them. */
const filesOf = (number: string): Omit<FileListProps<WorkFile>, 'files'> => {
  const input = (fileId: string) => ({ params: { dispute_number: number, file_id: fileId } });
  return {
    open: ({ id, name }) => download(staffDisputeFile, input(id), name),
    read: ({ id }, signal) => privateFile(staffDisputeFile, input(id), signal),
  };
};

function Review({ one }: { one: StaffDispute }) {
  const [isDeciding, setDeciding] = useState(false);
  const assign = useCommand(assignDispute, { stales: [staffDispute, staffDisputes] });
  const params = { dispute_number: one.number };
  const nameOf = (side: Side) => (side === 'client' ? one.client.name : one.freelancer.name);
  const files = filesOf(one.number);
  const sides: readonly Side[] = ['client', 'freelancer'];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {assign.error === null ? null : <Alert tone="danger" live title={assign.error.message} />}
      {one.senior ? (
        <Alert tone="warning" title="The hard limit of 30 days has passed">
          An owner decides now. The money stays held until then.
        </Alert>
      ) : null}
      <Panel
        title="Facts"
        actions={
          <>
            <StatusChip tone={STATE_WORDS[one.state].tone}>{STATE_WORDS[one.state].label}</StatusChip>
            {one.may_assign === null ? (
              <Button
                variant="primary"
                pending={assign.isPending}
                onClick={() => assign.mutate({ params }, { onSuccess: () => toast.success('You review this dispute') })}
              >
                Assign to me
              </Button>
            ) : null}
            {one.may_decide === null ? (
              <Button variant="primary" onClick={() => setDeciding(true)}>
                Decide
              </Button>
            ) : null}
          </>
        }
      >
        <Facts one={one} />
        {one.may_decide === null ? null : <p className="mt-3 text-sm text-ink-2">{one.may_decide}</p>}
      </Panel>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {sides.map((side) => (
          <Panel
            key={side}
            title={`${side === 'client' ? 'Client' : 'Freelancer'}: ${nameOf(side)}`}
            lead={side === one.opened_by ? 'Opened the dispute' : 'Responds to the claim'}
          >
            {one.statements.some(({ by }) => by === side) ? (
              <Statements
                statements={one.statements.filter(({ by }) => by === side)}
                nameOf={nameOf}
                terms={one.works.map(({ terms }) => terms)}
                files={files}
              />
            ) : (
              <p className="text-ink-2">No statement yet.</p>
            )}
          </Panel>
        ))}
      </div>
      {one.decisions.length === 0 ? null : (
        <Panel title="Decisions">
          <div className="grid gap-5">
            <Decisions decisions={one.decisions} nameOf={nameOf} />
          </div>
        </Panel>
      )}
      {one.agreed.length === 0 ? null : (
        <Panel title="Signed terms and criteria">
          <div className="grid gap-4">
            {one.agreed.map(({ title, lines }) => (
              <div key={title}>
                <h3 className="title mb-1 wrap-anywhere">{title}</h3>
                <ul className="grid list-disc gap-1 ps-5 text-md">
                  {lines.map((line) => (
                    <li key={line} dir="auto" className="wrap-anywhere">
                      {line}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </Panel>
      )}
      <WorkTimeline
        title="Timeline of the dispute"
        past={one.timeline}
        clocks={one.clocks}
        nextBy="By a reviewer"
        trouble={TROUBLE}
      />
      {one.works.map((work) => (
        <DisputedWork key={work.number} work={work} isOnly={one.works.length === 1} files={files} />
      ))}
      <Panel
        title="Messages between both sides"
        lead="For the reviewer who took the dispute, after they say why. The audit log keeps the reason."
      >
        {one.may_read_messages === null ? (
          <Suspense fallback={null}>
            <DisputeMessages number={one.number} />
          </Suspense>
        ) : (
          <p className="text-ink-2">{one.may_read_messages}</p>
        )}
      </Panel>
      <Suspense fallback={null}>
        {isDeciding ? <DecideDialog one={one} onClose={() => setDeciding(false)} /> : null}
      </Suspense>
    </div>
  );
}

function Facts({ one }: { one: StaffDispute }) {
  const person = ({ id, name }: StaffDispute['client']): ReactNode => <PersonLink id={id}>{name}</PersonLink>;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Decide by', one.decide_by === null ? 'No decision due' : <When key="due" at={one.decide_by} style="moment" />],
    ['Reviewer', one.reviewer?.name ?? 'Unassigned'],
    ['Held', <Money key="held" value={one.held} />],
    ['Client', person(one.client)],
    ['Freelancer', person(one.freelancer)],
    ['About', one.works.map((work) => work.number).join(', ')],
    ['Opened', <When key="opened" at={one.opened_at} style="moment" />],
    ['Claimed for the freelancer', <Money key="claim" value={one.claim.to_freelancer} />],
    ['Claimed for the client', <Money key="back" value={one.claim.back_to_client} />],
    ['Before the dispute', one.was_released ? 'Released, clearing' : 'Held'],
    ['Appealed by', one.appealed_by === null ? 'No one' : one[one.appealed_by].name],
  ];
  return <FactGrid facts={facts} columns={4} />;
}
