import type { MetaFunction } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Bone } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { titled } from '#kit/brand.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import { providersToReconcile, reconcileNow, reconciliations } from '../../money-desk-contract.ts';
import { ParkedEventsPanel } from './parked-events-panel.tsx';
import { ReconciliationRuns } from './reconciliation-runs.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-reconciliation')) }];

const NAMES = { card: 'Stripe', paypal: 'PayPal', test: 'Test provider' } as const;

/** Our books beside each provider's, and unmatched events. */
export default function ReconciliationPage() {
  const providers = useRead(providersToReconcile, {});
  const compare = useCommand(reconcileNow, { stales: [reconciliations] });
  return (
    <>
      <PageHeader
        title="Reconciliation"
        lead="Every day we compare our books with each provider’s, both ways, for the last 8 days."
        actions={
          providers.data === undefined && providers.error === null && !providers.isPaused ? (
            <Bone className="h-11 w-60" />
          ) : (
            (providers.data?.providers ?? []).map(({ name }) => (
              <Button
                key={name}
                pending={compare.isPending && compare.variables?.body.provider === name}
                onClick={() =>
                  compare.mutate(
                    { body: { provider: name } },
                    {
                      onSuccess: () => toast.success('Comparison started', 'The result appears in the list.'),
                      onError: (failure) => toast.error('Could not start the comparison', failure.message),
                    },
                  )
                }
              >
                Compare with {NAMES[name]} now
              </Button>
            ))
          )
        }
      />
      <div className="in-order grid gap-4">
        <Unread what="Connected providers" read={providers}>
          {null}
        </Unread>
        {providers.data?.providers.length === 0 ? (
          <Alert tone="warning" title="No payment provider is connected">
            No one can add funds. Connect Stripe or PayPal in the configuration.
          </Alert>
        ) : null}
        <ReconciliationRuns />
        <ParkedEventsPanel />
      </div>
    </>
  );
}
