import { createContext, useContext, type ReactNode } from 'react';
import { NOT_SCANNED_HINT, type ScanState } from '#kit/file-scan.ts';

const IsSaid = createContext(false);

/** Within it no list repeats that files are not scanned: the page says it once, in `<ScanHint isOnce>`. */
export const ScanHintSaid = ({ isSaid, children }: { isSaid: boolean; children: ReactNode }) => <IsSaid value={isSaid}>{children}</IsSaid>;

interface ScanHintProps {
  readonly files: readonly { readonly scan: ScanState }[];
  /** The one of a page that has several lists. */
  readonly isOnce?: boolean;
}

/** Below a list of files on a site without a scanner. */
export function ScanHint({ files, isOnce = false }: ScanHintProps) {
  const isSaid = useContext(IsSaid);
  if ((isSaid && !isOnce) || files.every(({ scan }) => scan !== 'not_scanned')) return null;
  return <p className="text-sm text-ink-2">{NOT_SCANNED_HINT}</p>;
}
