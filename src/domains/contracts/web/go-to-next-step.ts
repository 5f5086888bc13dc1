export const NEXT_STEP = 'next-step';

/** After a command far below it, also where it just became another one: to what comes next, with the keyboard. */
export function goToNextStep(): void {
  // A dialog that closes gives the focus back first.
  setTimeout(() => {
    const step = document.getElementById(NEXT_STEP);
    step?.scrollIntoView({ block: 'nearest' });
    step?.focus({ preventScroll: true });
  });
}
