import { useEffect, useState } from 'react';
import { Link as NavigationLink, PrefetchPageLinks, type LinkProps } from 'react-router';
import type { AnchorProps } from '#design/public/link.tsx';
import { preload } from '#kit/route-preloads.ts';

const STAYS_HERE = /^\/(?!\/|api\/|uploads\/|art\/|demo\/|test-provider\/)/;
/** A shorter hover only passes over the link. */
const MEANT_AFTER_MS = 100;

/** Whether to prefetch a link's page: the pointer or focus is on it, and few enough others are being fetched. */
function usePreload() {
  const [isMeant, setMeant] = useState(false);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isMeant) return;
    let end = (): void => {};
    const timer = setTimeout(() => {
      end = preload(() => setOn(true));
    }, MEANT_AFTER_MS);
    return () => {
      clearTimeout(timer);
      end();
      setOn(false);
    };
  }, [isMeant]);
  const come = () => setMeant(true);
  const leave = () => setMeant(false);
  return { isOn, handlers: { onMouseEnter: come, onMouseLeave: leave, onFocus: come, onBlur: leave, onTouchStart: come, onTouchCancel: leave } };
}

/** Our own pages navigate without a reload and are prefetched on intent; everything else is an ordinary link, as all are on the server. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  if (import.meta.env.SSR || !STAYS_HERE.test(href) || rest.target !== undefined || rest.download !== undefined) return <a href={href} {...rest} />;
  return <OwnLink {...rest} href={href} />;
}

function OwnLink({ href, ...rest }: AnchorProps) {
  const { isOn, handlers } = usePreload();
  // The map of screens is loaded whole, so links need no mark by which the router would discover theirs.
  return (
    <>
      <NavigationLink {...handlers} {...(rest as Omit<LinkProps, 'to'>)} to={href} discover="none" />
      {isOn ? <PrefetchPageLinks page={href} /> : null}
    </>
  );
}
