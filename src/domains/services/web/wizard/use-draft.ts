import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf } from '#kit/endpoint.ts';
import type { Saving } from '#design/app/save-state.tsx';
import { call } from '#kit/web/api-client.ts';
import { useHold } from '#kit/web/holding.ts';
import { saveDraft, type myService } from '../../contract.ts';

export type MyService = DataOf<typeof myService>;
export type Draft = MyService['draft'];

/** Saved this long after the last key, and when a field is left (FRM-5). */
const PAUSE_MS = 900;

/**
 * The draft while it is being typed. Saves are sent one at a time and always have all of it, so the last one wins and
 * nothing typed meanwhile is lost.
 */
export function useDraft(service: MyService) {
  const [draft, setDraft] = useState<Draft>(service.draft);
  const [saving, setStatus] = useState<Saving>({ state: 'saved', at: service.saved_at });
  const latest = useRef(draft);
  const dirty = useRef(false);
  const underWay = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const save = useCallback(async (): Promise<void> => {
    if (timer.current !== null) clearTimeout(timer.current);
    if (underWay.current !== null) await underWay.current;
    if (!dirty.current) return;
    dirty.current = false;
    setStatus({ state: 'saving' });
    underWay.current = call(saveDraft, { params: { id: service.id }, body: latest.current }).then(
      ({ saved_at: savedAt }) => setStatus({ state: 'saved', at: savedAt }),
      () => {
        dirty.current = true;
        setStatus(navigator.onLine ? { state: 'failed' } : { state: 'offline' });
      },
    );
    await underWay.current;
    underWay.current = null;
  }, [service.id]);

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
    addEventListener('beforeunload', leave);
    return () => {
      removeEventListener('beforeunload', leave);
      void save();
    };
  }, [save]);

  return { draft, change, save, saving };
}
