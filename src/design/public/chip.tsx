import type { Glyph } from './glyphs.tsx';
import { X } from './glyphs.tsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** Full class names, which Tailwind's scanner needs: one line per look. */
const TONES = {
  line: 'chip-line',
  neutral: 'chip-neutral',
  accent: 'chip-accent',
  primary: 'chip-primary',
  success: 'chip-success',
  warning: 'chip-warning',
  danger: 'chip-danger',
  info: 'chip-info',
} as const;
export type ChipTone = keyof typeof TONES;

export interface ChipProps {
  tone?: ChipTone | undefined;
  icon?: Glyph | undefined;
  href?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Chip({ tone = 'line', icon, href, className = '', children }: ChipProps) {
  const inside = (
    <>
      {icon ? <Icon of={icon} size="inline" className="-ms-0.5" /> : null}
      <span className="min-w-0">{children}</span>
    </>
  );
  const look = `chip ${TONES[tone]} ${className}`;
  return href ? (
    <Link href={href} className={look}>
      {inside}
    </Link>
  ) : (
    <span className={look}>{inside}</span>
  );
}

export type StatusTone = 'info' | 'warning' | 'success' | 'danger' | 'neutral';

/**
 * In progress: info. Waiting or in review: warning. Done or paid: success. Disputed, failed: danger. Draft, closed,
 * expired: neutral.
 */
export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={`chip ${TONES[tone]} whitespace-nowrap`}>
      <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" />
      <span>{children}</span>
    </span>
  );
}

/** An active filter; the link leads to the same list without it. */
export function ActiveFilter({
  href,
  children,
  removeLabel = 'Remove filter',
}: {
  href: string;
  children: ReactNode;
  removeLabel?: string;
}) {
  return (
    <Link href={href} className="chip chip-primary min-h-9 pe-2 ps-3 hover:underline" rel="nofollow">
      <span className="sr-only">{removeLabel}: </span>
      {children}
      <Icon of={X} size="inline" />
    </Link>
  );
}

/**
 * On phones one line that scrolls sideways, so that a late font moves nothing; the fade at its end says that there is
 * more.
 */
const STRIP =
  '-m-1 flex gap-2 p-1 max-sm:overflow-x-auto max-sm:pe-12 max-sm:[mask-image:linear-gradient(to_left,#0000,#000_3rem)] max-sm:[scrollbar-width:none] sm:flex-wrap';

export const ChipStrip = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`${STRIP} ${className}`}>{children}</div>
);

export interface FilterChipsProps {
  label: string;
  items: readonly { href: string; label: string; current?: boolean }[];
}

/** One choice among a few, as links: categories above a grid. */
export function FilterChips({ label, items }: FilterChipsProps) {
  return (
    <nav aria-label={label} className={STRIP}>
      {items.map((item) => (
        <Link key={item.href} href={item.href} className="filter-chip" aria-current={item.current ? 'true' : undefined}>
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
