import { useEffect, useState } from 'react';
import { Clock } from 'lucide-react';
import { serverNow } from '#kit/web/server-clock.ts';
import { Icon } from '../public/icon.tsx';
import { usePlace } from '../public/locale.tsx';
import { When } from '../public/when.tsx';
import { durationWords, nextChangeMs } from './time-words.ts';

export interface CountdownProps {
  /** ISO text of the deadline. */
  until: string;
  /** "left" unless given: "2 days left". */
  after?: string | undefined;
  /** Shown once it has passed. */
  past: string;
  /** Below this it has the warning color. A day unless given. */
  soonMs?: number | undefined;
}

/** Time left in words, by the server's clock; the exact moment with its zone on hover, focus and tap (SCR-6). */
export function Countdown({ until, after = 'left', past, soonMs = 86_400_000 }: CountdownProps) {
  const { locale } = usePlace();
  const [now, setNow] = useState(serverNow);
  const [exact, setExact] = useState(false);
  const left = Date.parse(until) - now;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(serverNow()), nextChangeMs(left));
    return () => clearTimeout(timer);
  }, [left]);

  const words = left <= 0 ? past : `${durationWords(left, locale) ?? 'Less than a minute'} ${after}`;
  return (
    <button
      type="button"
      aria-expanded={exact}
      className={`tnum inline-flex min-h-6 items-center gap-1.5 rounded-xs text-start text-sm font-medium ${left > 0 && left < soonMs ? 'text-warning' : 'text-ink-2'}`}
      onClick={() => setExact(!exact)}
    >
      <Icon of={Clock} size="inline" />
      <span>
        {words}
        {exact ? (
          <span className="text-ink-2">
            {' · '}
            <When at={until} style="exact" />
          </span>
        ) : (
          <span className="hover-exact text-ink-2">
            {' · '}
            <When at={until} style="exact" />
          </span>
        )}
      </span>
    </button>
  );
}
