import type { ReactNode, RefCallback } from 'react';
import { confirm } from '#design/app/confirm.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { formatRate } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import { formatMoney, isZero } from '#kit/money.ts';
import type { Side } from '#kit/sides.ts';
import type { ShownSplit } from '../shapes.ts';
import { SplitParts } from './split-parts.tsx';

interface SplitRequestProps {
  split: ShownSplit;
  side: Side;
  /** The other person's name. */
  other: string;
  /** The work, as in "this errand". */
  work: string;
  /** Why it was asked for, in the words of the person who asked. */
  reason: string | null;
  clock: ReactNode;
  accept: () => Promise<unknown>;
  decline: () => void;
  withdraw: () => void;
  isPending: boolean;
  error: Error | null;
  /** The row of its buttons. */
  actRef?: RefCallback<HTMLElement> | undefined;
}

/** A request to cancel that waits: the other side answers it, the own side can take it back (SCR-3). */
export function SplitRequest({
  split,
  side,
  other,
  work,
  reason,
  clock,
  accept,
  decline,
  withdraw,
  isPending,
  error,
  actRef,
}: SplitRequestProps) {
  const isMine = split.by === side;
  const share = formatRate(split.percent * 100, instanceLocale());
  const own = side === 'client' ? split.back_to_client : split.to_freelancer;
  const words = isZero(own)
    ? `Accept and cancel ${work}`
    : `Accept and get ${formatMoney(own)}${side === 'client' ? ' back' : ''}`;
  const ask = () =>
    confirm({
      title: `Cancel ${work}?`,
      body: `You get ${formatMoney(own)}${side === 'client' ? ' back' : ''}, ${other} gets ${formatMoney(side === 'client' ? split.to_freelancer : split.back_to_client)}${side === 'client' ? '' : ' back'}. This cannot be undone.`,
      okLabel: words,
      act: accept,
    });
  return (
    <Panel
      title={isMine ? `You asked ${other} to cancel` : 'Your turn: answer the cancellation request'}
      lead={
        isMine
          ? `With ${share} of the price for ${side === 'freelancer' ? 'you' : 'them'}. All deadlines are paused until ${other} answers.`
          : `${other} asks to cancel ${work} with ${share} of the price for ${side === 'freelancer' ? 'you' : 'them'}. All deadlines are paused until you answer.`
      }
    >
      <div className="grid gap-4">
        {error === null ? null : <Alert tone="danger" live title={error.message} />}
        <SplitParts toFreelancer={split.to_freelancer} backToClient={split.back_to_client} side={side} other={other} />
        {reason === null ? null : <q className="text-md text-ink-2 wrap-anywhere">{reason}</q>}
        {clock}
        <div ref={actRef} className="flex flex-wrap gap-3">
          {isMine ? (
            <Button pending={isPending} onClick={withdraw}>
              Withdraw request
            </Button>
          ) : (
            <>
              <Button variant="primary" disabled={isPending} onClick={() => void ask()}>
                {words}
              </Button>
              <Button pending={isPending} onClick={decline}>
                Decline request
              </Button>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}
