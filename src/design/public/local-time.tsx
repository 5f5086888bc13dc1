import { formatTime } from '#kit/format/time.ts';
import { useEffect, useState } from 'react';
import { usePlace } from './locale.tsx';

/**
 * The clock where this person is: "1:38 PM there". It is written once the page is hydrated, since a rendered page may
 * be minutes old.
 */
export function LocalTime({ timeZone, before = 'Local time' }: { timeZone: string; before?: string }) {
  const { locale, isForEveryone = false } = usePlace();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const tick = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(tick);
  }, []);
  if (isForEveryone) return <span>{before}</span>;
  return <span className="tnum">{formatTime(now, 'time', { locale, timeZone })} there</span>;
}
