import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../public/alert.tsx';

/**
 * In place of a form that was sent: its focus, and into view, because the form that went was longer than what is left.
 */
export function SentAlert({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="rounded-md">
      <Alert tone="success" live title={title}>
        {children}
      </Alert>
    </div>
  );
}
