import { CircleAlert, CircleCheck, Info, TriangleAlert, type Glyph } from './glyphs.tsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const LOOKS = {
  info: { box: 'bg-info-soft', mark: 'text-info', icon: Info },
  success: { box: 'bg-success-soft', mark: 'text-success', icon: CircleCheck },
  warning: { box: 'bg-warning-soft', mark: 'text-warning', icon: TriangleAlert },
  danger: { box: 'bg-danger-soft', mark: 'text-danger', icon: CircleAlert },
} as const satisfies Record<string, { box: string; mark: string; icon: Glyph }>;

export interface AlertProps {
  tone?: keyof typeof LOOKS | undefined;
  title: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** Announced when it appears because of what the person just did. */
  live?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export function Alert({ tone = 'info', title, action, live = false, className = '', children }: AlertProps) {
  const look = LOOKS[tone];
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={`flex flex-wrap items-start gap-x-3 gap-y-3 rounded-md p-4 ${look.box} ${className}`}
    >
      <span className={`mt-0.5 ${look.mark}`}>
        <Icon of={look.icon} />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="text-md leading-snug font-semibold">{title}</p>
        {children ? <div className="mt-1 text-sm text-ink-2">{children}</div> : null}
      </div>
      {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}
