import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { NOT_SCANNED_HINT, type ScanState } from '#kit/file-scan.ts';

interface ScanHintProps {
  readonly files: readonly { readonly scan: ScanState }[];
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
export function ScanHint({ files }: ScanHintProps) {
  const [own] = useState(() => ({}));
  const isNeeded = files.some(({ scan }) => scan === 'not_scanned');
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
