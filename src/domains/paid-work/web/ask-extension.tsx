import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#design/public/button.tsx';
import type { ExtensionDialogProps } from './extension-dialog.tsx';

/** Rarely needed, so it is loaded when it is opened. */
const ExtensionDialog = lazy(async () => ({ default: (await import('./extension-dialog.tsx')).ExtensionDialog }));

/** The button of a freelancer who needs more time. A link may open it: `?ask=more-time`. */
export function AskExtension(dialog: Omit<ExtensionDialogProps, 'onClose'>) {
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(search.get('ask') === 'more-time');
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Ask for more time
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ExtensionDialog {...dialog} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
