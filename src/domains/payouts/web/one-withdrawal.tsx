import { useEffect, useRef } from 'react';
import { ReadState } from '#design/app/unread.tsx';
import { Timeline, type TimelineEntry } from '#design/app/timeline.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { formatMoney, negate } from '#kit/money.ts';
import { useRead } from '#kit/web/api.ts';
import { useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { readWithdrawal } from '../contract.ts';
import { IN_FLIGHT } from '../withdrawal.ts';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { FactList } from './fact-list.tsx';
import { NextOf } from './next-of.tsx';
import { WithdrawalChip } from './withdrawal-chip.tsx';

type WithdrawalDetail = DataOf<typeof readWithdrawal>;

const MOVES: Readonly<Record<string, string>> = {
  request: 'Requested',
  hold: 'On hold',
  stop: 'On hold',
  review: 'In review',
  approve: 'Approved',
  cancel: 'Canceled',
  reject: 'Rejected',
  send: 'Sent to your bank',
  pay: 'Arrived',
  fail: 'Failed, amount and fee returned',
  bounce: 'Returned by the bank, amount and fee returned',
};
const PARTIES: Readonly<Record<string, string>> = {
  owner: 'By you',
  operator: 'By our team',
  provider: 'Reported by the bank',
  system: 'Automatic',
};
const TROUBLE = new Set(['reject', 'fail', 'bounce']);

const entryOf = ({ at, move, party, reason }: WithdrawalDetail['timeline'][number], place: number): TimelineEntry => ({
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
  const read = useRead(readWithdrawal, { params: { withdrawal: number } });
  useOwnTopic(() => void read.refetch());
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), [number]);
  const close = (
    <Button size="sm" variant="ghost" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      {isNew && read.data !== undefined && IN_FLIGHT.includes(read.data.state) ? (
        <Alert tone="success" live title={`Withdrawal requested. Reference ${number}`}>
          We’ll include this reference in every message about it.
        </Alert>
      ) : null}
      <Panel title={`Withdrawal ${number}`} actions={close}>
        <ReadState read={read} what="This withdrawal">
          {(withdrawal) => <Details withdrawal={withdrawal} />}
        </ReadState>
      </Panel>
    </div>
  );
}

function Details({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const isOpen = IN_FLIGHT.includes(withdrawal.state);
  const next: TimelineEntry = {
    key: 'next',
    title: isOpen ? 'Next' : 'Closed',
    at: null,
    tone: 'current',
    detail: <NextOf withdrawal={withdrawal} />,
  };
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <p className="display tnum text-2xl">
            <Money value={withdrawal.amount} />
          </p>
          <WithdrawalChip state={withdrawal.state} />
        </div>
        <FactList
          label="Details"
          facts={[
            { label: 'To', value: withdrawal.method },
            { label: 'Speed', value: withdrawal.lane === 'express' ? 'Express' : 'Standard' },
            { label: 'Fee', value: <Money value={negate(withdrawal.fee)} /> },
            { label: 'You get', value: <Money value={withdrawal.net} />, isSum: true },
            ...(withdrawal.reference === null
              ? []
              : [{ label: 'Reference', value: <span className="tnum">{withdrawal.reference}</span> }]),
          ]}
        />
        {withdrawal.state === 'rejected' && withdrawal.reason !== null ? (
          <Alert tone="warning" title="Why it was rejected">
            {withdrawal.reason} {formatMoney(withdrawal.amount)} is available again. To appeal, contact support with
            reference {withdrawal.number}.
          </Alert>
        ) : null}
        <div>
          <CancelWithdrawal withdrawal={withdrawal} />
        </div>
      </div>
      <Timeline
        label={`What happened to ${withdrawal.number}`}
        entries={[...withdrawal.timeline.map(entryOf), ...(isOpen ? [next] : [])]}
      />
    </div>
  );
}
