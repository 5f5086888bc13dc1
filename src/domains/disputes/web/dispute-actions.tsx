import { lazy, Suspense, useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { SplitParts } from '#domains/paid-work/web/paid-work.tsx';
import { formatMoney, type Money } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { useCommand } from '#kit/web/api.ts';
import { acceptClaim, acceptDecision, acceptOffer, declineOffer, escalateDispute, withdrawOffer } from '../contract.ts';
import type { DisputeMove } from '../dispute.ts';
import type { ShownDispute } from '../shapes.ts';

const SayDialog = lazy(async () => ({ default: (await import('./say-dialog.tsx')).SayDialog }));
const OfferDialog = lazy(async () => ({ default: (await import('./offer-dialog.tsx')).OfferDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./withdraw-dialog.tsx')).WithdrawDialog }));

interface ActionsProps {
  dispute: ShownDispute;
  other: string;
  stales: readonly Endpoint[];
}
type Asked = 'answer' | 'evidence' | 'appeal' | 'offer' | 'withdraw';

const gets = (parts: { to_freelancer: Money; back_to_client: Money }, side: Side, other: string): string =>
  side === 'client'
    ? `You get ${formatMoney(parts.back_to_client)} back, ${other} gets ${formatMoney(parts.to_freelancer)}.`
    : `You get ${formatMoney(parts.to_freelancer)}, ${other} gets ${formatMoney(parts.back_to_client)} back.`;

/** What this side can do now; one primary action. */
export function DisputeActions({ dispute, other, stales }: ActionsProps) {
  const [asked, ask] = useState<Asked | null>(null);
  const claim = useCommand(acceptClaim, { stales });
  const offer = useCommand(acceptOffer, { stales });
  const decline = useCommand(declineOffer, { stales });
  const takeBack = useCommand(withdrawOffer, { stales });
  const escalate = useCommand(escalateDispute, { stales });
  const decision = useCommand(acceptDecision, { stales });
  const params = { dispute_number: dispute.number };
  const { side, offer: open } = dispute;
  const can = (name: DisputeMove) => dispute.moves.some((move) => move.name === name && move.ok);
  const why = dispute.moves.find(({ name, ok }) => name === 'escalate' && !ok)?.why ?? null;
  const agree = (title: string, parts: { to_freelancer: Money; back_to_client: Money }, act: () => Promise<unknown>) =>
    void confirm({ title, body: `${gets(parts, side, other)} This cannot be undone.`, okLabel: 'Accept', act });
  const asking = (kind: Asked, label: string, isPrimary = false) => (
    <Button key={kind} variant={isPrimary ? 'primary' : 'line'} onClick={() => ask(kind)}>
      {label}
    </Button>
  );
  const last = dispute.decisions.at(-1);
  const failed = decline.error ?? takeBack.error ?? escalate.error ?? decision.error;
  const isMine = open?.by === side;
  return (
    <div className="grid gap-4">
      {failed === null ? null : <Alert tone="danger" live title={failed.message} />}
      {open === null ? null : (
        <div className="grid gap-2">
          <p className="text-md font-medium">{isMine ? `Your offer to ${other}` : `${other} offers`}</p>
          <SplitParts toFreelancer={open.to_freelancer} backToClient={open.back_to_client} side={side} other={other} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {can('answer') ? asking('answer', 'Answer the claim', true) : null}
        {can('acceptClaim') ? (
          <Button onClick={() => agree('Accept the claim?', dispute.claim, () => claim.mutateAsync({ params }))}>Accept the claim</Button>
        ) : null}
        {open !== null && can('acceptOffer') ? (
          <>
            <Button variant="primary" onClick={() => agree('Accept this offer?', open, () => offer.mutateAsync({ params, body: { offer_id: open.id } }))}>
              Accept offer
            </Button>
            <Button pending={decline.isPending} onClick={() => decline.mutate({ params, body: { offer_id: open.id } })}>
              Decline offer
            </Button>
          </>
        ) : null}
        {can('offer') ? asking('offer', open === null ? 'Make an offer' : 'Make another offer', open === null) : null}
        {open !== null && can('withdrawOffer') ? (
          <Button pending={takeBack.isPending} onClick={() => takeBack.mutate({ params, body: { offer_id: open.id } })}>
            Withdraw offer
          </Button>
        ) : null}
        {can('agreeOnDecision') && last !== undefined ? (
          <Button variant="primary" onClick={() => agree('Accept the decision?', last, () => decision.mutateAsync({ params }))}>
            Accept decision
          </Button>
        ) : null}
        {can('acceptDecision') ? (
          <Button
            variant="primary"
            pending={decision.isPending}
            onClick={() =>
              decision.mutate({ params }, { onSuccess: () => toast.success('Decision accepted', `The money is split as soon as ${other} accepts it too.`) })
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
      </div>
      {why === null ? null : <p className="text-sm text-ink-2">{why}</p>}
      <Suspense fallback={null}>
        {asked === 'answer' || asked === 'evidence' || asked === 'appeal' ? (
          <SayDialog key={asked} kind={asked} dispute={dispute} other={other} stales={stales} onClose={() => ask(null)} />
        ) : null}
        {asked === 'offer' ? <OfferDialog dispute={dispute} other={other} stales={stales} onClose={() => ask(null)} /> : null}
        {asked === 'withdraw' ? <WithdrawDialog number={dispute.number} stales={stales} onClose={() => ask(null)} /> : null}
      </Suspense>
    </div>
  );
}
