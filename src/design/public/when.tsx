import { usePlace } from './locale.tsx';

const FORMATS = {
  /** 28 Nov 2026 */
  date: { dateStyle: 'medium' },
  /** 28 Nov 2026, 14:05 */
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  /** With the zone: where money or a deadline depends on it. */
  exact: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export interface WhenProps {
  /** ISO text. */
  at: string;
  style?: keyof typeof FORMATS | undefined;
  className?: string | undefined;
}

/** An instant in the reader's zone and language. Server and browser write the same text: both come from PlaceProvider. */
export function When({ at, style = 'date', className = '' }: WhenProps) {
  const { locale, timeZone } = usePlace();
  const instant = new Date(at);
  const write = (format: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(locale, { ...format, timeZone }).format(instant);
  return (
    <time dateTime={at} title={style === 'exact' ? undefined : write(FORMATS.exact)} className={`tnum ${className}`}>
      {write(FORMATS[style])}
    </time>
  );
}
