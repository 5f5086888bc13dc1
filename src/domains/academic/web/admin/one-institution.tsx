import { FactGrid } from '#design/app/fact-grid.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink } from '#domains/accounts/web/accounts.ts';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { counted } from '#kit/format/unit.ts';
import { download } from '#kit/web/api-client.ts';
import { institutionDocument, type InstitutionRow } from '../../admin-contract.ts';
import { INSTITUTION_WORDS, type InstitutionDecision } from '../../institution.ts';

interface OneInstitutionProps {
  readonly institution: InstitutionRow;
  readonly onDecide: (decision: InstitutionDecision) => void;
}

/** What was signed, by whom, and what staff can decide. */
export function OneInstitution({ institution, onDecide }: OneInstitutionProps) {
  const { id, name, address, position, state, person, countersigned, reason, cohorts, students, number } = institution;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 sm:px-5">
      <h3 className="title flex flex-wrap items-center gap-2 wrap-anywhere">
        {name}
        <StatusChip tone={INSTITUTION_WORDS[state].tone}>
          {state === 'waiting' ? 'To confirm' : INSTITUTION_WORDS[state].label}
        </StatusChip>
      </h3>
      <FactGrid
        columns={3}
        facts={[
          ['Address', address.replaceAll(/\s*\n\s*/g, ', ')],
          ['Account', person === null ? 'Deleted account' : <PersonLink id={person.id}>{person.name}</PersonLink>],
          ['Position', position],
          [
            'Signed',
            <>
              {institution.signed_name}, <When at={institution.signed_at} style="moment" />
            </>,
          ],
          [
            'Countersigned',
            countersigned === null ? (
              'Not yet'
            ) : (
              <>
                {countersigned.name}, <When at={countersigned.at} style="moment" />
              </>
            ),
          ],
          [
            'Cohorts',
            `${counted(cohorts, { one: 'cohort', other: 'cohorts' })}, ${counted(students, { one: 'student', other: 'students' })}`,
          ],
        ]}
      />
      <p className="text-sm text-ink-2 wrap-anywhere">
        Version {number}, SHA-256 {institution.hash}
      </p>
      {reason === null ? null : <p className="wrap-anywhere">Reason: {reason}</p>}
      <div className="flex flex-wrap gap-2">
        {state === 'waiting' ? (
          <>
            <Button size="sm" variant="primary" onClick={() => onDecide('confirm')}>
              Confirm and countersign<span className="sr-only"> {name}</span>
            </Button>
            <Button size="sm" onClick={() => onDecide('decline')}>
              Decline<span className="sr-only"> {name}</span>
            </Button>
          </>
        ) : null}
        {state === 'confirmed' ? (
          <Button size="sm" onClick={() => onDecide('end')}>
            End agreement<span className="sr-only"> with {name}</span>
          </Button>
        ) : null}
        <DownloadButton
          get={() => download(institutionDocument, { params: { id } }, 'university-agreement-signed.pdf')}
        >
          Signed agreement (PDF)
        </DownloadButton>
      </div>
    </li>
  );
}
