import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useResumedPayment } from '#domains/paid-work/web/paid-work.tsx';
import { useCommand } from '#kit/web/api.ts';
import type { ContractPage } from '../contract.ts';
import type { ContractMove } from '../life.ts';
import { endContract, resumeContract } from '../running-contract.ts';
import { BONUS } from './bonus-in-address.ts';
import { Bonuses } from './bonuses.tsx';
import { ChangePanel } from './change-panel.tsx';
import { EndRequest, PauseRequest } from './contract-requests.tsx';
import { staledByMoves } from './use-contract.ts';

/** Loaded when they are opened. */
const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));
const ChangeForm = lazy(async () => ({ default: (await import('./change-form.tsx')).ChangeForm }));
const BonusDialog = lazy(async () => ({ default: (await import('./bonus-dialog.tsx')).BonusDialog }));

interface RunningPanelProps {
  contract: ContractPage;
  other: string;
}

const pausedWords = (byStaff: string | null): string =>
  byStaff === null
    ? 'Work and review deadlines are stopped. Either of you can resume it.'
    : `Our team paused this contract. Work and review deadlines are stopped. The client can still release held money. Reason: ${byStaff}`;

/** A contract that runs: requests that wait, a pause, its end, and what is paid on top of it. */
export function RunningPanel({ contract, other }: RunningPanelProps) {
  const [opened, open] = useState<'change' | 'pause' | 'end' | 'bonus' | null>(null);
  const resume = useCommand(resumeContract, { stales: staledByMoves });
  const finish = useCommand(endContract, { stales: staledByMoves });
  const params = { contract_number: contract.number };
  const can = (name: ContractMove) => contract.moves.some((move) => move.name === name && move.ok);
  const [search] = useSearchParams();
  const [bonus, setBonus] = useState<string | null>(null);
  useResumedPayment(can('bonus') ? BONUS : null, true, () => {
    setBonus(search.get('amount'));
    open('bonus');
  });
  const close = () => {
    setBonus(null);
    open(null);
  };
  const isPaused = contract.state === 'paused';
  const endsAtOnce = contract.state !== 'end_requested' && (can('completeEnd') || can('cancelEnd'));
  const end = async () => {
    if (!endsAtOnce) return open('end');
    const agreed = await confirm({
      title: 'End the contract?',
      body: 'No money is held. Milestones that were not funded are dropped. This cannot be undone.',
      okLabel: 'End contract',
      act: () => finish.mutateAsync({ params, body: {} }),
    });
    if (agreed) toast.success('Contract ended', `${other} was notified.`);
  };
  const goOn = () =>
    resume.mutate(
      { params },
      {
        onSuccess: () => toast.success('The contract continues', `${other} was notified.`),
        onError: (error) => toast.error('Something went wrong', error.message),
      },
    );
  const canAct = can('proposeChange') || endsAtOnce || can('requestEnd') || isPaused || can('askPause') || can('bonus');
  return (
    <>
      {contract.change_asked === null ? null : <ChangePanel contract={contract} change={contract.change_asked} other={other} />}
      {contract.pause_asked === null ? null : <PauseRequest contract={contract} asked={contract.pause_asked} other={other} />}
      {contract.end_asked === null || contract.state !== 'end_requested' ? null : <EndRequest contract={contract} asked={contract.end_asked} other={other} />}
      {contract.bonuses.length === 0 && !canAct ? null : (
        <Panel title={isPaused ? 'Paused' : 'The contract'} lead={isPaused ? pausedWords(contract.paused_by_staff) : undefined}>
          <div className="grid gap-4">
            <Bonuses contract={contract} />
            <div className="flex flex-wrap gap-3">
              {can('resume') ? (
                <Button variant="primary" pending={resume.isPending} onClick={goOn}>
                  Resume the contract
                </Button>
              ) : null}
              {can('bonus') ? <Button onClick={() => open('bonus')}>Give a bonus</Button> : null}
              {can('proposeChange') ? (
                <Button aria-expanded={opened === 'change'} onClick={() => open(opened === 'change' ? null : 'change')}>
                  Propose other terms
                </Button>
              ) : null}
              {can('askPause') ? <Button onClick={() => open('pause')}>Ask to pause</Button> : null}
              {endsAtOnce || can('requestEnd') || can('resume') ? (
                <Button variant="ghost" onClick={() => void end()}>
                  {endsAtOnce ? 'End the contract' : 'Ask to end the contract'}
                </Button>
              ) : null}
            </div>
          </div>
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            {opened === 'change' ? (
              <div className="mt-5">
                <ChangeForm contract={contract} other={other} onClose={close} />
              </div>
            ) : null}
          </Suspense>
          <Suspense fallback={null}>
            {opened === 'bonus' ? <BonusDialog contract={contract} asked={bonus} onClose={close} /> : null}
            {opened === 'pause' || opened === 'end' ? <AskDialog contract={contract} what={opened} other={other} onClose={close} /> : null}
          </Suspense>
        </Panel>
      )}
    </>
  );
}
