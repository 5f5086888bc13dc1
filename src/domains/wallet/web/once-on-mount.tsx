import { useEffect, useRef } from 'react';

/** Does something as soon as it is shown, once. */
export function OnceOnMount({ act }: { act: () => void }) {
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    act();
  }, [act]);
  return null;
}
