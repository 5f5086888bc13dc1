let asking: Promise<boolean> | null = null;

/** "Confirm it's you", loaded when it is needed on whichever page that is. Two commands at once share one question. */
export function askToConfirm(): Promise<boolean> {
  asking ??= import('./confirm-identity-dialog.tsx').then((dialog) => dialog.openDialog()).finally(() => (asking = null));
  return asking;
}
