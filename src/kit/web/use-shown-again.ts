import { useEffect, useEffectEvent } from 'react';

/** Runs when the browser shows a page as it was left, by Back from another site: what was under way then is not any more. */
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
