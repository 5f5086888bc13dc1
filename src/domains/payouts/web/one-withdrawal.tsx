import { useEffect, useRef } from 'react';
import { Timeline, type TimelineEntry } from '#design/app/timeline.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { userTopic } from '#kit/events.ts';
import { formatMoney, negate } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { readWithdrawal } from '../contract.ts';
import { IN_FLIGHT } from '../withdrawal.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { FactList } from './fact-list.tsx';
import { NextOf } from './next-of.tsx';
import { WithdrawalChip } from './withdrawal-chip.tsx';

type Story = DataOf<typeof readWithdrawal>;

const MOVES: Readonly<Record<string, string>> = {
  request: 'Asked for',
  hold: 'Waits',
  stop: 'On hold',
  review: 'A person looks at it',
  approve: 'Approved',
  cancel: 'Cancelled by you',
  reject: 'Refused',
  send: 'Handed to the bank',
  pay: 'Arrived',
  fail: 'Came back, all of it with the fee',
  bounce: 'The bank sent it back, all of it with the fee',
};
const PARTIES: Readonly<Record<string, string>> = { owner: 'By you', operator: 'By our staff', provider: 'Said by the bank', system: 'By the rules' };
const TROUBLE = new Set(['reject', 'fail', 'bounce']);

const entryOf = ({ at, move, party, reason }: Story['timeline'][number], place: number): TimelineEntry => ({
  key: String(place),
  title: MOVES[move] ?? move,
  at,
  tone: TROUBLE.has(move) ? 'trouble' : 'done',
  detail: [PARTIES[party] ?? party, ...(reason === null ? [] : [reason])].join('. '),
});

interface OneWithdrawalProps {
  readonly number: string;
  /** It was asked for a moment ago, on this page. */
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** One withdrawal with its number, its figures and everything that happened to it (PAY-3). */
export function OneWithdrawal({ number, isNew, onClose }: OneWithdrawalProps) {
  const id = useSession((session) => session.id);
  const read = useRead(readWithdrawal, { params: { withdrawal: number } });
  useTopic(id === '' ? null : userTopic(id), () => void read.refetch());
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), [number]);
  const close = (
    <Button size="sm" variant="ghost" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      {isNew ? (
        <Alert tone="success" live title={`Your withdrawal ${number} is asked for`}>
          Keep the number: it stands in every message about it.
        </Alert>
      ) : null}
      {read.data !== undefined ? (
        <Panel title={`Withdrawal ${number}`} actions={close}>
          <Details story={read.data} />
        </Panel>
      ) : read.isError ? (
        <Alert tone="danger" title={read.error.message} action={close} />
      ) : (
        <Loading label="Loading the withdrawal" className="panel pad">
          <TextSkeleton lines={4} />
        </Loading>
      )}
    </div>
  );
}

function Details({ story }: { story: Story }) {
  const isOpen = IN_FLIGHT.includes(story.state);
  const next: TimelineEntry = { key: 'next', title: isOpen ? 'What comes next' : 'Over', at: null, tone: 'current', detail: <NextOf withdrawal={story} /> };
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <p className="display tnum text-2xl">
            <Money value={story.amount} />
          </p>
          <WithdrawalChip state={story.state} />
        </div>
        <FactList
          label="Figures"
          facts={[
            { label: 'To', value: story.method },
            { label: 'Lane', value: story.lane === 'express' ? 'Express' : 'Standard' },
            { label: 'Fee', value: <Money value={negate(story.fee)} /> },
            { label: 'You get', value: <Money value={story.net} />, isSum: true },
            ...(story.reference === null ? [] : [{ label: 'Reference', value: <span className="tnum">{story.reference}</span> }]),
          ]}
        />
        {story.state === 'rejected' && story.reason !== null ? (
          <Alert tone="warning" title="Why it was refused">
            {story.reason} {formatMoney(story.amount)} is available again. You can answer to support with the number {story.number}.
          </Alert>
        ) : null}
        <div>
          <CancelWithdrawal withdrawal={story} />
        </div>
      </div>
      <Timeline label={`What happened to ${story.number}`} entries={[...story.timeline.map(entryOf), ...(isOpen ? [next] : [])]} />
    </div>
  );
}
