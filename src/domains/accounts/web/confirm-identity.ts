let asking: Promise<boolean> | null = null;

/** Any confirmation, or the one that operators' pages need: more than a password. */
export type Wanted = 'any' | 'second-step';

/** "Confirm it's you", loaded when a page needs it. Two commands at once share one dialog. */
export function askToConfirm(wanted: Wanted = 'any'): Promise<boolean> {
  asking ??= import('./confirm-identity-dialog.tsx')
    .then((dialog) => dialog.openDialog(wanted))
    .finally(() => (asking = null));
  return asking;
}
