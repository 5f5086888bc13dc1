import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepDraft, NO_DRAFT, type DraftKeeper, type DraftState } from './draft-keeper.ts';
import { draftStore } from './draft-store.ts';

/** What a form passes to its `DraftLine`. */
export interface Draft extends DraftState {
  take(): void;
  discard(): void;
  done(): void;
}

/** The keeper of a form's draft, made with the form and closed with it. */
export function useDraftKeeper<Values extends object>(name: string, named: boolean, initial: Values, restore: (values: Values) => void) {
  const keeper = useRef<DraftKeeper<Values> | null>(null);
  const [state, tell] = useState<DraftState>(NO_DRAFT);
  const onRestore = useEffectEvent(restore);
  const first = useEffectEvent(() => initial);
  useEffect(() => {
    const made = keepDraft({ name, named, initial: first(), store: draftStore(), restore: (values) => onRestore(values), tell: named ? tell : () => {} });
    keeper.current = made;
    return () => made.close();
  }, [name, named]);
  const draft: Draft = {
    ...state,
    take: () => keeper.current?.take(),
    discard: () => keeper.current?.discard(),
    done: () => keeper.current?.done(),
  };
  return { keeper, draft };
}

interface DraftOptions<Values> {
  /** What it is a draft of: `delivery:DK-1042`. */
  readonly name: string;
  readonly values: Values;
  /** What the form shows before anybody types. */
  readonly initial: Values;
  readonly restore: (values: Values) => void;
}

/** The draft of a form that keeps its own state. Call `done()` once it was sent, and show `<DraftLine of={draft} />`. */
export function useDraft<Values extends object>({ name, values, initial, restore }: DraftOptions<Values>): Draft {
  const { keeper, draft } = useDraftKeeper(name, true, initial, restore);
  const text = JSON.stringify(values);
  const onChange = useEffectEvent(() => keeper.current?.changed(values, initial));
  useEffect(() => onChange(), [text]);
  useEffect(() => {
    const leave = (): void => void keeper.current?.flush();
    addEventListener('focusout', leave);
    return () => removeEventListener('focusout', leave);
  }, [keeper]);
  return draft;
}
