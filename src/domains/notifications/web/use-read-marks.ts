import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { keyOf, useCommand } from '#kit/web/api.ts';
import { notificationList, readAllNotifications, readNotification, undoReadAll } from '../contract.ts';
import { snoozeNotification, type Snooze } from '../snooze-contract.ts';
import { withAllRead, withRead, type Kept } from './read-marks.ts';

interface Problem {
  readonly message: string;
  readonly again: () => void;
}

/** Read marks show immediately, here and at the bell; one the server refuses is undone, with the reason (ACT-1). */
export function useReadMarks() {
  const client = useQueryClient();
  const queryKey = keyOf(notificationList);
  const markRead = useCommand(readNotification);
  const all = useCommand(readAllNotifications);
  const undo = useCommand(undoReadAll);
  const later = useCommand(snoozeNotification);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [batch, setBatch] = useState<{ id: string; marked: number } | null>(null);
  const forget = useCallback(() => setBatch(null), []);
  const [snoozed, setSnoozed] = useState<{ id: string; until: string } | null>(null);
  const forgetSnooze = useCallback(() => setSnoozed(null), []);
  const refetch = () => void client.invalidateQueries({ queryKey });

  /** Gives a function that restores what was there before. */
  const show = (change: (cacheEntry: Kept) => Kept): (() => void) => {
    // A running read may have been answered before this mark, and must not overwrite it.
    void client.cancelQueries({ queryKey });
    const before = client.getQueriesData<Kept>({ queryKey });
    client.setQueriesData<Kept>({ queryKey }, (cacheEntry) =>
      cacheEntry === undefined ? cacheEntry : change(cacheEntry),
    );
    return () => {
      for (const [key, cacheEntry] of before) client.setQueryData(key, cacheEntry);
    };
  };
  const failed = (takeBack: () => void, again: () => void) => (error: Error) => {
    takeBack();
    setProblem({ message: error.message, again });
    refetch();
  };

  const read = (id: string): void => {
    setProblem(null);
    const takeBack = show((cacheEntry) => withRead(cacheEntry, id, new Date().toISOString()));
    markRead.mutate({ params: { id } }, { onSuccess: refetch, onError: failed(takeBack, () => read(id)) });
  };
  const readAll = (): void => {
    setProblem(null);
    const takeBack = show((cacheEntry) => withAllRead(cacheEntry, new Date().toISOString()));
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
  /** What is snoozed leaves the list; the line above it brings it back (ACT-3). */
  const snooze = (id: string, until: Snooze | null): void => {
    setProblem(null);
    later.mutate(
      { params: { id }, body: { until } },
      {
        onSuccess: ({ snoozed_until: at }) => {
          setSnoozed(at === null ? null : { id, until: at });
          refetch();
        },
        onError: failed(
          () => {},
          () => snooze(id, until),
        ),
      },
    );
  };
  return {
    read,
    readAll,
    snooze,
    snoozed,
    forgetSnooze,
    isSnoozing: later.isPending,
    takeBackAll,
    batch,
    forget,
    problem,
    isUndoing: undo.isPending,
    isMarking: all.isPending,
  };
}
