import { useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { withReturn } from '#domains/accounts/return-path.ts';
import { titled } from '#kit/brand.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo, titleOf } from '#routes';
import { fundingState, lookUpFunding } from '../contract.ts';
import { AddFundsBody } from './add-funds-body.tsx';
import { FundingProgress } from './funding-progress.tsx';
import { OnceOnMount } from './once-on-mount.tsx';
import { CardWaiting, PayByCard } from './pay-by-card.tsx';
import { WalletHeader } from './wallet-header.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('add-funds-stripe')) }];

/** The card provider's field on our own page. The outcome is read from the server, never from the browser (MON-16). */
export default function AddFundsCardPage() {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  return (
    <>
      <WalletHeader
        of="add-funds-stripe"
        lead="Card details go straight to the payment provider. Your bank may ask you to confirm."
      />
      <div className={`grid gap-6 ${funding === null ? '' : 'max-w-[640px]'}`}>
        {funding === null ? <AddFundsBody only="card" /> : <CardPayment key={funding} fundingId={funding} />}
      </div>
    </>
  );
}

function CardPayment({ fundingId }: { fundingId: string }) {
  const [search, setSearch] = useSearchParams();
  // Back from a bank's own page: the provider has it already. Its secret leaves the address.
  const isBack = search.has('payment_intent');
  const [handedOver, setHandedOver] = useState(isBack);
  const state = useRead(fundingState, { params: { funding_id: fundingId } });
  const ask = useCommand(lookUpFunding, { stales: [fundingState], isMark: true });
  const lookUp = (): void => ask.mutate({ params: { funding_id: fundingId } });
  if (isBack)
    return (
      <OnceOnMount
        act={() => {
          lookUp();
          setSearch({ funding: fundingId }, { replace: true });
        }}
      />
    );
  if (state.isPending) return <CardWaiting />;
  const payable =
    state.data?.state === 'created' && state.data.redirect_url !== null && state.data.provider === 'card'
      ? state.data
      : null;
  if (payable === null || handedOver) return <FundingProgress fundingId={fundingId} />;
  const done = (): void => {
    setHandedOver(true);
    lookUp();
  };
  return (
    <Panel
      className="max-w-form-card"
      title={
        <>
          Pay <Money value={payable.amount} />
        </>
      }
      lead={`Reference ${payable.number}. Adding funds is free.`}
    >
      <PayByCard
        fundingId={fundingId}
        amount={payable.amount}
        returnPath={pathTo('add-funds-stripe')}
        again={
          <LinkButton href={withReturn(pathTo('add-funds', {}, { amount: payable.amount.amount }), payable.next)}>
            Start again
          </LinkButton>
        }
        onDone={done}
      />
    </Panel>
  );
}
