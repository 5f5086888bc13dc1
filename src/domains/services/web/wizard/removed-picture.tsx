import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '#design/public/button.tsx';

/** At least eight seconds (ACT-3). */
const UNDO_MS = 10_000;

interface RemovedPictureProps {
  readonly name: string;
  readonly onUndo: () => void;
  readonly onOver: () => void;
}

/** Takes the focus of the button that is gone, and stays for as long as it has it, or the pointer. */
export function RemovedPicture({ name, onUndo, onOver }: RemovedPictureProps) {
  const line = useRef<HTMLDivElement>(null);
  const words = useId();
  const [isHeld, setHeld] = useState(true);
  const end = useEffectEvent(onOver);
  useEffect(() => line.current?.querySelector('button')?.focus(), []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      ref={line}
      className="panel flex flex-wrap items-center justify-between gap-3 px-4 py-2"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.contains(document.activeElement))}
    >
      <p id={words}>{name} removed</p>
      <Button size="sm" aria-describedby={words} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
