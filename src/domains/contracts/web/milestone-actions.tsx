import { lazy, Suspense, useEffect, useState, type RefCallback } from 'react';
import { useLocation } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ProblemDialog } from '#domains/disputes/web/disputes.tsx';
import { AskToSplit } from '#domains/paid-work/web/paid-work.tsx';
import { formatUnit } from '#kit/format/unit.ts';
import { formatMoney, subtract } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { useHashTarget } from '#kit/web/use-hash-target.ts';
import { pathTo } from '#routes';
import type { ContractPage } from '../contract.ts';
import { MILESTONE_LIMITS, type MilestoneMove } from '../milestone.ts';
import { approveMilestone, extendMilestoneReview, keepFunded, offerShare } from '../milestone-contract.ts';
import type { OpenMilestone } from '../shapes.ts';
import { submitAnchorOf } from '../next-step.ts';
import { submitWords } from '../words.ts';
import { autoFundWords } from './desk-words.ts';
import { goToNextStep } from './go-to-next-step.ts';
import { problemChoices } from './problem-choices.ts';
import { staledByMoves } from './use-contract.ts';

/** Loaded when they are opened. */
const SubmitForm = lazy(async () => ({ default: (await import('./submit-form.tsx')).SubmitForm }));
const ChangesDialog = lazy(async () => ({ default: (await import('./changes-dialog.tsx')).ChangesDialog }));
const PartDialog = lazy(async () => ({ default: (await import('./part-dialog.tsx')).PartDialog }));
const MoreTimeDialog = lazy(async () => ({ default: (await import('./more-time-dialog.tsx')).MoreTimeDialog }));
const GiveBackDialog = lazy(async () => ({ default: (await import('./give-back-dialog.tsx')).GiveBackDialog }));
const MilestoneRoom = lazy(async () => ({ default: (await import('./milestone-room.tsx')).MilestoneRoom }));
const MilestoneDispute = lazy(async () => ({ default: (await import('./milestone-dispute.tsx')).MilestoneDispute }));
const ShareRequest = lazy(async () => ({ default: (await import('./share-request.tsx')).ShareRequest }));

export interface MilestoneActionsProps {
  contract: ContractPage;
  milestone: OpenMilestone;
  /** It is the reader's next step: its button is the primary one while it is in the window. */
  next?: { readonly actRef: RefCallback<HTMLElement>; readonly isInView: boolean };
}

/** Next to what is approved, however long it is: at the foot of the window while the milestone is in it. */
const BAR =
  'sticky bottom-[calc(var(--tab-bar,0px)+env(safe-area-inset-bottom))] z-10 -mx-4 border-t border-line bg-surface px-4 py-2.5 sm:-mx-5 sm:px-5';

/** What can be done with a milestone, and its history below. */
export function MilestoneActions({ contract, milestone, next }: MilestoneActionsProps) {
  const [opened, open] = useState<
    'submit' | 'changes' | 'part' | 'give-back' | 'time' | 'room' | 'problem' | 'split' | 'dispute' | null
  >(null);
  const approve = useCommand(approveMilestone, { stales: staledByMoves });
  const extend = useCommand(extendMilestoneReview, { stales: staledByMoves });
  const keep = useCommand(keepFunded, { stales: staledByMoves });
  const share = useCommand(offerShare, { stales: staledByMoves });
  const { number, place, terms, state, clocks } = milestone;
  const lead = next?.isInView === true ? 'primary' : 'line';
  const isClient = contract.side === 'client';
  const other = (isClient ? contract.freelancer : contract.client).name;
  const params = { milestone_number: number };
  const can = (name: MilestoneMove) => milestone.moves.some((move) => move.name === name && move.ok);
  const failed = { onError: (error: Error) => toast.error('Something went wrong', error.message) };
  const close = () => open(null);
  const { hash, key } = useLocation();
  const isSubmitting = opened === 'submit' && can('submit');
  // The next step leads here, into the form.
  const isLedHere = hash === `#${submitAnchorOf(place)}`;
  useEffect(() => {
    if (isLedHere) open('submit');
  }, [isLedHere, key]);
  useHashTarget(isLedHere && isSubmitting);
  const funding = autoFundWords(contract, number);
  const askApprove = async () => {
    const agreed = await confirm({
      title: `Release ${formatMoney(terms.price)}?`,
      body: (
        <div className="grid gap-3">
          <p>
            {other} earns {formatMoney(subtract(terms.price, terms.service_fee))} after the service fee, and the rights
            in the work pass to you. You can’t take it back. Until {other} can withdraw the money, you can still open a
            dispute.
          </p>
          {funding === null ? null : <p className="text-ink">{funding.before}</p>}
        </div>
      ),
      okLabel: `Approve and release ${formatMoney(terms.price)}`,
      act: () => approve.mutateAsync({ params, body: {} }),
    });
    if (!agreed) return;
    toast.success('Released', `${other} was notified.${funding === null ? '' : ` ${funding.after}`}`);
    goToNextStep();
  };
  const split = {
    about: number,
    work: 'this milestone',
    terms,
    side: contract.side,
    other,
    hours: MILESTONE_LIMITS.splitHours,
    silence: 'decline',
    send: (body: { percent: number; reason: string }) => share.mutateAsync({ params, body }),
    onDone: () => toast.success('Request sent', `${other} was notified.`),
  } as const;
  const takeTime = async () => {
    close();
    const days = formatUnit(contract.in_force.milestone_extension_days, 'day');
    const agreed = await confirm({
      title: `Take ${days} more to review?`,
      body: `You can do this once for each submission. ${other} waits ${days} longer for the money.`,
      okLabel: `Take ${days} more`,
      act: () => extend.mutateAsync({ params }),
    });
    if (agreed) toast.success('Review time extended', `${other} was notified.`);
  };
  const wasFunded = state !== 'agreed' && state !== 'dropped';
  return (
    <>
      {can('keepFunded') || (clocks.some(({ kind }) => kind === 'idle_answer') && !isClient) ? (
        <Alert tone="warning" title="Nothing was submitted for 75 days">
          {isClient
            ? 'Keep it funded, or its money is refunded to you.'
            : `${other} chooses whether it stays funded. You can refund it yourself.`}
        </Alert>
      ) : null}
      <div
        ref={isSubmitting || state === 'split_offered' ? undefined : next?.actRef}
        {...(isSubmitting ? {} : { id: submitAnchorOf(place) })}
        className={`flex scroll-mt-20 flex-wrap gap-2 empty:hidden ${can('approve') ? BAR : ''}`}
      >
        {can('fund') ? (
          <LinkButton href={pathTo('project-payment', {}, { milestone: number })}>
            Fund {formatMoney(terms.total)}
          </LinkButton>
        ) : null}
        {can('submit') && !isSubmitting ? (
          <Button variant={lead} onClick={() => open('submit')}>
            {submitWords(state)}
          </Button>
        ) : null}
        {can('approve') ? (
          <Button variant={lead} className="max-sm:px-3" pending={approve.isPending} onClick={() => void askApprove()}>
            {/* On phones both buttons fit beside each other. */}
            Approve<span className="max-sm:sr-only"> and release</span> {formatMoney(terms.price)}
          </Button>
        ) : null}
        {can('requestChanges') ? (
          <Button className="max-sm:px-3" onClick={() => open('changes')}>
            Request changes
          </Button>
        ) : null}
        {can('keepFunded') ? (
          <Button variant={lead} pending={keep.isPending} onClick={() => keep.mutate({ params }, failed)}>
            Keep it funded
          </Button>
        ) : null}
      </div>
      {isSubmitting ? (
        <div ref={next?.actRef} id={submitAnchorOf(place)} tabIndex={-1} className="scroll-mt-20 outline-none">
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <SubmitForm milestone={milestone} client={contract.client.name} onClose={close} />
          </Suspense>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {can('approvePart') ? (
          <Button size="sm" onClick={() => open('part')}>
            Release a part
          </Button>
        ) : null}
        {can('submit') && contract.moves.some(({ name, ok }) => name === 'proposeChange' && ok) ? (
          <Button size="sm" variant="ghost" onClick={() => open('time')}>
            Ask for more time
          </Button>
        ) : null}
        {milestone.moves.some(({ name }) => name === 'openDispute') ? (
          <Button size="sm" variant="ghost" onClick={() => open('problem')}>
            I have a problem
          </Button>
        ) : null}
        {wasFunded ? (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={opened === 'room'}
            onClick={() => open(opened === 'room' ? null : 'room')}
          >
            {opened === 'room' ? 'Hide history' : 'History'}
          </Button>
        ) : null}
      </div>
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        {opened === 'dispute' ? <MilestoneDispute contract={contract} number={number} onClose={close} /> : null}
        {state === 'split_offered' ? (
          <ShareRequest number={number} side={contract.side} other={other} actRef={next?.actRef} />
        ) : null}
        {opened === 'room' ? <MilestoneRoom milestone={milestone} contract={contract} /> : null}
      </Suspense>
      <Suspense fallback={null}>
        {opened === 'problem' ? (
          <ProblemDialog
            other={other}
            choices={problemChoices({ contract, other, can, open, takeTime: () => void takeTime() })}
            stops="This milestone’s deadlines are paused and its money stays held."
            onDispute={() => open('dispute')}
            onClose={close}
          />
        ) : null}
        {opened === 'split' ? <AskToSplit {...split} onClose={close} /> : null}
        {opened === 'changes' ? <ChangesDialog milestone={milestone} other={other} onClose={close} /> : null}
        {opened === 'part' ? <PartDialog milestone={milestone} other={other} onClose={close} /> : null}
        {opened === 'time' ? (
          <MoreTimeDialog contract={contract} milestone={milestone} other={other} onClose={close} />
        ) : null}
        {opened === 'give-back' ? <GiveBackDialog milestone={milestone} other={other} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
