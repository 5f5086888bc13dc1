import { lazy, Suspense } from 'react';
import type { SplitDialogProps } from './split-dialog.tsx';

const SplitDialog = lazy(async () => ({ default: (await import('./split-dialog.tsx')).SplitDialog }));

/** Ends the work by agreement. Rarely needed, so its dialog is loaded when it is opened. */
export const AskToSplit = (dialog: SplitDialogProps) => (
  <Suspense fallback={null}>
    <SplitDialog {...dialog} />
  </Suspense>
);
