import { useEffect, useState } from 'react';

/** Seconds left of a wait the server asked for, counting down to 0. */
export function useWait(): { seconds: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const running = until > now;
  useEffect(() => {
    if (!running) return;
    const tick = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(tick);
  }, [running]);
  return {
    seconds: running ? Math.ceil((until - now) / 1_000) : 0,
    start: (seconds) => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1_000);
    },
  };
}
