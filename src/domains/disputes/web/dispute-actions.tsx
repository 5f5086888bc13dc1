import { lazy, Suspense, useState, type RefCallback } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { SplitParts } from '#domains/paid-work/web/paid-work.tsx';
import { otherSide } from '#kit/sides.ts';
import { useCommand, type Stale } from '#kit/web/api.ts';
import {
  acceptClaim,
  acceptDecision,
  acceptOffer,
  agreeToWithdraw,
  declineOffer,
  endWithdrawal,
  escalateDispute,
  makeOffer,
  withdrawOffer,
} from '../contract.ts';
import type { DisputeMove } from '../dispute.ts';
import { whoGetsWhat } from '../money-words.ts';
import type { ShownDispute } from '../shapes.ts';
import { reviewShare } from './review-share.tsx';

const SayDialog = lazy(async () => ({ default: (await import('./say-dialog.tsx')).SayDialog }));
const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }));

interface ActionsProps {
  dispute: ShownDispute;
  other: string;
  stales: readonly Stale[];
  actRef: RefCallback<HTMLElement> | undefined;
}
type Asked = 'answer' | 'evidence' | 'appeal' | 'offer' | 'withdraw';

/** What this side can do now; one primary action. */
export function DisputeActions({ dispute, other, stales, actRef }: ActionsProps) {
  const [dialog, ask] = useState<Asked | null>(null);
  const claim = useCommand(acceptClaim, { stales });
  const offer = useCommand(acceptOffer, { stales });
  const same = useCommand(makeOffer, { stales });
  const decline = useCommand(declineOffer, { stales });
  const takeBack = useCommand(withdrawOffer, { stales });
  const escalate = useCommand(escalateDispute, { stales });
  const decision = useCommand(acceptDecision, { stales });
  const letGo = useCommand(agreeToWithdraw, { stales });
  const keepOn = useCommand(endWithdrawal, { stales });
  const params = { dispute_number: dispute.number };
  const { side, offer: open } = dispute;
  const can = (name: DisputeMove) => dispute.moves.some((move) => move.name === name && move.ok);
  const refusal = dispute.moves.find(({ name, ok }) => name === 'escalate' && !ok)?.why ?? null;
  const terms = dispute.works.map((work) => work.terms);
  const agree = (title: string, parts: { percent: number }, act: () => Promise<unknown>) =>
    void reviewShare(
      {
        title,
        then: 'The dispute is settled and the money is split immediately. This cannot be undone.',
        button: 'Accept',
        terms,
        share: Math.round(parts.percent * 100),
        side,
        other,
      },
      act,
    );
  const asking = (kind: Asked, label: string, isPrimary = false) => (
    <Button key={kind} variant={isPrimary ? 'primary' : 'line'} onClick={() => ask(kind)}>
      {label}
    </Button>
  );
  const last = dispute.decisions.at(-1);
  const failed = decline.error ?? takeBack.error ?? escalate.error ?? decision.error ?? letGo.error ?? keepOn.error;
  const isMine = open?.by === side;
  const isMyTurn = dispute.clocks.some(({ turn }) => turn.includes(side));
  const nameOf = (namedSide: typeof side) => (namedSide === side ? 'you' : other);
  // What the other side asks for can be accepted as it is, whether it is the claim, an offer, or one that was declined
  // before.
  const theirs = dispute.numbers[otherSide(side)];
  const send = (): Promise<unknown> => {
    if (can('acceptClaim')) return claim.mutateAsync({ params });
    if (open !== null && !isMine) return offer.mutateAsync({ params, body: { offer_id: open.id } });
    return same.mutateAsync({ params, body: { percent: theirs?.percent ?? 0 } });
  };
  const isWithdrawing = can('agreeToWithdraw');
  const isAnswering = can('answer') || isWithdrawing;
  const mayAccept = theirs !== null && (can('acceptClaim') || can('acceptOffer') || can('offer'));
  return (
    <div className="grid gap-4">
      {failed === null ? null : <Alert tone="danger" live title={failed.message} />}
      {dispute.withdraw_asked_at === null || !can('endWithdrawal') ? null : (
        <Alert
          tone="warning"
          title={
            isWithdrawing
              ? `${other} wants to withdraw the dispute`
              : `You asked ${other} to let you withdraw the dispute`
          }
        >
          <p>
            If {isWithdrawing ? 'you agree' : `${other} agrees`}, the work continues with the time that was left. Until
            then the dispute continues.
          </p>
          <div ref={isWithdrawing ? actRef : undefined} className="mt-3 flex flex-wrap gap-3">
            {isWithdrawing ? (
              <Button variant="primary" pending={letGo.isPending} onClick={() => letGo.mutate({ params })}>
                Agree and continue the work
              </Button>
            ) : null}
            <Button pending={keepOn.isPending} onClick={() => keepOn.mutate({ params })}>
              {isWithdrawing ? 'Continue the dispute' : 'Cancel request'}
            </Button>
          </div>
        </Alert>
      )}
      {open === null ? null : (
        <div className="grid gap-2">
          <p className="text-md font-medium">{isMine ? `You propose to ${other}` : `${other} proposes`}</p>
          <SplitParts toFreelancer={open.to_freelancer} backToClient={open.back_to_client} side={side} other={other} />
        </div>
      )}
      <div ref={isWithdrawing ? undefined : actRef} className="flex flex-wrap gap-3">
        {can('answer') ? asking('answer', 'Answer the claim', true) : null}
        {mayAccept ? (
          <Button
            variant={open !== null && !isMine && !isAnswering ? 'primary' : 'line'}
            onClick={() => agree(`Accept what ${other} asks for?`, theirs, send)}
          >
            Accept: {lowered(whoGetsWhat(theirs, side, nameOf))}
          </Button>
        ) : null}
        {open !== null && can('declineOffer') ? (
          <Button pending={decline.isPending} onClick={() => decline.mutate({ params, body: { offer_id: open.id } })}>
            Decline offer
          </Button>
        ) : null}
        {can('offer')
          ? asking(
              'offer',
              open === null ? 'Make an offer' : 'Make another offer',
              open === null && isMyTurn && !isAnswering,
            )
          : null}
        {open !== null && can('withdrawOffer') ? (
          <Button pending={takeBack.isPending} onClick={() => takeBack.mutate({ params, body: { offer_id: open.id } })}>
            Withdraw offer
          </Button>
        ) : null}
        {can('agreeOnDecision') && last !== undefined ? (
          <Button
            variant="primary"
            onClick={() => agree('Accept the decision?', last, () => decision.mutateAsync({ params }))}
          >
            Accept decision
          </Button>
        ) : null}
        {can('acceptDecision') ? (
          <Button
            variant="primary"
            pending={decision.isPending}
            onClick={() =>
              decision.mutate(
                { params },
                {
                  onSuccess: () =>
                    toast.success('Decision accepted', `The money is split as soon as ${other} accepts it too.`),
                },
              )
            }
          >
            Accept decision
          </Button>
        ) : null}
        {can('appeal') ? asking('appeal', 'Appeal') : null}
        {can('addEvidence') ? asking('evidence', 'Add evidence') : null}
        {can('escalate') ? (
          <Button pending={escalate.isPending} onClick={() => escalate.mutate({ params })}>
            Ask for a reviewer
          </Button>
        ) : null}
        {can('withdraw') ? asking('withdraw', 'Withdraw dispute') : null}
        {can('askToWithdraw') ? asking('withdraw', 'Ask to withdraw') : null}
      </div>
      {refusal === null ? null : <p className="text-sm text-ink-2">{refusal}</p>}
      <Suspense fallback={null}>
        {dialog === 'answer' || dialog === 'evidence' || dialog === 'appeal' ? (
          <SayDialog
            key={dialog}
            kind={dialog}
            dispute={dispute}
            other={other}
            stales={stales}
            onClose={() => ask(null)}
          />
        ) : null}
        {dialog === 'offer' ? (
          <OfferDialog dispute={dispute} other={other} stales={stales} onClose={() => ask(null)} />
        ) : null}
        {dialog === 'withdraw' ? (
          <WithdrawDialog
            number={dispute.number}
            needs={dispute.state === 'opened' ? null : other}
            stales={stales}
            onClose={() => ask(null)}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

const lowered = (sentence: string): string => `${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`;
