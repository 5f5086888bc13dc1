import { Suspense } from 'react';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { DisputePanel } from '#domains/disputes/web/disputes.tsx';
import type { Workroom } from '../contract.ts';
import { staledByMoves } from './use-order.ts';

/** The newest dispute about this order, open or over. */
export function OrderDispute({ order }: { order: Workroom }) {
  const { dispute, client, freelancer } = order;
  if (dispute === null) return null;
  return (
    <Suspense
      fallback={
        <Loading label="Loading the dispute" className="panel pad">
          <TextSkeleton lines={6} />
        </Loading>
      }
    >
      <DisputePanel
        dispute={dispute}
        nameOf={(side) => (side === 'client' ? client.name : freelancer.name)}
        stales={staledByMoves}
      />
    </Suspense>
  );
}
