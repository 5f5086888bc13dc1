import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the title is announced and the focus goes to the h1 (KEY-4), unless the page took it itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const settle = setTimeout(() => {
      setTitle(document.title);
      const heading = document.querySelector('h1');
      const taken =
        document.activeElement !== null &&
        document.activeElement !== document.body &&
        document.activeElement.closest('main') !== null;
      if (heading === null || taken) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(settle);
  }, [pathname]);
  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}
