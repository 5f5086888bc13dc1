import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#design/public/button.tsx';
import type { OpenedElsewhere } from './opened-elsewhere.ts';
import type { ExtensionDialogProps } from './extension-dialog.tsx';

/** Rarely needed, so it is loaded when it is opened. */
const ExtensionDialog = lazy(async () => ({ default: (await import('./extension-dialog.tsx')).ExtensionDialog }));

/** The button of a freelancer who needs more time. A link may open it: `?ask=more-time`. */
export function AskExtension({ onClosed, ...dialog }: Omit<ExtensionDialogProps, 'onClose'> & OpenedElsewhere) {
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(onClosed !== undefined || search.get('ask') === 'more-time');
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      {onClosed !== undefined ? null : (
        <Button size="sm" onClick={() => setOpen(true)}>
          Ask for more time
        </Button>
      )}
      {isOpen ? (
        <Suspense fallback={null}>
          <ExtensionDialog {...dialog} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
