import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import type { OpenedElsewhere } from './opened-elsewhere.ts';
import type { SplitDialogProps } from './split-dialog.tsx';

/** Rarely needed, so it is loaded when it is opened. */
const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }));

/** The button of a person who wants to end the work by agreement. */
export function AskToSplit({ onClosed, ...dialog }: Omit<SplitDialogProps, 'onClose'> & OpenedElsewhere) {
  const [isOpen, setOpen] = useState(onClosed !== undefined);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      {onClosed !== undefined ? null : (
        <Button size="sm" onClick={() => setOpen(true)}>
          Ask to cancel
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <SplitDialog {...dialog} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
