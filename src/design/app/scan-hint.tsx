import { createContext, useContext, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { NOT_SCANNED_HINT, type ScanState } from '#kit/file-scan.ts';

const IsSaid = createContext(false);

/** Within it no list repeats that files are not scanned: the page says it where it wants to, in `<ScanHint isOnce>`. */
export const ScanHintSaid = ({ isSaid, children }: { isSaid: boolean; children: ReactNode }) => <IsSaid value={isSaid}>{children}</IsSaid>;

interface ScanHintProps {
  readonly files: readonly { readonly scan: ScanState }[];
  /** The one of a page that has several lists. */
  readonly isOnce?: boolean;
}

/** Of the lists on the screen, in the order in which they came. */
let needed: readonly object[] = [];
const listeners = new Set<() => void>();
function change(next: readonly object[]): void {
  needed = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Below a list of files on a site without a scanner: the first list of a page says it for all. */
export function ScanHint({ files, isOnce = false }: ScanHintProps) {
  const isSaid = useContext(IsSaid);
  const [own] = useState(() => ({}));
  const isNeeded = (isOnce || !isSaid) && files.some(({ scan }) => scan === 'not_scanned');
  const isFirst = useSyncExternalStore(
    subscribe,
    () => needed[0] === own,
    () => false,
  );
  useLayoutEffect(() => {
    if (!isNeeded) return;
    change([...needed, own]);
    return () => change(needed.filter((hint) => hint !== own));
  }, [isNeeded, own]);
  return isFirst && isNeeded ? <p className="text-sm text-ink-2">{NOT_SCANNED_HINT}</p> : null;
}
