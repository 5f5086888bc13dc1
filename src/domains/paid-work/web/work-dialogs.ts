/** Dialogs of any paid work, each loaded when it is opened. */
import { lazy } from 'react';

/** For a client who wants changes to a delivery. */
export const RevisionDialog = lazy(async () => ({ default: (await import('./revision-dialog.tsx')).RevisionDialog }));
/** For a freelancer who needs more time. */
export const ExtensionDialog = lazy(async () => ({
  default: (await import('./extension-dialog.tsx')).ExtensionDialog,
}));
