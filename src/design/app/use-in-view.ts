import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether an element is in the window; it may come and go. `depth` is how far below its top that is which matters, such as its
 * button.
 */
export function useInView(depth = 0): readonly [isInView: boolean, ref: RefCallback<HTMLElement>] {
  const [isInView, setInView] = useState(false);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const observer = new IntersectionObserver((seen) => setInView(seen.at(-1)?.isIntersecting === true), { rootMargin: `0px 0px -${depth}px` });
      observer.observe(element);
      return () => {
        observer.disconnect();
        setInView(false);
      };
    },
    [depth],
  );
  return [isInView, ref];
}
