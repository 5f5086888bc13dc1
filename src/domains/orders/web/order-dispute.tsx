import { Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ClaimDialog, DisputePanel } from '#domains/disputes/web/disputes.tsx';
import { useCommand } from '#kit/web/api.ts';
import { call } from '#kit/web/api-client.ts';
import { openDispute, uploadOrderFile, type Workroom } from '../contract.ts';
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
      <DisputePanel dispute={dispute} nameOf={(side) => (side === 'client' ? client.name : freelancer.name)} stales={staledByMoves} />
    </Suspense>
  );
}

/** While money is held or still clearing either side can open a dispute (ORD-13), or reads why not. */
export function HaveProblem({ order }: { order: Workroom }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCommand(openDispute, { stales: staledByMoves });
  const move = order.moves.find(({ name }) => name === 'openDispute');
  if (move === undefined) return null;
  if (!move.ok) return <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">{move.why}</p>;
  const params = { order_number: order.order_number };
  const other = order.side === 'client' ? order.freelancer.name : order.client.name;
  return (
    <div className="mt-4 border-t border-line pt-3">
      <Button size="sm" onClick={() => setOpen(true)}>
        I have a problem
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ClaimDialog
            about={order.order_number}
            terms={order.terms}
            side={order.side}
            other={other}
            kept={order.evidence_files}
            upload={(file, { signal, onProgress }) =>
              call(
                uploadOrderFile,
                { params, query: { purpose: order.side === 'client' ? 'client_evidence' : 'freelancer_evidence' } },
                { key: crypto.randomUUID(), file, fileName: file.name, signal, onProgress: (part) => onProgress(part * 100) },
              )
            }
            send={({ also: _also, ...body }) => open.mutateAsync({ params, body })}
            onDone={() => toast.success('Dispute opened', `${other} has 5 days to answer. All deadlines are paused.`)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
