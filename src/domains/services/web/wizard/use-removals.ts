import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { toast } from '#design/public/toast-store.ts';
import { call } from '#kit/web/api-client.ts';
import { useHold } from '#kit/web/holding.ts';
import { removePicture } from '../../contract.ts';
import type { MyService } from './use-draft.ts';

type Pictures = MyService['pictures'];
type Picture = Pictures[number];

/** A picture that was taken off the list, and the place it goes back to. */
export interface Removed {
  readonly picture: Picture;
  readonly index: number;
}

export interface Removals {
  readonly removed: readonly Removed[];
  remove(picture: Picture): void;
  /** Gives what was kept; null once it is too late. */
  undo(id: string): Removed | null;
  /** Nobody wants it back. */
  settle(id: string): Promise<void>;
  settleAll(): Promise<void>;
}

/**
 * A removed picture goes from the server only when it can no longer be asked back: its file may go with it. Whatever
 * ends the editing before that, such as publishing or closing the tab, removes it first.
 */
export function useRemovals(
  serviceId: string,
  pictures: Pictures,
  onChange: Dispatch<SetStateAction<Pictures>>,
): Removals {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  // What is still to be told; read by what must not wait for the next render.
  const open = useRef(new Map<string, Removed>());
  useHold('form', removed.length > 0);
  const set = (): void => setRemoved([...open.current.values()]);
  const putBack = ({ picture, index }: Removed): void => onChange((now) => now.toSpliced(index, 0, picture));
  const settle = async (id: string, leaving = false): Promise<void> => {
    const removal = open.current.get(id);
    if (removal === undefined) return;
    open.current.delete(id);
    set();
    try {
      await call(removePicture, { params: { id: serviceId, picture_id: id } }, { leaving });
    } catch (error) {
      putBack(removal);
      toast.error('Picture not removed', (error as Error).message);
    }
  };
  const settleAll = async (leaving = false): Promise<void> =>
    void (await Promise.all([...open.current.keys()].map((id) => settle(id, leaving))));
  const leave = useEffectEvent(() => void settleAll(true));
  useEffect(() => {
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    removed,
    remove(picture) {
      open.current.set(picture.id, { picture, index: pictures.indexOf(picture) });
      set();
      onChange(pictures.filter((entry) => entry !== picture));
    },
    undo(id) {
      const removal = open.current.get(id);
      if (removal === undefined) return null;
      open.current.delete(id);
      set();
      return removal;
    },
    settle: (id) => settle(id),
    settleAll: () => settleAll(),
  };
}
