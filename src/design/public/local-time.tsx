import { formatTime } from '#kit/format/time.ts';
import { useEffect, useState } from 'react';
import { usePlace } from './locale.tsx';

/** This person's local time, written when the page is awake, since a rendered page may be minutes old. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const { locale } = usePlace();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    setNow(new Date());
    const tick = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(tick);
  }, []);
  if (now === null) return <span>{timeZone.replaceAll('_', ' ')}</span>;
  return <span className="tnum">{formatTime(now, 'time', { locale, timeZone })} local time</span>;
}
