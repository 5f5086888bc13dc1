import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router';

/** Its effect runs in its place among those of its siblings. */
function OnceReady({ isReady, act }: { readonly isReady: boolean; readonly act: () => void }) {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    act();
  }, [isReady, act]);
  return null;
}

/**
 * Where the reader is, page by page. The router puts its first page back to where it stood when the router began, once
 * all that the page needs has come: a reader has gone on since, and stays where they are.
 */
export function ReadersPlace({ isReady }: { readonly isReady: boolean }) {
  const place = useRef(0);
  return (
    <>
      <OnceReady isReady={isReady} act={() => (place.current = scrollY)} />
      <ScrollRestoration />
      <OnceReady isReady={isReady} act={() => scrollTo(0, place.current)} />
    </>
  );
}
