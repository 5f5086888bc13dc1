import { Suspense, useState } from 'react';
import { toast } from '#design/public/toast-store.ts';
import { ClaimDialog, ProblemDialog, type ProblemChoice } from '#domains/disputes/web/disputes.tsx';
import { TALK_ID } from '#domains/messaging/web/messaging.tsx';
import { call } from '#kit/web/api-client.ts';
import { useCommand } from '#kit/web/api.ts';
import { openDispute, uploadOrderFile, type Workroom } from '../contract.ts';
import { AskToCancel } from './ask-to-cancel.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { AskMoreTime } from './ask-more-time.tsx';
import { AskRevision } from './ask-revision.tsx';
import { useMoreReview } from './use-more-review.ts';
import { staledByMoves } from './use-order.ts';

type Opened = 'choices' | 'revision' | 'time' | 'cancel-together' | 'cancel' | 'dispute';

/**
 * A message, a revision, more time or an end together, and last a dispute (ORD-13). Loaded when someone has a problem.
 */
export function OrderProblem({ order, onClose: close }: { order: Workroom; onClose: () => void }) {
  const [opened, open] = useState<Opened>('choices');
  const { askForMore, more } = useMoreReview(order);
  const person = order.side === 'client' ? order.freelancer : order.client;
  const whyNotCancel = order.moves.find(({ name, ok }) => name === 'cancelLate' && !ok)?.why ?? null;
  const can = (...names: string[]) => order.moves.some(({ name, ok }) => names.includes(name) && ok);
  const choices: readonly (ProblemChoice | false)[] = [
    person.username !== '' && {
      key: 'message',
      title: 'Ask or explain',
      hint: `Most problems are solved by a message. ${person.name} is notified immediately.`,
      button: 'Send a message',
      onChoose: () => {
        close();
        // After the dialog has given the focus back to what opened it.
        setTimeout(goToTalk);
      },
    },
    can('requestRevision') && {
      key: 'revision',
      title: 'Something has to change',
      hint: 'List each change; the deadline of your review stops until the next delivery.',
      button: 'Request a revision',
      onChoose: () => open('revision'),
    },
    can('askExtension') && {
      key: 'time',
      title: 'The work needs longer',
      hint: `${person.name} decides about a later delivery.`,
      button: 'Ask for more time',
      onChoose: () => open('time'),
    },
    can('extendReview') && {
      key: 'review',
      title: 'You need longer to review',
      hint: `You get ${more} more days, once per delivery.`,
      button: 'Take more time',
      onChoose: () => {
        close();
        void askForMore();
      },
    },
    can('cancelBeforeStart', 'cancelLate') && {
      key: 'cancel',
      title: 'You don’t need it any more, or it is late',
      hint: 'You get a full refund.',
      button: 'Cancel the order',
      onChoose: () => open('cancel'),
    },
    can('requestCancellation') && {
      key: 'cancel-together',
      title: 'You both want to stop',
      hint: `Propose who gets what. ${person.name} accepts or declines.${whyNotCancel === null ? '' : ` ${whyNotCancel}`}`,
      button: 'Cancel together',
      onChoose: () => open('cancel-together'),
    },
  ];
  return (
    <Suspense fallback={null}>
      {opened === 'choices' ? (
        <ProblemDialog
          other={person.name}
          choices={choices.filter((choice) => choice !== false)}
          stops="All deadlines are paused and the money stays held."
          onDispute={() => open('dispute')}
          onClose={close}
        />
      ) : null}
      {opened === 'revision' ? <AskRevision order={order} onClose={close} /> : null}
      {opened === 'time' ? <AskMoreTime order={order} onClose={close} /> : null}
      {opened === 'cancel' ? <CancelOrder order={order} onClose={close} /> : null}
      {opened === 'cancel-together' ? <AskToCancel order={order} onClose={close} /> : null}
      {opened === 'dispute' ? <OpenClaim order={order} other={person.name} onClose={close} /> : null}
    </Suspense>
  );
}

function goToTalk(): void {
  const talk = document.querySelector(`#${TALK_ID}`);
  talk?.scrollIntoView({ block: 'start' });
  talk?.querySelector('textarea')?.focus({ preventScroll: true });
}

function OpenClaim({ order, other, onClose }: { order: Workroom; other: string; onClose: () => void }) {
  const open = useCommand(openDispute, { stales: staledByMoves });
  const params = { order_number: order.order_number };
  return (
    <ClaimDialog
      about={order.order_number}
      terms={order.terms}
      side={order.side}
      other={other}
      kept={order.evidence_files}
      isRepeat={order.dispute?.state === 'withdrawn'}
      upload={(file, { signal, onProgress }) =>
        call(
          uploadOrderFile,
          { params, query: { purpose: order.side === 'client' ? 'client_evidence' : 'freelancer_evidence' } },
          { key: crypto.randomUUID(), file, fileName: file.name, signal, onProgress: (part) => onProgress(part * 100) },
        )
      }
      send={({ also: _also, ...body }) => open.mutateAsync({ params, body })}
      onDone={() => toast.success('Dispute opened', `${other} was notified. All deadlines are paused.`)}
      onClose={onClose}
    />
  );
}
