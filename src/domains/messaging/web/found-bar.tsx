import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatDay } from '#kit/format/time.ts';

interface FoundBarProps {
  /** The day that was jumped to; null for a message that was found. */
  readonly on: string | null;
  /** The newest messages. */
  readonly href: string;
}

/** Above messages that are not the newest ones. */
export function FoundBar({ on, href }: FoundBarProps) {
  const { locale } = usePlace();
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-sunken px-3 py-2 text-sm text-ink-2 sm:px-4">
      {on === null
        ? 'You’re reading around a message that was found.'
        : `You’re reading from ${formatDay(on, 'date', locale)}.`}
      <Link href={href} className="link">
        Go to the newest messages
      </Link>
    </p>
  );
}
