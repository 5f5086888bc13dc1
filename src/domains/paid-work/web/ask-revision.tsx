import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import type { OpenedElsewhere } from './opened-elsewhere.ts';
import type { RevisionDialogProps } from './revision-dialog.tsx';

/** Loaded when it is opened. */
const RevisionDialog = lazy(async () => ({ default: (await import('./revision-dialog.tsx')).RevisionDialog }));

/** The button of a client who wants changes to a delivery. */
export function AskRevision({ onClosed, ...dialog }: Omit<RevisionDialogProps, 'onClose'> & OpenedElsewhere) {
  const [isOpen, setOpen] = useState(onClosed !== undefined);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      {onClosed !== undefined ? null : <Button onClick={() => setOpen(true)}>Request a revision</Button>}
      {isOpen ? (
        <Suspense fallback={null}>
          <RevisionDialog {...dialog} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
