import { useEffect, useRef, useState } from 'react';
import type { Pages } from '#design/app/paged-panel.tsx';
import { idOfMessage } from './message-id.ts';

/** Shows the message at a place: pages before it are read until it is there, or nothing is left. */
export function useJump(list: Pages<{ readonly seq: number }>): (seq: number) => void {
  const [wanted, setWanted] = useState<number | null>(null);
  const marked = useRef<HTMLElement | null>(null);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (wanted === null || isFetchingNextPage) return;
    const row = document.querySelector<HTMLElement>(`#${idOfMessage(wanted)}`);
    if (row === null && hasNextPage && !isFetchNextPageError) {
      fetchNextPage();
      return;
    }
    setWanted(null);
    if (row === null) return;
    marked.current?.classList.remove('bg-warning-soft');
    row.classList.add('bg-warning-soft');
    marked.current = row;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }, [wanted, data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return setWanted;
}
