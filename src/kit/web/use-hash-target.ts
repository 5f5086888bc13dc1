import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Goes to the element that the address names, once it is there: the browser stopped looking for it before the page was
 * read.
 */
export function useHashTarget(isThere = true): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = isThere && hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
    // The same link again has a key of its own.
  }, [hash, key, isThere]);
}
