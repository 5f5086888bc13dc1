let asking: Promise<boolean> | null = null;

/** Any proof of who it is, or what an operator's area asks for: more than a password. */
export type Wanted = 'any' | 'second-step';

/** "Confirm it's you", loaded when it is needed on whichever page that is. Two commands at once share one question. */
export function askToConfirm(wanted: Wanted = 'any'): Promise<boolean> {
  asking ??= import('./confirm-identity-dialog.tsx').then((dialog) => dialog.openDialog(wanted)).finally(() => (asking = null));
  return asking;
}
