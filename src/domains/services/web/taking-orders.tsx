import { lazy, Suspense, useState } from 'react';
import { Button, LinkButton } from '#design/public/button.tsx';
import { StatusChip, type StatusTone } from '#design/public/chip.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { counted } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { CapacityOnWire } from '../taking-orders-contract.ts';

const TakingOrdersDialog = lazy(async () => ({
  default: (await import('./taking-orders-dialog.tsx')).TakingOrdersDialog,
}));

const STATE: Record<NonNullable<CapacityOnWire['closed']> | 'open', { tone: StatusTone; words: string }> = {
  open: { tone: 'success', words: 'Taking orders' },
  full: { tone: 'warning', words: 'Queue full' },
  away: { tone: 'neutral', words: 'Away' },
};
const ORDERS = { one: 'open order', other: 'open orders' };

/** Whether clients can order now, and what the freelancer set about it. It holds for all of their services. */
export function TakingOrders({ capacity, onChanged }: { capacity: CapacityOnWire; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { closed, most_open: most, open_orders: open, away_from: awayFrom, away_until: awayUntil } = capacity;
  const { tone, words } = STATE[closed ?? 'open'];
  return (
    <Panel
      title={
        <span className="flex flex-wrap items-center gap-2">
          Availability
          <StatusChip tone={tone}>{words}</StatusChip>
        </span>
      }
      actions={
        <>
          <LinkButton size="sm" variant="ghost" href={pathTo('selling-orders', {}, { view: 'calendar' })}>
            Calendar
          </LinkButton>
          <Button size="sm" onClick={() => setOpen(true)}>
            Set time away or a limit
          </Button>
        </>
      }
      className="mb-4"
    >
      <p className="text-sm text-ink-2">
        {most === null ? `${counted(open, ORDERS)}, no limit.` : `${counted(open, ORDERS)} of at most ${most}.`}{' '}
        {awayUntil === null ? null : (
          <>
            {awayFrom === null ? (
              'You are away'
            ) : (
              <>
                You’ll be away from <When at={awayFrom} style="moment" />
              </>
            )}{' '}
            until <When at={awayUntil} style="moment" />.{' '}
          </>
        )}
        {closed === null
          ? null
          : closed === 'away'
            ? 'Your services stay visible and say so. Clients can order again from then on.'
            : 'Your services stay visible and say so. Clients can order again when you deliver one.'}
      </p>
      {isOpen ? (
        <Suspense fallback={null}>
          <TakingOrdersDialog capacity={capacity} onChanged={onChanged} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Panel>
  );
}
