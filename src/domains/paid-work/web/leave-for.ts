/** A page that has not begun to show by then was stopped, or cannot be reached. */
const LEAVES_WITHIN_MS = 15_000;

/**
 * Goes to the provider's page: pending while this page is left. Fails when the reader is still here, or here again as
 * it was.
 */
export const leaveFor = (url: string): Promise<never> =>
  new Promise((_, reject) => {
    const fail = (message: string): void => {
      clearTimeout(timer);
      removeEventListener('pageshow', shown);
      reject(new Error(message));
    };
    const timer = setTimeout(
      () => fail('The payment page didn’t open. You were not charged. Try again.'),
      LEAVES_WITHIN_MS,
    );
    const shown = ({ persisted }: PageTransitionEvent): void =>
      persisted
        ? fail('You left the payment page. If you already paid, reload this page before you pay again.')
        : undefined;
    addEventListener('pageshow', shown);
    location.assign(url);
  });
