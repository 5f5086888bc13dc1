import { RowsPanel } from '#design/app/paged-panel.tsx';
import { Chip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { useRead } from '#kit/web/api.ts';
import { personPayouts } from '../../admin-contract.ts';
import { WithdrawalChip } from '../withdrawal-chip.tsx';

type Payouts = DataOf<typeof personPayouts>;

function Method({ method }: { method: Payouts['methods'][number] }) {
  return (
    <>
      {method.label}{' '}
      {method.problem !== null ? (
        <Chip tone="danger">Does not work</Chip>
      ) : (
        <Chip tone={method.is_proven ? 'success' : 'neutral'}>{method.is_proven ? 'Confirmed' : 'Not used yet'}</Chip>
      )}
    </>
  );
}

/** What they withdrew last, and where it can go, as they see it themselves. */
export function PersonPayouts({ id }: { id: string }) {
  const payouts = useRead(personPayouts, { params: { id } });
  const { data } = payouts;
  return (
    <RowsPanel
      title="Payouts"
      lead="Latest 5 withdrawals, and payout methods."
      read={payouts}
      items={data?.withdrawals}
      empty="No withdrawals yet."
      renderRow={({ number, amount, state, lane, method, reason, requested_at: at }) => (
        <li key={number} className="px-4 py-3 sm:px-5">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            <Money value={amount} />
            <WithdrawalChip state={state} />
            {lane === 'express' ? <span className="text-sm font-normal text-ink-2">Express</span> : null}
          </p>
          <p className="mt-0.5 text-sm text-ink-2">
            <When at={at} style="moment" /> · {method} · <span className="tnum whitespace-nowrap">{number}</span>
          </p>
          {reason === null ? null : <p className="mt-0.5 text-sm wrap-anywhere text-ink-2">{reason}</p>}
        </li>
      )}
    >
      {data === undefined || data.methods.length === 0 ? null : (
        <ul aria-label="Payout methods" className="grid gap-2 border-t border-line px-4 py-3 text-sm sm:px-5">
          {data.methods.map((method) => (
            <li key={method.id} className="flex flex-wrap items-center gap-2">
              <Method method={method} />
            </li>
          ))}
        </ul>
      )}
    </RowsPanel>
  );
}
