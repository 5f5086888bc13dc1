import { formatTime, type TimeStyle } from '#kit/format/time.ts';
import { usePlace } from './locale.tsx';

export interface WhenProps {
  /** ISO text. */
  at: string;
  style?: TimeStyle | undefined;
  className?: string | undefined;
}

/** An instant in the reader's zone and language. Server and browser write the same text: both come from PlaceProvider. */
export function When({ at, style = 'date', className = '' }: WhenProps) {
  const reader = usePlace();
  return (
    <time dateTime={at} title={style === 'exact' ? undefined : formatTime(at, 'exact', reader)} className={`tnum ${className}`}>
      {formatTime(at, style, reader)}
    </time>
  );
}
