import { useState } from 'react';
import { DataTable, type Column } from '#design/app/data-table.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { download } from '#kit/web/api-client.ts';
import { pathTo } from '#routes';
import { signedDocument, type CohortLine, type MyAcademic } from '../contract.ts';
import { INSTITUTION_WORDS } from '../institution.ts';
import { CohortChip, TermDays } from './cohort-words.tsx';
import { SetUpCohort } from './set-up-cohort.tsx';

const columns: readonly Column<CohortLine>[] = [
  { key: 'name', label: 'Cohort', isName: true, phone: 'title', long: true, cell: ({ name }) => name },
  { key: 'term', label: 'Term', phone: 'meta', cell: (cohort) => <TermDays of={cohort} /> },
  {
    key: 'students',
    label: 'Students',
    phone: 'meta',
    align: 'end',
    cell: ({ students, student_limit: limit }) => `${students} of ${limit}`,
  },
  { key: 'state', label: 'Status', phone: 'status', cell: ({ state }) => <CohortChip state={state} /> },
];

/** What someone signed for, what became of it, and the cohorts under it. */
export function YourInstitution({ of: { institutions, cohorts } }: { of: MyAcademic }) {
  const [isNew, setNew] = useState(false);
  const [current] = institutions;
  if (current === undefined) return null;
  const { name, state, reason, number, signature_id: signatureId, signed_at: signedAt, refusal } = current;
  const isClosed = state === 'declined' || state === 'ended';
  return (
    <>
      <Panel
        title={name}
        actions={<StatusChip tone={INSTITUTION_WORDS[state].tone}>{INSTITUTION_WORDS[state].label}</StatusChip>}
      >
        <p className="text-ink-2">
          You signed version {number} of the university agreement on <When at={signedAt} />.
        </p>
        {reason === null ? null : <p className="mt-2 wrap-anywhere">{reason}</p>}
        <div className="mt-4 flex flex-wrap gap-2">
          <DownloadButton
            get={() => download(signedDocument, { params: { id: signatureId } }, 'university-agreement-signed.pdf')}
          >
            Signed agreement (PDF)
          </DownloadButton>
          {isClosed ? (
            <LinkButton size="sm" href={`${pathTo('agreement-university')}#sign`}>
              Sign again
            </LinkButton>
          ) : null}
        </div>
      </Panel>
      {refusal !== null && cohorts.length === 0 ? (
        <Alert tone="info" title={refusal} />
      ) : (
        <Panel
          title="Cohorts you supervise"
          flush
          actions={
            refusal === null ? (
              <Button variant="primary" size="sm" onClick={() => setNew(true)}>
                Set up a cohort
              </Button>
            ) : undefined
          }
        >
          <DataTable
            caption="Cohorts you supervise"
            columns={columns}
            rows={cohorts}
            rowKey={({ id }) => id}
            rowHref={({ id }) => pathTo('cohort', { id })}
            empty={
              <EmptyState title="No cohorts yet">
                A cohort has a term and a number of places. Its students join by a link, and you see who did.
              </EmptyState>
            }
          />
        </Panel>
      )}
      {isNew ? <SetUpCohort onClose={() => setNew(false)} /> : null}
    </>
  );
}
