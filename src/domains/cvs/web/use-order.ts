import { useState, type DragEvent } from 'react';

/**
 * Things in an order that people change: by buttons, one place at a time, or by dragging a row onto another. What
 * happened is said to whoever listens.
 */
export function useOrder(names: readonly string[], onMove: (from: number, by: -1 | 1) => void) {
  const [news, say] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const move = (from: number, by: -1 | 1): void => {
    onMove(from, by);
    say(`${names[from] ?? ''}: now ${from + by + 1} of ${names.length}.`);
  };
  return {
    news,
    move,
    /** Of a row: it can be taken, and others can be dropped on it. */
    rowProps: (place: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null || dragged === place) return;
        event.preventDefault();
        // One place after the other, so that what is seen is what is saved.
        move(dragged, place > dragged ? 1 : -1);
        setDragged(place > dragged ? dragged + 1 : dragged - 1);
      },
      'data-dragged': dragged === place ? 'true' : undefined,
    }),
    handleProps: (place: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', names[place] ?? '');
        setDragged(place);
      },
      onDragEnd: () => setDragged(null),
    }),
  };
}
export type Order = ReturnType<typeof useOrder>;
