import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import type { Topic } from '../events.ts';
import { openRealtime, WATCHING, type Hint, type MayWatch, type Signal } from '../realtime.ts';
import { call } from './api-client.ts';
import { noteNews } from './news.ts';

const AGAIN_AFTER_MS = 4_000;
/** While the socket is away, what is watched is read again this often (RT-3). */
const POLL_MS = 8_000;

/** One socket per tab, opened when the first screen watches something and closed when none does. */
const watchers = new Map<Topic, Set<(hint: Hint) => void>>();
/** Hear every signal; `signals.ts` sorts them. */
export const signalListeners = new Set<(signal: Signal) => void>();
const stateListeners = new Set<() => void>();
let socket: Socket | null = null;
let opening = false;
let live = false;

function setLive(now: boolean): void {
  live = now;
  for (const listener of stateListeners) listener();
}

async function open(): Promise<void> {
  if (socket !== null || opening) return;
  opening = true;
  try {
    const { io } = await import('./socket.ts');
    socket = io({
      path: '/realtime',
      transports: ['websocket'],
      // A ticket opens one connection, so every attempt asks for a fresh one.
      auth: (give) => {
        call(openRealtime, {}).then(
          ({ ticket }) => give({ ticket }),
          () => give({}),
        );
      },
      reconnectionDelay: 500,
      reconnectionDelayMax: 8_000,
      randomizationFactor: 0.5,
    });
    socket.on('connect', () => {
      setLive(true);
      for (const topic of watchers.keys()) watch(topic);
    });
    socket.on('disconnect', (reason) => {
      setLive(false);
      if (reason === 'io server disconnect') closeRealtime();
    });
    // Refused rather than unreachable (no ticket, a database that is away): its own retries cover only the network.
    const opened = socket;
    opened.on('connect_error', () => {
      if (!opened.active)
        setTimeout(() => void (socket === opened && opened.connect()), AGAIN_AFTER_MS * (0.5 + Math.random()));
    });
    socket.on('signal', (signal: Signal) => signalListeners.forEach((listener) => listener(signal)));
    socket.on('hint', (hint: Hint) => {
      noteNews();
      for (const watcher of watchers.get(hint.topic as Topic) ?? []) watcher(hint);
    });
  } finally {
    opening = false;
  }
}

/** Watching answers with a hint of its own: what changed while we were away is read again. */
function watch(topic: Topic): void {
  socket?.emit('watch', topic, (may: MayWatch) => {
    if (may === true) for (const watcher of watchers.get(topic) ?? []) watcher({ topic, event: WATCHING });
    // An open socket stops the polling: a screen that watches nothing would miss what changes.
    if (may === null)
      setTimeout(
        () => void (watchers.has(topic) && socket?.connected === true && watch(topic)),
        AGAIN_AFTER_MS * (0.5 + Math.random()),
      );
  });
}

/** Lost where no socket is open, and refused where the topic is not watched. */
export const sendSignal = (topic: Topic, signal: string): void => void socket?.emit('signal', topic, signal);

export function closeRealtime(): void {
  socket?.close();
  socket = null;
  setLive(false);
}

/**
 * Calls `onHint` whenever the topic changed, once when the watch begins or resumes after a break, and every few seconds
 * while there is no socket.
 */
export function useTopic(topic: Topic | null, onHint: (hint: Hint) => void): void {
  const latest = useRef(onHint);
  useEffect(() => {
    latest.current = onHint;
  });
  useEffect(() => {
    if (topic === null) return;
    const watcher = (hint: Hint) => latest.current(hint);
    const known = watchers.get(topic) ?? new Set();
    known.add(watcher);
    watchers.set(topic, known);
    if (socket?.connected === true) watch(topic);
    else void open();
    return () => {
      known.delete(watcher);
      if (known.size > 0) return;
      watchers.delete(topic);
      socket?.emit('unwatch', topic);
      if (watchers.size === 0) closeRealtime();
    };
  }, [topic]);
  const isLive = useIsLive();
  useEffect(() => {
    if (topic === null || isLive) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) latest.current({ topic, event: WATCHING });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [topic, isLive]);
}

/** False while the socket is away: what has to agree sooner than `useTopic` reads again is read more often then. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      stateListeners.add(listener);
      return () => void stateListeners.delete(listener);
    },
    () => live,
    () => false,
  );
