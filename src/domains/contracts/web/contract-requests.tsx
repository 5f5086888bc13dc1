import { lazy, Suspense, useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ClockLine } from '#domains/paid-work/web/paid-work.tsx';
import { useCommand } from '#kit/web/api.ts';
import type { ContractPage } from '../contract.ts';
import { acceptEnd, acceptPause, declinePause, withdrawEnd, withdrawPause } from '../running-contract.ts';
import { isHeld } from '../next-step.ts';
import { CLOCK_AFTER } from '../words.ts';
import { endOutcomeOf } from './end-outcome.ts';
import { staledByMoves } from './use-contract.ts';

/** Loaded when it is opened. */
const MilestoneDispute = lazy(async () => ({ default: (await import('./milestone-dispute.tsx')).MilestoneDispute }));

interface RequestProps {
  contract: ContractPage;
  asked: { readonly by: 'client' | 'freelancer'; readonly reason: string | null };
  other: string;
  /** It is the reader's next step: it has the primary button. */
  isNext: boolean;
}

const Clocks = ({ contract, of }: { contract: ContractPage; of: string }) =>
  contract.clocks
    .filter(({ kind }) => kind === of)
    .map((clock) => <ClockLine key={clock.kind} clock={clock} after={CLOCK_AFTER[clock.kind] ?? ''} />);
const Reason = ({ of }: { of: string | null }) =>
  of === null ? null : <q className="text-md text-ink-2 wrap-anywhere">{of}</q>;

/** A request to pause that waits: the other side answers it, the own side can take it back (CTR-2). */
export function PauseRequest({ contract, asked, other, isNext }: RequestProps) {
  const accept = useCommand(acceptPause, { stales: staledByMoves });
  const decline = useCommand(declinePause, { stales: staledByMoves });
  const withdraw = useCommand(withdrawPause, { stales: staledByMoves });
  const isMine = asked.by === contract.side;
  const input = { params: { contract_number: contract.number } };
  const error = accept.error ?? decline.error ?? withdraw.error;
  return (
    <Panel
      title={isMine ? `You asked ${other} to pause the contract` : 'Your turn: answer the request to pause'}
      lead={
        isMine
          ? 'Everything continues until they agree.'
          : `While it is paused, work and review deadlines stop. Held money stays held. Either of you can resume it.`
      }
    >
      <div className="grid gap-4">
        {error === null ? null : <Alert tone="danger" live title={error.message} />}
        <Reason of={asked.reason} />
        <Clocks contract={contract} of="pause_answer" />
        <div className="flex flex-wrap gap-3">
          {isMine ? (
            <Button pending={withdraw.isPending} onClick={() => withdraw.mutate(input)}>
              Withdraw request
            </Button>
          ) : (
            <>
              <Button
                variant={isNext ? 'primary' : 'line'}
                pending={accept.isPending}
                onClick={() => accept.mutate(input)}
              >
                Pause the contract
              </Button>
              <Button pending={decline.isPending} onClick={() => decline.mutate(input)}>
                Decline request
              </Button>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** A request to end the contract that waits, with what becomes of each milestone (CTR-4). */
export function EndRequest({ contract, asked, other, isNext }: RequestProps) {
  const accept = useCommand(acceptEnd, { stales: staledByMoves });
  const withdraw = useCommand(withdrawEnd, { stales: staledByMoves });
  const [disputed, dispute] = useState<string | null>(null);
  const isMine = asked.by === contract.side;
  const can = (name: string) => contract.moves.some((move) => move.name === name && move.ok);
  const input = { params: { contract_number: contract.number } };
  const lines = endOutcomeOf(contract);
  // The end does nothing to what was released: a dispute about that wouldn't keep the contract going.
  const disputable = contract.milestones.filter(
    (milestone) => isHeld(milestone) && milestone.moves.some(({ name, ok }) => name === 'openDispute' && ok),
  );
  const ask = async () => {
    const agreed = await confirm({
      title: 'End the contract?',
      body: `${lines.join(' ')} This cannot be undone.`,
      okLabel: 'End the contract',
      danger: true,
      act: () => accept.mutateAsync(input),
    });
    if (agreed) toast.success('Contract ended', `${other} was notified.`);
  };
  return (
    <Panel
      title={isMine ? `You asked ${other} to end the contract` : `Your turn: ${other} asks to end the contract`}
      lead={
        isMine
          ? `${other} accepts, or opens a dispute about a milestone. Without an answer in time the contract ends as below. Until then you can withdraw the request.`
          : 'Accept, or open a dispute about a milestone if you don’t agree. Without an answer in time the contract ends as below.'
      }
    >
      <div className="grid gap-4">
        {withdraw.error === null ? null : <Alert tone="danger" live title={withdraw.error.message} />}
        <Reason of={asked.reason} />
        <div>
          <p className="label mb-1">What happens to each milestone</p>
          <ul className="grid list-disc gap-1 ps-5 text-md">
            {lines.map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </div>
        <Clocks contract={contract} of="end" />
        {disputed === null ? null : (
          <Suspense fallback={null}>
            <MilestoneDispute contract={contract} number={disputed} onClose={() => dispute(null)} />
          </Suspense>
        )}
        <div className="flex flex-wrap gap-3">
          {can('agreeEnd') ? (
            <Button variant={isNext ? 'primary' : 'line'} onClick={() => void ask()}>
              Accept and end the contract
            </Button>
          ) : null}
          {/* Only a dispute keeps it going (CTR-4). */}
          {can('agreeEnd')
            ? disputable.map(({ number, place }) => (
                <Button key={number} onClick={() => dispute(number)}>
                  Dispute milestone {place}
                </Button>
              ))
            : null}
          {can('withdrawEnd') ? (
            <Button pending={withdraw.isPending} onClick={() => withdraw.mutate(input)}>
              Withdraw request
            </Button>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
