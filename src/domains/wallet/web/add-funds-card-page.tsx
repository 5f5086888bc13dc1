import { lazy, Suspense, useState } from 'react';
import { useSearchParams, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { formatMoney } from '#kit/money.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { fundingState, lookUpFunding, openCardField } from '../contract.ts';
import { AddFundsBody } from './add-funds-body.tsx';
import { FundingProgress } from './funding-progress.tsx';
import { OnceOnMount } from './once-on-mount.tsx';

const CardField = lazy(async () => ({ default: (await import('./card-field.tsx')).CardField }));

export const meta: MetaFunction = () => [{ title: 'Add funds by card · Docket' }];

/** The card provider's field on our own page. What came of it is asked of the server, never read from the browser (MON-16). */
export default function AddFundsCardPage() {
  const [search] = useSearchParams();
  const funding = search.get('funding');
  return (
    <>
      <PageHeader
        above={<Breadcrumb items={[{ href: pathTo('add-funds'), label: 'Add funds' }]} current="By card" />}
        title="Add funds by card"
        lead="The card is typed into the provider’s own field. Your bank may ask you to confirm."
      />
      <div className={`grid gap-6 ${funding === null ? '' : 'max-w-[640px]'}`}>
        {funding === null ? <AddFundsBody only="card" /> : <PayByCard key={funding} fundingId={funding} />}
      </div>
    </>
  );
}

function PayByCard({ fundingId }: { fundingId: string }) {
  const [search, setSearch] = useSearchParams();
  // Back from a bank's own page: the provider has it already. Its secret leaves the address.
  const isBack = search.has('payment_intent');
  const [handedOver, setHandedOver] = useState(isBack);
  const state = useRead(fundingState, { params: { fundingId } });
  const open = useCommand(openCardField);
  const ask = useCommand(lookUpFunding, { stales: [fundingState] });
  const waiting = (
    <Loading label="Loading the card field">
      <RowsSkeleton rows={3} />
    </Loading>
  );
  const lookUp = (): void => ask.mutate({ params: { fundingId } });
  if (isBack)
    return (
      <OnceOnMount
        act={() => {
          lookUp();
          setSearch({ funding: fundingId }, { replace: true });
        }}
      />
    );
  if (state.isPending) return waiting;
  const payable = state.data?.state === 'created' && state.data.redirectUrl !== null && state.data.provider === 'card' ? state.data : null;
  if (payable === null || handedOver) return <FundingProgress fundingId={fundingId} />;
  const { amount, number } = payable;
  const params = { fundingId };
  const done = (): void => {
    setHandedOver(true);
    lookUp();
  };
  return (
    <>
      <OnceOnMount act={() => open.mutate({ params })} />
      {open.error === null ? null : (
        <Alert tone="danger" live title={open.error.message} action={<LinkButton href={pathTo('add-funds')}>Start again</LinkButton>}>
          Nothing was charged.
        </Alert>
      )}
      <Panel
        title={
          <>
            Pay <Money value={amount} />
          </>
        }
        lead={`Reference ${number}. Adding money costs nothing.`}
      >
        {open.data === undefined ? (
          open.error === null ? (
            waiting
          ) : null
        ) : (
          <Suspense fallback={waiting}>
            <CardField
              field={open.data}
              mode="pay"
              method={open.data.method}
              act={`Pay ${formatMoney(amount)}`}
              returnUrl={`${location.origin}${pathTo('add-funds-stripe')}?funding=${fundingId}`}
              onDone={done}
            />
          </Suspense>
        )}
      </Panel>
    </>
  );
}
