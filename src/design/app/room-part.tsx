import {
  createContext,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { Loading, TextSkeleton } from '../public/skeleton.tsx';

const IsShown = createContext<RefObject<boolean>>({ current: false });

/** Knows whether the room was shown already. */
export function RoomParts({ children }: { children: ReactNode }) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
  }, []);
  return <IsShown value={isShown}>{children}</IsShown>;
}

interface RoomPartProps {
  readonly lines?: number;
  /** Of a panel: it has no frame of its own. */
  readonly isInside?: boolean;
  readonly children: ReactNode;
}

/**
 * A part of the room that is loaded when it is needed. The first time the whole room waits for it, so that nothing
 * moves while the page loads; later it loads in its own place, so that a page never keeps the old state because of it.
 */
export function RoomPart({ lines = 4, isInside = false, children }: RoomPartProps) {
  const shown = useContext(IsShown);
  const [isLater] = useState(() => shown.current);
  if (!isLater) return children;
  return (
    <Suspense
      fallback={
        <Loading className={isInside ? '' : 'panel pad'}>
          <TextSkeleton lines={lines} />
        </Loading>
      }
    >
      {children}
    </Suspense>
  );
}
