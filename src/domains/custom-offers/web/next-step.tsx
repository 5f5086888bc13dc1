import { lazy, Suspense, useState } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ClockLine } from '#domains/paid-work/web/paid-work.tsx';
import { formatMoney } from '#kit/money.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { withdrawCustomOffer, type CustomOfferPage } from '../contract.ts';
import type { OfferMove } from '../custom-offer.ts';
import { OfferTerms } from './offer-panels.tsx';
import { staledByMoves } from './use-offer.ts';

/** Loaded when they are opened. */
const MakeDialog = lazy(async () => ({ default: (await import('./make-offer-dialog.tsx')).MakeOfferDialog }));
const DeclineDialog = lazy(async () => ({ default: (await import('./decline-dialog.tsx')).DeclineDialog }));

interface NextStepProps {
  offer: CustomOfferPage;
  other: string;
}

/** Whose turn it is, what to do, until when (SCR-3). One primary action. */
export function NextStep({ offer, other }: NextStepProps) {
  const [opened, open] = useState<'make' | 'decline' | null>(null);
  const withdraw = useCommand(withdrawCustomOffer, { stales: staledByMoves });
  const [newest] = offer.versions;
  const can = (name: OfferMove) => offer.moves.some((move) => move.name === name && move.ok);
  const isClient = offer.side === 'client';
  const canWithdraw = can('withdrawRequest') || can('withdrawOffer');
  const ask = async () => {
    const agreed = await confirm({
      title: isClient ? 'Withdraw the request?' : 'Withdraw the offer?',
      body: isClient
        ? `${other} can’t make an offer any more. You can send another request at any time.`
        : `${other} can’t order it any more. This cannot be undone.`,
      okLabel: isClient ? 'Withdraw request' : 'Withdraw offer',
      act: () => withdraw.mutateAsync({ params: { offer_number: offer.number } }),
    });
    if (agreed) toast.success(isClient ? 'Request withdrawn' : 'Offer withdrawn', `${other} was notified.`);
  };
  return (
    <Panel title={titleOf(offer, other)}>
      <div className="grid gap-4">
        {newest === undefined ? null : <OfferTerms version={newest} />}
        {offer.refusal === null ? null : <Alert tone="warning" title={offer.refusal} />}
        {offer.clocks.map((clock) => (
          <ClockLine
            key={clock.kind}
            clock={clock}
            after={clock.kind === 'answer' ? 'left to answer' : 'left to order'}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          {can('accept') && offer.refusal === null && newest !== undefined ? (
            <LinkButton
              variant="primary"
              href={pathTo(
                'order',
                { orderNumber: 'new' },
                { service: offer.service.slug, custom_offer: offer.number, version: String(newest.version) },
              )}
            >
              Review and order for {formatMoney(newest.price)} and fees
            </LinkButton>
          ) : null}
          {can('offer') || can('change') ? (
            <Button variant={can('offer') ? 'primary' : 'line'} onClick={() => open('make')}>
              {can('offer') ? 'Make an offer' : 'Change the offer'}
            </Button>
          ) : null}
          {can('declineRequest') || can('declineOffer') ? (
            <Button onClick={() => open('decline')}>{isClient ? 'Decline offer' : 'Decline request'}</Button>
          ) : null}
          {canWithdraw ? (
            <Button variant="ghost" pending={withdraw.isPending} onClick={() => void ask()}>
              {isClient ? 'Withdraw request' : 'Withdraw offer'}
            </Button>
          ) : null}
          {offer.order_number === null ? null : (
            <LinkButton variant="primary" href={pathTo('order', { orderNumber: offer.order_number })}>
              Open order {offer.order_number}
            </LinkButton>
          )}
          {isClient && ['declined', 'withdrawn', 'expired'].includes(offer.state) ? (
            <LinkButton href={pathTo('ask-custom-offer', {}, { service: offer.service.slug })}>
              Request another offer
            </LinkButton>
          ) : null}
        </div>
      </div>
      <Suspense fallback={null}>
        {opened === 'make' ? <MakeDialog offer={offer} onClose={() => open(null)} /> : null}
        {opened === 'decline' ? <DeclineDialog offer={offer} other={other} onClose={() => open(null)} /> : null}
      </Suspense>
    </Panel>
  );
}

function titleOf({ state, side }: CustomOfferPage, other: string): string {
  if (state === 'requested')
    return side === 'freelancer' ? `Your turn: answer ${other}` : `${other} is preparing an offer`;
  if (state === 'offered') return side === 'client' ? `Your turn: ${other}’s offer` : 'Your offer';
  if (state === 'ordered') return 'Ordered';
  return 'Closed';
}
