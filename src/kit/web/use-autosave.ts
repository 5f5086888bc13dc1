import { useCallback, useEffect, useRef, useState } from 'react';
import { Failure } from '../errors.ts';
import { useHold } from './holding.ts';

export type Saving =
  | { state: 'untouched' }
  | { state: 'saving' }
  | { state: 'saved'; at: string }
  | { state: 'failed'; why?: string }
  | { state: 'offline' };

/** Saved this long after the last key, and when a field is left (FRM-5). */
const PAUSE_MS = 900;
/** Without a connection, or while the server is down, it is tried again as long as the page is open. */
const AGAIN_MS = 5_000;
/** Trying again would be refused again. */
const isRefused = (error: unknown): error is Failure =>
  error instanceof Failure && !['internal', 'unavailable', 'too_many_requests', 'in_progress'].includes(error.code);

/**
 * A draft while it is being typed. `send` gives the instant it was saved at. Saves are sent one at a time and always
 * have all of it, so the last one wins and nothing typed meanwhile is lost.
 */
export function useAutosave<Draft extends object>(
  first: Draft,
  savedAt: string,
  send: (draft: Draft) => Promise<string>,
) {
  const [draft, setDraft] = useState<Draft>(first);
  const [saving, setStatus] = useState<Saving>({ state: 'saved', at: savedAt });
  const latest = useRef(draft);
  const sender = useRef(send);
  const dirty = useRef(false);
  const underWay = useRef<Promise<void> | null>(null);
  const isOpen = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    sender.current = send;
  }, [send]);

  /** What a failed save does after a while. */
  const again = useRef<() => void>(() => undefined);
  const save = useCallback(async (): Promise<void> => {
    if (timer.current !== null) clearTimeout(timer.current);
    if (underWay.current !== null) await underWay.current;
    if (!dirty.current) return;
    dirty.current = false;
    setStatus({ state: 'saving' });
    underWay.current = sender.current(latest.current).then(
      (at) => setStatus({ state: 'saved', at }),
      (error: unknown) => {
        dirty.current = true;
        if (isRefused(error)) return setStatus({ state: 'failed', why: error.message });
        setStatus(navigator.onLine ? { state: 'failed' } : { state: 'offline' });
        if (isOpen.current) timer.current = setTimeout(() => again.current(), AGAIN_MS);
      },
    );
    await underWay.current;
    underWay.current = null;
  }, []);
  useEffect(() => {
    again.current = () => void save();
  }, [save]);

  const change = useCallback(
    (part: Partial<Draft>): void => {
      latest.current = { ...latest.current, ...part };
      dirty.current = true;
      setDraft(latest.current);
      setStatus({ state: 'saving' });
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    [save],
  );

  // A reload waits for the save; a draft that is saved loses nothing to it.
  useHold('form', saving.state !== 'saved' && saving.state !== 'untouched');

  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (dirty.current) event.preventDefault();
    };
    isOpen.current = true;
    addEventListener('beforeunload', leave);
    return () => {
      isOpen.current = false;
      removeEventListener('beforeunload', leave);
      void save();
    };
  }, [save]);

  return { draft, change, save, saving };
}
