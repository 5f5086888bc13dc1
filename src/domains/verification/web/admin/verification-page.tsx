import { useState } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { FactGrid } from '#design/app/fact-grid.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Address } from '#design/app/address.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { titleOf, trailTo } from '#routes';
import { listCases, readCase, takeCase } from '../../admin-contract.ts';
import { documentWords, reasonWords } from '../../identity-case.ts';
import { CaseChip } from './case-chip.tsx';
import { CaseFile } from './case-file.tsx';
import { DecideDialog, type Decision } from './decide-dialog.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-verification')) }];

type Case = DataOf<typeof readCase>;

export default function VerificationPage() {
  const { id = '' } = useParams();
  return <OneCase key={id} id={id} />;
}

function OneCase({ id }: { id: string }) {
  const read = useRead(readCase, { params: { id } });
  return (
    <>
      <ScreenHeader
        of={trailTo('admin-verification', { called: read.data?.name })}
        lead={read.data === undefined ? undefined : <Address of={read.data.email} />}
      />
      {read.data !== undefined ? (
        <CasePanels one={read.data} />
      ) : (
        <Unread what="This case" read={read}>
          <Loading label="Loading the documents" className="panel pad">
            <TextSkeleton lines={6} />
          </Loading>
        </Unread>
      )}
    </>
  );
}

function CasePanels({ one }: { one: Case }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const take = useCommand(takeCase, { stales: [readCase, listCases] });
  const isObjected =
    one.appeal !== null && one.appeal_answered_at === null && (one.state === 'rejected' || one.state === 'revoked');
  const isOpen = one.state === 'submitted' || one.state === 'in_review';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {one.is_own ? (
        <Alert tone="warning" title="This is your own case">
          Another operator must review and decide it.
        </Alert>
      ) : null}
      {one.is_for_another ? (
        <Alert tone="info" title="This appeal is against your decision">
          Another operator must answer it.
        </Alert>
      ) : null}
      {take.error === null ? null : <Alert tone="danger" title={take.error.message} />}
      <Facts one={one} />
      <Panel title="Compare" lead="Compare the name on the document with the name above, and the face with the selfie.">
        {one.files.length === 0 ? (
          <p className="text-ink-2">The files are deleted. We keep the decision and the files’ hashes.</p>
        ) : one.is_own ? null : (
          <ul className="grid gap-4 md:grid-cols-2">
            {one.files.map((file) => (
              <CaseFile key={file.id} caseId={one.id} file={file} />
            ))}
          </ul>
        )}
      </Panel>
      {one.statement === null && one.appeal === null ? null : (
        <Panel title="Statements">
          {one.reason === null ? null : <p className="font-semibold">{reasonWords[one.reason]}</p>}
          <p className="wrap-anywhere whitespace-pre-line">{one.statement}</p>
          {one.appeal === null ? null : (
            <>
              <h3 className="title mt-4">Appeal</h3>
              <p className="wrap-anywhere whitespace-pre-line">{one.appeal}</p>
              {one.appeal_answer === null ? null : (
                <>
                  <h3 className="title mt-4">Answer</h3>
                  <p className="wrap-anywhere whitespace-pre-line">{one.appeal_answer}</p>
                </>
              )}
            </>
          )}
        </Panel>
      )}
      {one.is_own ? null : (
        <div className="flex flex-wrap gap-2">
          {isOpen ? (
            <>
              {one.is_mine ? null : (
                <Button
                  variant="primary"
                  pending={take.isPending}
                  onClick={() => take.mutate({ params: { id: one.id } })}
                >
                  Claim case
                </Button>
              )}
              <Button variant={one.is_mine ? 'primary' : 'line'} onClick={() => setDecision('approve')}>
                Approve
              </Button>
              <Button onClick={() => setDecision('more')}>Request more</Button>
              <Button onClick={() => setDecision('reject')}>Reject</Button>
            </>
          ) : null}
          {isObjected && !one.is_for_another ? (
            <>
              <Button variant="primary" onClick={() => setDecision('again')}>
                Reopen case
              </Button>
              <Button onClick={() => setDecision('stands')}>Uphold decision</Button>
            </>
          ) : null}
          {one.state === 'approved' ? <Button onClick={() => setDecision('revoke')}>Revoke approval</Button> : null}
        </div>
      )}
      {decision === null ? null : (
        <DecideDialog
          key={decision}
          decision={decision}
          id={one.id}
          name={one.name}
          onClose={() => setDecision(null)}
        />
      )}
    </div>
  );
}

function Facts({ one }: { one: Case }) {
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['State', <CaseChip key="state" state={one.state} />],
    ['Document', one.document_kind === null ? 'none' : documentWords[one.document_kind]],
    ['Sent', <When key="sent" at={one.submitted_at} style="moment" />],
    ['Answer by', <When key="by" at={one.answer_by} style="moment" />],
    ['Username', one.username],
    ['Registered', <When key="since" at={one.registered_at} />],
    ['Attempts in 30 days', String(one.tries)],
    ['With', one.is_mine ? 'you' : (one.taken_by ?? 'unassigned')],
    ['Decided', one.decided_at === null ? 'not yet' : `by ${one.decided_by ?? 'the system'}`],
  ];
  return (
    <Panel title="Facts">
      <FactGrid facts={facts} columns={4} />
    </Panel>
  );
}
