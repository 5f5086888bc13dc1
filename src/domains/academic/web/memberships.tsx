import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { download } from '#kit/web/api-client.ts';
import { useCommand } from '#kit/web/api.ts';
import { leaveCohort, myAcademic, signedDocument, type Membership } from '../contract.ts';
import { CohortChip, TermDays } from './cohort-words.tsx';

/** Cohorts that one is or was a student of. */
export const Memberships = ({ all }: { all: readonly Membership[] }) => (
  <Panel title="Your cohorts as a student" flush>
    <ul className="divide-y divide-line border-t border-line">
      {all.map((membership) => (
        <OneMembership key={membership.id} of={membership} />
      ))}
    </ul>
  </Panel>
);

function OneMembership({
  of: { id, cohort, supervisor, joined_at: joinedAt, left_at: leftAt, signature_id: signatureId, number },
}: {
  of: Membership;
}) {
  const leave = useCommand(leaveCohort, { stales: [myAcademic] });
  const askToLeave = (): void =>
    void confirm({
      title: `Leave “${cohort.name}”?`,
      body: `${supervisor} no longer sees you. Your account, orders and earnings stay as they are.`,
      okLabel: 'Leave cohort',
      act: async () => {
        await leave.mutateAsync({ params: { id } });
        toast.success('You left the cohort');
      },
    });
  return (
    <li className="grid gap-2 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 font-semibold wrap-anywhere">{cohort.name}</span>
        {leftAt === null ? <CohortChip state={cohort.state} /> : <StatusChip tone="neutral">Left</StatusChip>}
      </div>
      <p className="text-sm text-ink-2 wrap-anywhere">
        {cohort.institution} · <TermDays of={cohort} /> · supervised by <Name of={supervisor} />
      </p>
      <p className="text-sm text-ink-2">
        You signed version {number} of the student rules on <When at={joinedAt} />
        {leftAt === null ? (
          '.'
        ) : (
          <>
            {' '}
            and left on <When at={leftAt} />.
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <DownloadButton
          get={() => download(signedDocument, { params: { id: signatureId } }, 'student-rules-signed.pdf')}
        >
          Signed rules (PDF)
        </DownloadButton>
        {leftAt === null ? (
          <Button size="sm" onClick={askToLeave}>
            Leave cohort<span className="sr-only"> {cohort.name}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
