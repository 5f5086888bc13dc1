import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '#design/public/button.tsx';

/** Shown for at least 8 s (ACT-3), and as long as it is hovered or focused. */
const UNDO_MS = 10_000;

interface UndoLineProps {
  children: ReactNode;
  pending: boolean;
  onUndo: () => void;
  onGone: () => void;
}

export function UndoLine({ children, pending, onUndo, onGone }: UndoLineProps) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || pending) return;
    const timer = setTimeout(onGone, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld, pending, onGone]);
  return (
    <div
      className="panel flex flex-wrap items-center justify-between gap-3 bg-sunken px-4 py-2.5 sm:px-5"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="text-md">{children}</p>
      <Button size="sm" pending={pending} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
