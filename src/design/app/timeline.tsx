import { Check, CircleAlert, Circle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { When } from '../public/when.tsx';

export interface TimelineEntry {
  key: string;
  title: ReactNode;
  /** ISO text; null for what is still to come. */
  at: string | null;
  detail?: ReactNode;
  tone?: 'done' | 'current' | 'next' | 'trouble' | undefined;
  icon?: LucideIcon | undefined;
}

const LOOKS = {
  done: { mark: 'bg-success text-surface', icon: Check },
  current: { mark: 'border-2 border-primary bg-surface text-primary', icon: Circle },
  next: { mark: 'border-2 border-line-strong bg-surface text-ink-3', icon: undefined },
  trouble: { mark: 'bg-danger text-surface', icon: CircleAlert },
} as const;

interface TimelineProps {
  label: string;
  entries: readonly TimelineEntry[];
  /** The hour is enough where the day is said above. */
  style?: 'moment' | 'time';
}

/** What happened and when, with its reference number, and what comes next (PAY-3). */
export function Timeline({ label, entries, style = 'moment' }: TimelineProps) {
  return (
    <ol aria-label={label} className="timeline">
      {entries.map((entry) => {
        const look = LOOKS[entry.tone ?? 'done'];
        const Glyph = entry.icon ?? look.icon;
        return (
          <li key={entry.key} aria-current={entry.tone === 'current' ? 'step' : undefined}>
            <span
              aria-hidden="true"
              className={`relative z-1 grid size-6 place-items-center rounded-full ${look.mark}`}
            >
              {Glyph ? <Glyph size={13} strokeWidth={3} className={Glyph === Circle ? 'fill-current' : ''} /> : null}
            </span>
            <div className="min-w-0 pb-5">
              <p className="text-md leading-6 font-medium">{entry.title}</p>
              {entry.at ? (
                <p className="text-xs text-ink-3">
                  <When at={entry.at} style={style} />
                </p>
              ) : null}
              {entry.detail ? <div className="mt-1 text-sm text-ink-2">{entry.detail}</div> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
