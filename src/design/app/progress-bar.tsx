import { formatRate } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';

export interface ProgressBarProps {
  label: string;
  /** 0 to 100. */
  value: number;
  /** Under the bar: what the number means. */
  start?: string | undefined;
  hideLabel?: boolean | undefined;
  tone?: 'primary' | 'success' | 'danger' | undefined;
}

const FILL = { primary: 'fill-primary', success: 'fill-success', danger: 'fill-danger' } as const;

/** A bar with its number; drawn as SVG, so it needs no style attribute. */
export function ProgressBar({ label, value, start, hideLabel = false, tone = 'primary' }: ProgressBarProps) {
  const shown = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div>
      {hideLabel ? null : <p className="mb-2 text-md font-medium">{label}</p>}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={shown}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-hover"
      >
        <svg
          viewBox="0 0 100 8"
          width="100%"
          height="8"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block rtl:-scale-x-100"
        >
          <rect width={shown} height="8" className={FILL[tone]} />
        </svg>
      </div>
      <p className="tnum mt-2 flex justify-between gap-3 text-xs text-ink-3">
        <span>{start}</span>
        <span>{formatRate(shown * 100, instanceLocale())}</span>
      </p>
    </div>
  );
}
