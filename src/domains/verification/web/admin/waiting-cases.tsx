import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { staffStanding } from '#domains/accounts/security-contract.ts';
import { useIsOpen } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { listCases } from '../../admin-contract.ts';

/** Proofs and objections that wait for an operator, or null while that is not known, or is not this person's work. */
export function useWaitingCases(): { waiting: number; late: number; appeals: number; all: number } | null {
  const standing = useRead(staffStanding, {}).data?.standing;
  const isOpen = useIsOpen(['trust']) && (standing === 'shown' || standing === 'not_asked');
  const { data } = useRead(listCases, { query: { limit: 1 } }, { enabled: isOpen });
  return data === undefined ? null : { waiting: data.waiting, late: data.late, appeals: data.appeals, all: data.waiting + data.appeals };
}

const people = (count: number): string => (count === 1 ? '1 proof of identity waits' : `${count} proofs of identity wait`);
const objections = (count: number): string => (count === 1 ? '1 objection waits for an answer.' : `${count} objections wait for an answer.`);
const late = (count: number): string => (count === 0 ? '.' : `, ${count} of them longer than the two business days promised.`);

export function WaitingVerifications() {
  const cases = useWaitingCases();
  if (cases === null || cases.all === 0) return null;
  return (
    <Panel title="Verifications" className="mb-4">
      {cases.waiting === 0 ? null : <p>{people(cases.waiting) + late(cases.late)}</p>}
      {cases.appeals === 0 ? null : <p>{objections(cases.appeals)}</p>}
      <LinkButton href={pathTo('admin-verifications', {}, cases.waiting === 0 ? { queue: 'appeals' } : {})} size="sm" className="mt-3">
        Look at them
      </LinkButton>
    </Panel>
  );
}
