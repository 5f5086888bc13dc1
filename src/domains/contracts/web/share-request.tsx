import type { RefCallback } from 'react';
import { SplitRequest, ClockLine } from '#domains/paid-work/web/paid-work.tsx';
import { toast } from '#design/public/toast-store.ts';
import type { Side } from '#kit/sides.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { acceptShare, declineShare, milestonePage, withdrawShare } from '../milestone-contract.ts';
import { CLOCK_AFTER } from '../words.ts';
import { staledByMoves } from './use-contract.ts';

interface ShareRequestProps {
  number: string;
  side: Side;
  other: string;
  /** The row of its buttons. */
  actRef: RefCallback<HTMLElement> | undefined;
}

/** The request to end a milestone that waits for its answer. */
export function ShareRequest({ number, side, other, actRef }: ShareRequestProps) {
  const read = useRead(milestonePage, { params: { milestone_number: number } });
  const accept = useCommand(acceptShare, { stales: staledByMoves });
  const decline = useCommand(declineShare, { stales: staledByMoves });
  const withdraw = useCommand(withdrawShare, { stales: staledByMoves });
  const share = read.data?.share ?? null;
  if (read.data === undefined || share === null || share.outcome !== null) return null;
  const { timeline, milestone } = read.data;
  const input = { params: { milestone_number: number }, body: { request_id: share.id } };
  const goesOn = () => toast.success('The milestone continues', 'Its deadlines continue with the remaining time.');
  return (
    <SplitRequest
      split={share}
      side={side}
      other={other}
      work="this milestone"
      reason={timeline.findLast(({ move }) => move === 'offerSplit')?.reason ?? null}
      clock={milestone.clocks.map((clock) => (
        <ClockLine key={clock.kind} clock={clock} after={CLOCK_AFTER[clock.kind] ?? ''} />
      ))}
      accept={async () => {
        await accept.mutateAsync(input);
        toast.success('Milestone ended', 'The money was split as you agreed.');
      }}
      decline={() => decline.mutate(input, { onSuccess: goesOn })}
      withdraw={() => withdraw.mutate(input, { onSuccess: goesOn })}
      isPending={decline.isPending || withdraw.isPending}
      error={decline.error ?? withdraw.error}
      actRef={actRef}
    />
  );
}
