import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { keyOf, useCommand } from '#kit/web/api.ts';
import { notificationList, readAllNotifications, readNotification, undoReadAll } from '../contract.ts';
import { withAllRead, withRead, type Kept } from './read-marks.ts';

interface Problem {
  readonly message: string;
  readonly again: () => void;
}

/** Read marks show immediately, here and at the bell; one the server refuses is undone, with the reason (ACT-1). */
export function useReadMarks() {
  const client = useQueryClient();
  const queryKey = keyOf(notificationList);
  const one = useCommand(readNotification);
  const all = useCommand(readAllNotifications);
  const undo = useCommand(undoReadAll);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [batch, setBatch] = useState<{ id: string; marked: number } | null>(null);
  const forget = useCallback(() => setBatch(null), []);
  const refetch = () => void client.invalidateQueries({ queryKey });

  /** Gives a function that restores what was there before. */
  const show = (change: (kept: Kept) => Kept): (() => void) => {
    // A running read may have been answered before this mark, and must not overwrite it.
    void client.cancelQueries({ queryKey });
    const before = client.getQueriesData<Kept>({ queryKey });
    client.setQueriesData<Kept>({ queryKey }, (kept) => (kept === undefined ? kept : change(kept)));
    return () => {
      for (const [key, kept] of before) client.setQueryData(key, kept);
    };
  };
  const failed = (takeBack: () => void, again: () => void) => (error: Error) => {
    takeBack();
    setProblem({ message: error.message, again });
    refetch();
  };

  const read = (id: string): void => {
    setProblem(null);
    const takeBack = show((kept) => withRead(kept, id, new Date().toISOString()));
    one.mutate({ params: { id } }, { onSuccess: refetch, onError: failed(takeBack, () => read(id)) });
  };
  const readAll = (): void => {
    setProblem(null);
    const takeBack = show((kept) => withAllRead(kept, new Date().toISOString()));
    all.mutate(
      {},
      {
        onSuccess: (done) => {
          setBatch(done.batch === null ? null : { id: done.batch, marked: done.marked });
          refetch();
        },
        onError: failed(takeBack, readAll),
      },
    );
  };
  const takeBackAll = (): void => {
    if (batch === null) return;
    setProblem(null);
    undo.mutate(
      { body: { batch: batch.id } },
      {
        onSuccess: () => {
          setBatch(null);
          refetch();
        },
        onError: failed(() => {}, takeBackAll),
      },
    );
  };
  return { read, readAll, takeBackAll, batch, forget, problem, isUndoing: undo.isPending, isMarking: all.isPending };
}
