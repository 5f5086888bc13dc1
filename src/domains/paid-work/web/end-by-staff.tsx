import { lazy, Suspense, useState } from 'react';
import { Menu } from '#design/app/menu.tsx';
import type { Terms } from '../price.ts';
import type { ProposedEndShown } from '../shapes.ts';

export interface WorkToEnd {
  /** In sentences: "order" or "milestone". */
  readonly kind: 'order' | 'milestone';
  readonly number: string;
  readonly terms: Terms;
  readonly isPaid: boolean;
  readonly client: string;
  readonly freelancer: string;
  readonly proposed: ProposedEndShown | null;
}
export interface EndCommands {
  /** The share of the price that the freelancer gets. */
  readonly end: (percent: number, reason: string) => Promise<{ readonly waits_for_second: boolean }>;
  readonly confirm: () => Promise<unknown>;
  readonly decline: (reason: string) => Promise<unknown>;
}
type Act = 'complete' | 'cancel' | 'refund' | 'confirm' | 'decline';

/** Most work that staff look at is not ended by them. */
const WholeEnd = lazy(async () => ({ default: (await import('./end-by-staff-dialogs.tsx')).WholeEnd }));
const ConfirmEnd = lazy(async () => ({ default: (await import('./end-by-staff-dialogs.tsx')).ConfirmEnd }));
const DeclineEnd = lazy(async () => ({ default: (await import('./end-by-staff-dialogs.tsx')).DeclineEnd }));
const PartEnd = lazy(async () => ({ default: (await import('./end-by-staff-dialogs.tsx')).PartEnd }));

/** Ends open work with a reason that both sides read; above a limit a second operator confirms (ORD-25, MLS-14). */
export function EndByStaff({ work, commands }: { work: WorkToEnd; commands: EndCommands }) {
  const [act, setAct] = useState<Act | null>(null);
  const { kind, number, isPaid, proposed } = work;
  const isOrder = kind === 'order';
  const answers = [
    { key: 'confirm', label: 'Confirm the end', disabled: proposed?.is_own === true },
    { key: 'decline', label: proposed?.is_own === true ? 'Withdraw proposal' : 'Decline proposal' },
  ];
  const entries = [
    { key: 'complete', label: isOrder ? 'Complete' : 'Release', disabled: !isPaid },
    { key: 'refund', label: 'Refund a part', disabled: !isPaid },
    { key: 'cancel', label: isOrder ? 'Cancel' : 'Refund', danger: true, apart: true },
  ];
  const parts = { work, commands, onClose: () => setAct(null) };
  return (
    <>
      {proposed === null ? null : (
        <span className="text-sm text-ink-2">{proposed.is_own ? 'Waits for another operator' : 'Waits for you'}</span>
      )}
      <Menu
        label={`End ${kind} ${number}`}
        items={proposed === null ? entries : answers}
        onAction={(key) => setAct(key as Act)}
      />
      <Suspense fallback={null}>
        {act === 'complete' || act === 'cancel' ? <WholeEnd key={act} act={act} {...parts} /> : null}
        {act === 'confirm' && proposed !== null ? <ConfirmEnd {...parts} proposed={proposed} /> : null}
        {act === 'decline' && proposed !== null ? <DeclineEnd {...parts} proposed={proposed} /> : null}
        {act === 'refund' ? <PartEnd {...parts} /> : null}
      </Suspense>
    </>
  );
}
