import { Name } from '#design/public/name.tsx';
import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { PersonLink } from '#domains/accounts/web/accounts.ts';
import { formatMoney } from '#kit/money.ts';
import { tryMove } from '#kit/transitions.ts';
import type { Queued } from '../../admin-contract.ts';
import { showsReason, withdrawalMoves, type WithdrawalMove } from '../../withdrawal.ts';
import { WithdrawalChip } from '../withdrawal-chip.tsx';
import { AccountDetails } from './account-details.tsx';
import { DecidePayout, type Decision } from './decide-payout.tsx';

const SENDERS: Readonly<Record<Queued['provider'], string>> = {
  test: 'Test provider',
  paypal: 'PayPal',
  manual: 'Manual bank transfer',
};
const COMMANDS: readonly (readonly [Decision, WithdrawalMove, string])[] = [
  ['approve', 'approve', 'Approve'],
  ['reject', 'reject', 'Reject'],
  ['paid', 'pay', 'Mark as sent'],
  ['failed', 'fail', 'Mark as failed'],
];

/** Only what its state allows; for a provider's payment, only what the provider does not report itself. */
const decisionsOn = ({ state, provider }: Queued) =>
  COMMANDS.filter(([decision, move]) => {
    if ((decision === 'paid' || decision === 'failed') && provider !== 'manual') return false;
    const bounced = decision === 'failed' && tryMove(withdrawalMoves, 'bounce', state, 'operator').ok;
    return bounced || tryMove(withdrawalMoves, move, state, 'operator').ok;
  });

export function QueuedPayout({ payout }: { payout: Queued }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [isLooking, setLooking] = useState(false);
  const { person, number } = payout;
  return (
    <li className="grid gap-3 px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-2">
            <PersonLink id={person.id} className="font-medium wrap-anywhere">
              <Name of={person.name} />
            </PersonLink>
            <WithdrawalChip state={payout.state} />
            {payout.lane === 'express' ? <span className="text-sm text-ink-2">Express</span> : null}
          </p>
          <p className="mt-0.5 text-sm text-ink-2">
            <span className="tnum whitespace-nowrap">{number}</span> · requested{' '}
            <When at={payout.requested_at} style="moment" /> · {payout.method} · {SENDERS[payout.provider]}
          </p>
          {payout.reason === null || !showsReason(payout.state) ? null : (
            <p className="mt-0.5 text-sm">{payout.reason}</p>
          )}
          <Dates payout={payout} />
        </div>
        <div className="ms-auto text-end">
          <p className="tnum text-lg font-semibold">
            <Money value={payout.net} />
          </p>
          <p className="tnum text-xs text-ink-3">
            {formatMoney(payout.amount)} less {formatMoney(payout.fee)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {decisionsOn(payout).map(([nextDecision, , label]) => (
          <Button
            key={nextDecision}
            size="sm"
            variant={nextDecision === 'approve' || nextDecision === 'paid' ? 'primary' : 'line'}
            aria-label={`${label}: ${number}`}
            onClick={() => setDecision(nextDecision)}
          >
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isLooking}
          aria-label={`${isLooking ? 'Hide account details' : 'Account details'}: ${number}`}
          onClick={() => setLooking(!isLooking)}
        >
          {isLooking ? 'Hide account details' : 'Account details'}
        </Button>
      </div>
      {isLooking ? <AccountDetails number={number} /> : null}
      {decision === null ? null : (
        <DecidePayout payout={payout} decision={decision} onClose={() => setDecision(null)} />
      )}
    </li>
  );
}

function Dates({
  payout: { held_until: heldUntil, sends_at: sendsAt, promised_at: promisedAt, ended_at: endedAt, reference },
}: {
  payout: Queued;
}) {
  const dates = [
    ['On hold until', endedAt === null ? heldUntil : null],
    ['Goes out', endedAt === null ? sendsAt : null],
    ['Due by', endedAt === null ? promisedAt : null],
    ['Closed', endedAt],
  ] as const;
  const shown = dates.flatMap(([label, at]) => (at === null ? [] : [[label, at] as const]));
  if (shown.length === 0 && reference === null) return null;
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-2">
      {shown.map(([label, at]) => (
        <span key={label}>
          {label} <When at={at} style="moment" />
        </span>
      ))}
      {reference === null ? null : <span className="tnum wrap-anywhere">Reference {reference}</span>}
    </p>
  );
}
