import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DraftKeeper, DraftState } from './draft-keeper.ts';

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
    let made: DraftKeeper<Values> | null = null;
    let isGone = false;
    const make = async (): Promise<void> => {
      const [{ keepDraft }, { draftStore }] = await Promise.all([import('./draft-keeper.ts'), import('./draft-store.ts')]);
      if (isGone) return;
      made = keepDraft({
        name,
        named,
        once,
        initial: first(),
        store: draftStore(),
        restore: (values) => onRestore(values),
        onState: named ? onState : () => {},
      });
      keeper.current = made;
      // What was typed while this was on its way.
      made.changed(...now());
    };
    // Without it the form works all the same; only what is typed does not outlive the page.
    make().catch(() => null);
    return () => {
      isGone = true;
      made?.close();
    };
  }, [name, named, once]);
  const draft: Draft = {
    ...state,
    take: () => keeper.current?.take(),
    discard: () => keeper.current?.discard(),
  };
  return { keeper, draft };
}
