import { useRef, useState } from 'react';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import { useAutosave } from '#kit/web/use-autosave.ts';
import { saveCv, type cv } from '../contract.ts';
import type { CvContent } from '../cv.ts';
import type { CvState } from '../difference.ts';

export type MyCv = DataOf<typeof cv>;

/** Typing within this is one step back. */
const STEP_MS = 1_200;
const MOST_STEPS = 100;

const stateOf = ({ name, target, language, content }: CvState): CvState => ({ name, target, language, content });

/** The CV while it is edited: saved as it is typed, with every step to go back, and told when another window saved. */
export function useCvDraft(loaded: MyCv) {
  const version = useRef(loaded.version);
  const keepsBefore = useRef(false);
  /** The version that another window saved meanwhile. */
  const [conflict, setConflict] = useState<number | null>(null);
  const autosave = useAutosave<CvState>(stateOf(loaded), loaded.saved_at, async (body) => {
    try {
      const saved = await call(
        saveCv,
        { params: { id: loaded.id }, body: { ...body, version: version.current, keeps_before: keepsBefore.current } },
        { key: crypto.randomUUID() },
      );
      version.current = saved.version;
      keepsBefore.current = false;
      return saved.saved_at;
    } catch (error) {
      const theirs = error instanceof Failure ? (error.data as { version?: number } | undefined)?.version : undefined;
      if (theirs !== undefined) setConflict(theirs);
      throw error;
    }
  });
  const { draft } = autosave;
  const [past, setPast] = useState<readonly CvState[]>([]);
  const [future, setFuture] = useState<readonly CvState[]>([]);
  const steppedAt = useRef(0);

  const change = (part: Partial<CvState>): void => {
    const now = performance.now();
    if (now - steppedAt.current > STEP_MS) setPast((all) => [...all, draft].slice(-MOST_STEPS));
    steppedAt.current = now;
    setFuture([]);
    autosave.change(part);
  };
  const undo = (): void => {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    setFuture([draft, ...future]);
    steppedAt.current = 0;
    autosave.change(before);
  };
  const redo = (): void => {
    const [next, ...rest] = future;
    if (next === undefined) return;
    setFuture(rest);
    setPast([...past, draft]);
    steppedAt.current = 0;
    autosave.change(next);
  };

  return {
    draft,
    saving: autosave.saving,
    save: autosave.save,
    change,
    edit: (edited: (content: CvContent) => CvContent): void => change({ content: edited(draft.content) }),
    undo: past.length > 0 ? undo : null,
    redo: future.length > 0 ? redo : null,
    conflict,
    /** What was compared is settled: the next save goes on top of that version. */
    settle: (next: CvState | null, settledVersion: number): void => {
      version.current = settledVersion;
      keepsBefore.current = true;
      setConflict(null);
      change(next ?? draft);
    },
  };
}
export type CvDraft = ReturnType<typeof useCvDraft>;
