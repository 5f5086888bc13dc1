import { useEffect, useEffectEvent } from 'react';

/** Runs when the browser shows a page from its back/forward cache: what was in progress then has ended. */
export function useShownAgain(onShown: () => void): void {
  const onEvent = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onShown();
  });
  useEffect(() => {
    const listen = (event: PageTransitionEvent): void => onEvent(event);
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
}
