import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, UNSAFE_DataRouterStateContext as StateContext, useLocation } from 'react-router';

const STORED = 'docket-scrolled-to';

/** How far each entry of the history was scrolled, by its key. */
const positions: Record<string, number> = {};
/** Where the page is now, noted when it scrolls: asked for while a page is left, it costs a layout of the whole page. */
let now = 0;
const note = (): void => {
  now = scrollY;
};

function read(): void {
  try {
    Object.assign(positions, JSON.parse(sessionStorage.getItem(STORED) ?? '{}'));
  } catch {
    // Without a store each page begins at its top.
  }
}

function write(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(positions));
  } catch {
    // As above.
  }
}

/** A page that the router shows begins at its top, or where it was left. The browser does this for whole documents. */
export function useScrollMemory(): void {
  const { router } = useContext(RouterContext) ?? {};
  const { restoreScrollPosition: saved, preventScrollReset: stays } = useContext(StateContext) ?? {};
  const location = useLocation();
  /**
   * Which entry of the history is on the screen. The document's own was placed by the browser, and its reader may have scrolled
   * on; the router says where an entry belongs with each of its updates, also with those that lead nowhere else.
   */
  const shown = useRef(location.key);

  useLayoutEffect(() => {
    read();
    note();
    // From the same moment: scrolling before the effects have run is noted too.
    addEventListener('scroll', note, { passive: true });
    const forget = router?.enableScrollRestoration(positions, () => now);
    return () => {
      removeEventListener('scroll', note);
      forget?.();
    };
  }, [router]);

  useLayoutEffect(() => {
    if (location.key === shown.current) return;
    shown.current = location.key;
    if (saved === false) return;
    const target = typeof saved === 'number' ? null : document.getElementById(decodeHash(location.hash));
    if (target !== null) target.scrollIntoView();
    else if (typeof saved === 'number' || stays !== true) scrollTo(0, typeof saved === 'number' ? saved : 0);
  }, [location, saved, stays]);

  useEffect(() => {
    const come = (): void => {
      history.scrollRestoration = 'manual';
    };
    const leave = (): void => {
      positions[location.key] = now;
      write();
      history.scrollRestoration = 'auto';
    };
    come();
    addEventListener('pageshow', come);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', come);
      removeEventListener('pagehide', leave);
    };
  }, [location.key]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
