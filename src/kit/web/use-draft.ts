import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft, type DraftKeeper, type DraftState } from './draft-keeper.ts';
import { draftStore } from './draft-store.ts';

const NO_DRAFT: DraftState = { savedAt: null, restoredAt: null, offeredAt: null };

/** What a form passes to its `DraftLine`. */
export interface Draft extends DraftState {
  take(): void;
  discard(): void;
}

/** The keeper of a form's draft, made with the form and closed with it. */
export function useDraftKeeper<Values extends object>(
  name: string,
  { named, once }: { named: boolean; once: boolean },
  initial: Values,
  restore: (values: Values) => void,
  /** What the form holds, and what it would hold if no one had typed. */
  held: () => readonly [values: Values, initial: Values],
) {
  const keeper = useRef<DraftKeeper<Values> | null>(null);
  const [state, onState] = useState<DraftState>(NO_DRAFT);
  const onRestore = useEffectEvent(restore);
  const first = useEffectEvent(() => initial);
  const now = useEffectEvent(held);
  useEffect(() => {
    const draftKeeper = keepDraft({
      name,
      named,
      once,
      initial: first(),
      store: draftStore(),
      restore: (values) => onRestore(values),
      onState: named ? onState : () => {},
    });
    keeper.current = draftKeeper;
    // What was typed before the page was hydrated.
    draftKeeper.changed(...now());
    return () => draftKeeper.close();
  }, [name, named, once]);
  const draft: Draft = {
    ...state,
    take: () => keeper.current?.take(),
    discard: () => keeper.current?.discard(),
  };
  return { keeper, draft };
}
