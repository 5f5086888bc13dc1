import { useEffect, useRef } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { formatMoney } from '#kit/money.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import { useCommand } from '#kit/web/api.ts';
import { requestWithdrawal, type Overview } from '../contract.ts';
import { withdrawalFee } from '../terms.ts';
import type { Lane } from '../withdrawal.ts';
import { CostAndDates } from './cost-and-dates.tsx';
import { AFTER_A_MOVE } from './use-payouts.ts';
import type { Wish } from './withdraw-form.tsx';

interface ReviewProps {
  readonly overview: Overview;
  readonly wish: Wish;
  readonly lane: Lane;
  readonly onBack: () => void;
  readonly onDone: (withdrawal: DataOf<typeof requestWithdrawal>) => void;
}

/** Who, where, how much, the fee, the dates and what happens next: the last check before money leaves (ACT-4). */
export function ReviewWithdrawal({ overview, wish: { amount, method }, lane, onBack, onDone }: ReviewProps) {
  const ask = useCommand(requestWithdrawal, { stales: AFTER_A_MOVE });
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    // Also where the page was further down when it came: what is about to leave is in sight.
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const fee = withdrawalFee(amount, method.kind, lane, offTheWire(overview.in_force));
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-4 outline-none">
      <Panel className="max-w-form-card" title="Review your withdrawal" lead="You can cancel it until we send it.">
        <div className="grid max-w-form gap-5">
          {ask.error === null ? null : (
            <Alert tone="danger" live title={ask.error.message}>
              Check your withdrawals below before you try again.
            </Alert>
          )}
          <CostAndDates
            amount={amount}
            method={method}
            lane={lane}
            overview={overview}
            lead={[
              { label: 'To', value: method.holder },
              { label: 'Method', value: method.label },
            ]}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              variant="primary"
              pending={ask.isPending}
              onClick={() =>
                ask.mutate({ body: { amount, method: method.id, lane, expected_fee: fee } }, { onSuccess: onDone })
              }
            >
              Withdraw {formatMoney(amount)}
            </Button>
            <Button variant="ghost" disabled={ask.isPending} onClick={onBack}>
              Back
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
