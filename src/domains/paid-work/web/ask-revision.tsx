import { lazy, Suspense, useState } from 'react';
import { Button } from '#design/public/button.tsx';
import type { RevisionDialogProps } from './revision-dialog.tsx';

/** Loaded when it is opened. */
const RevisionDialog = lazy(async () => ({ default: (await import('./revision-dialog.tsx')).RevisionDialog }));

/** The button of a client who wants changes to a delivery. */
export function AskRevision(dialog: Omit<RevisionDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Request a revision</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <RevisionDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
