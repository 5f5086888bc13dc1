import { CircleAlert, Info } from '../public/glyphs.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../public/icon.tsx';

interface NoticeBarProps {
  tone: 'info' | 'warning';
  title: ReactNode;
  /** The one next step, as a small button. */
  action?: ReactNode;
  /** Left out on phones, where every line counts. */
  children?: ReactNode;
}

/** One line across the top for what concerns the whole app; screen readers hear it once, politely. */
export function NoticeBar({ tone, title, action, children }: NoticeBarProps) {
  return (
    <div
      role="status"
      className={`flex min-h-11 items-center gap-x-3 px-4 py-1.5 text-sm ${tone === 'info' ? 'bg-info-soft' : 'bg-warning-soft'}`}
    >
      <span className={tone === 'info' ? 'text-info' : 'text-warning'}>
        <Icon of={tone === 'info' ? Info : CircleAlert} />
      </span>
      <p className="min-w-0 flex-1">
        <strong className="font-semibold">{title}</strong> <span className="text-ink-2 max-sm:hidden">{children}</span>
      </p>
      {action}
    </div>
  );
}
