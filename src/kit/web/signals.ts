/** What people who watch the same topic say to each other in passing, such as that they are typing. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Topic } from '../events.ts';
import { sendSignal, signalListeners } from './realtime.ts';

/** A signal is repeated this often while it holds, and forgotten a little later. */
const REPEAT_MS = 3_000;
const FORGOTTEN_AFTER_MS = 5_000;

interface Signaled {
  readonly by: readonly string[];
  /** What they were doing is done. */
  readonly forget: (by: string) => void;
}

/** Who said `signal` about the topic within the last seconds. The topic has to be watched with `useTopic`. */
export function useSignaled(topic: Topic, signal: string): Signaled {
  const [heard, setHeard] = useState<readonly { readonly by: string; readonly timer: number }[]>([]);
  useEffect(() => {
    const timers = new Set<number>();
    const drop = (by: string): void => setHeard((now) => now.filter((sender) => sender.by !== by));
    const hear = (message: { topic: string; signal: string; by: string }): void => {
      if (message.topic !== topic || message.signal !== signal) return;
      const timer = window.setTimeout(() => drop(message.by), FORGOTTEN_AFTER_MS);
      timers.add(timer);
      setHeard((now) => {
        for (const before of now) if (before.by === message.by) window.clearTimeout(before.timer);
        return [...now.filter(({ by }) => by !== message.by), { by: message.by, timer }];
      });
    };
    signalListeners.add(hear);
    return () => {
      signalListeners.delete(hear);
      for (const timer of timers) window.clearTimeout(timer);
      setHeard([]);
    };
  }, [topic, signal]);
  const forget = useCallback((by: string) => setHeard((now) => now.filter((sender) => sender.by !== by)), []);
  return { by: useMemo(() => heard.map(({ by }) => by), [heard]), forget };
}

/** Called as often as one likes; sent every few seconds. */
export function useSaying(topic: Topic, signal: string): () => void {
  const lastSignal = useRef({ topic, at: Number.NEGATIVE_INFINITY });
  return useCallback(() => {
    if (lastSignal.current.topic === topic && performance.now() - lastSignal.current.at < REPEAT_MS) return;
    lastSignal.current = { topic, at: performance.now() };
    sendSignal(topic, signal);
  }, [topic, signal]);
}
