import { formatAgo } from '#kit/format/ago.ts';
import { formatTime } from '#kit/format/time.ts';
import { serverNow } from '#kit/web/server-clock.ts';
import { useState } from 'react';
import { usePlace } from './locale.tsx';

/**
 * How long ago, for a list in which the newest counts: "2 days ago", the exact time on hover. A document may be old
 * when it is read, so it has the date.
 */
export function Ago({ at }: { at: string }) {
  const { isForEveryone = false, ...reader } = usePlace();
  const [now] = useState(serverNow);
  const words = isForEveryone ? null : formatAgo(at, now, reader.locale);
  return (
    <time dateTime={at} title={isForEveryone ? undefined : formatTime(at, 'exact', reader)} className="tnum">
      {words ?? formatTime(at, 'date', reader)}
    </time>
  );
}
