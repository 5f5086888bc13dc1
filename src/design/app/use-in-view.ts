import { useCallback, useState, type RefCallback } from 'react';

/** Whether an element is in the window, such as a button; it may come and go. */
export function useInView(): readonly [isInView: boolean, ref: RefCallback<HTMLElement>] {
  const [isInView, setInView] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting === true));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, []);
  return [isInView, ref];
}
