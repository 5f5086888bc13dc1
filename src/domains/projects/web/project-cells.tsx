import { usePlace } from '#design/public/locale.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { STEP_LABELS } from '../client-step.ts';
import type { MyProjectRow } from '../contract.ts';

/** What the client does next, in bold while it is their turn. */
export const StepOf = ({ step }: Pick<MyProjectRow, 'step'>) =>
  step === null ? null : (
    <span className={STEP_LABELS[step].isYours ? 'font-semibold text-ink' : 'text-ink-2'}>
      {STEP_LABELS[step].label}
    </span>
  );

export function ProposalsTo({ of: { proposals, unread } }: { of: Pick<MyProjectRow, 'proposals' | 'unread'> }) {
  const { locale } = usePlace();
  return (
    <span className="tnum">
      {formatNumber(proposals, locale)}
      {unread === 0 ? null : <span className="font-semibold text-ink"> · {formatNumber(unread, locale)} to read</span>}
    </span>
  );
}
