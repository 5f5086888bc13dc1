import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { fundingState } from '#domains/wallet/contract.ts';
import { KeptPayment, PaymentFor, ReceiptButton } from '#domains/wallet/web/wallet.tsx';
import { withSearch } from '#kit/with-search.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { againSearch } from './again-search.ts';

/** In the address of the page: what is paid, and how much or which one of it. */
const OWN = ['pay', 'amount', 'extra'];

interface AddedPaymentProps {
  readonly fundingId: string;
  readonly of: 'tip' | 'extra' | 'bonus';
  /** The page it is on, without what is paid. */
  readonly path: string;
  /** What is paid, as a heading. */
  readonly title: string;
  /** In words: what is done with the money once it came, and what is true after a payment that failed. */
  readonly placing: string;
  readonly notCharged: string;
  /** Once it is done. */
  readonly paid: ReactNode;
  /** It was done, or the money was kept: the page reads its thing again. */
  readonly onSettled: () => void;
}

/**
 * Back from paying for a tip, an extra or a bonus: the card field, the wait, what was done, or why not and what can be
 * done.
 */
export function AddedPayment({ fundingId, of, path, title, placing, notCharged, paid, onSettled }: AddedPaymentProps) {
  const [search, setSearch] = useSearchParams();
  const { data } = useRead(fundingState, { params: { funding_id: fundingId } });
  const outcome = data?.outcome ?? null;
  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (outcome !== null) settled();
  }, [outcome]);
  const again = (
    <Button size="sm" onClick={() => setSearch(againSearch(search, data?.next ?? null), { replace: true })}>
      Try again
    </Button>
  );
  if (data !== undefined && outcome === 'paid')
    return (
      <Alert tone="success" live title={paid} action={<ReceiptButton number={data.pays?.number ?? data.number} />}>
        Reference {data.pays?.number ?? data.number}. Payment reference {data.number}.
      </Alert>
    );
  if (outcome !== null)
    return (
      <KeptPayment fundingId={fundingId} of={of} isOver>
        <div className="flex flex-wrap gap-2">
          {outcome === 'not_enough' ? again : null}
          <LinkButton size="sm" variant="ghost" href={pathTo('add-funds')}>
            Return money
          </LinkButton>
        </div>
      </KeptPayment>
    );
  const own = Object.fromEntries(OWN.flatMap((key) => (search.has(key) ? [[key, search.get(key) ?? '']] : [])));
  return (
    <Panel title={title}>
      <div className="grid gap-4">
        <PaymentFor
          key={fundingId}
          fundingId={fundingId}
          of={of}
          path={withSearch(path, own)}
          placing={placing}
          notCharged={notCharged}
          onSettled={onSettled}
        >
          <div>{again}</div>
        </PaymentFor>
      </div>
    </Panel>
  );
}
