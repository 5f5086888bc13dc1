import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { ReasonDialog, useIsOpen } from '#domains/accounts/web/accounts.ts';
import { useCommand } from '#kit/web/api.ts';
import { isUnbegun } from '../../life.ts';
import { HOLDING_STATES, type MilestoneState } from '../../milestone.ts';
import {
  endContractByStaff,
  pauseContractByStaff,
  resumeContractByStaff,
  staffContract,
  staffContracts,
  type StaffContractPage,
} from '../../staff-contract.ts';

const stales = [staffContract, staffContracts];

const ACTS = {
  pause: {
    title: 'Pause this contract?',
    lead: 'Work and review deadlines stop. The client can still release held money. Only staff can resume it; otherwise it continues after 60 days.',
    button: 'Pause contract',
    done: 'Contract paused',
  },
  resume: {
    title: 'Resume this contract?',
    lead: 'Its deadlines continue with the time that was left.',
    button: 'Resume contract',
    done: 'Contract resumed',
  },
  end: {
    title: 'End this contract?',
    lead: 'Milestones that are not funded are dropped. This cannot be undone.',
    button: 'End contract',
    done: 'Contract ended',
  },
} as const;

/** Held money is decided at its milestone first. */
export function ContractActs({
  contract: { contract_number: number, state, milestones },
}: {
  contract: StaffContractPage;
}) {
  const [act, setAct] = useState<keyof typeof ACTS | null>(null);
  const pause = useCommand(pauseContractByStaff, { stales });
  const resume = useCommand(resumeContractByStaff, { stales });
  const end = useCommand(endContractByStaff, { stales });
  if (!useIsOpen(['trust'])) return null;
  const isHolding = milestones.some((milestone) =>
    (HOLDING_STATES as readonly MilestoneState[]).includes(milestone.state),
  );
  const isOpen = isUnbegun(state) || ['active', 'paused', 'end_requested'].includes(state);
  const offered = (['pause', 'resume', 'end'] as const).filter((name) =>
    name === 'pause' ? state === 'active' : name === 'resume' ? state === 'paused' : isOpen && !isHolding,
  );
  const command = { pause, resume, end };
  return (
    <>
      {offered.map((name) => (
        <Button key={name} size="sm" onClick={() => setAct(name)}>
          {ACTS[name].button}
        </Button>
      ))}
      {act === null ? null : (
        <ReasonDialog
          about={`${act} ${number}`}
          title={ACTS[act].title}
          lead={`${ACTS[act].lead} Both sides read the reason.`}
          button={ACTS[act].button}
          done={ACTS[act].done}
          isHarsh={act === 'end'}
          maxLength={1_000}
          submit={({ reason }) => command[act].mutateAsync({ params: { contract_number: number }, body: { reason } })}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}
