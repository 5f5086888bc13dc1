import { useEffect } from 'react';

/** Inside a field the browser's own undo goes on. */
export function useUndoKeys(undo: (() => void) | null, redo: (() => void) | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isInField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isInField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) redo?.();
      else undo?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}
