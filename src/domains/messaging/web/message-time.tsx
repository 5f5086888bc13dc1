import { usePlace } from '#design/public/locale.tsx';
import { formatTime } from '#kit/format/time.ts';

interface MessageTimeProps {
  readonly at: string;
  /** Shown once for a group: of its other messages, it is only for those who hear the list. */
  readonly isSilent?: boolean;
  readonly className?: string;
}

/** The hour, since the day stands above it; the whole date for a pointer and for those who hear it. */
export function MessageTime({ at, isSilent = false, className = '' }: MessageTimeProps) {
  const reader = usePlace();
  const exact = formatTime(at, 'exact', reader);
  return (
    <time dateTime={at} title={exact} className={isSilent ? 'sr-only' : `tnum whitespace-nowrap ${className}`}>
      {isSilent ? null : <span aria-hidden="true">{formatTime(at, 'time', reader)}</span>}
      <span className="sr-only">{exact}</span>
    </time>
  );
}
