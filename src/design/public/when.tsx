import { formatTime, hasHour, type TimeStyle } from '#kit/format/time.ts';
import { usePlace } from './locale.tsx';

export interface WhenProps {
  /** ISO text. */
  at: string;
  style?: TimeStyle | undefined;
  className?: string | undefined;
}

/**
 * An instant in the reader's zone and language. A document is made before their zone is known, so it has the day alone:
 * an hour is never shown in UTC first and in another zone later (SCR-6).
 */
export function When({ at, style = 'date', className = '' }: WhenProps) {
  const { isForEveryone = false, ...reader } = usePlace();
  const shown = isForEveryone && hasHour(style) ? 'date' : style;
  return (
    <time
      dateTime={at}
      title={isForEveryone || style === 'exact' ? undefined : formatTime(at, 'exact', reader)}
      className={`tnum ${className}`}
    >
      {formatTime(at, shown, reader)}
    </time>
  );
}
