import { useEffect, useState } from 'react';
import { patiently } from '#kit/web/patiently.ts';

/** The bytes of a private file; given up when `signal` says that they are no longer needed. */
export type ReadBytes = (signal: AbortSignal) => Promise<Blob>;

/**
 * What a private file is shown from: made of its bytes while it is there, and given back after. Where the server is
 * busy, it waits. Read once: a component that shows it has a key of what the bytes depend on (`bytesKey`).
 */
export function useFileBytes<Shown>(
  read: ReadBytes,
  make: (blob: Blob) => Promise<Shown>,
  giveBack: (shown: Shown) => void,
) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let current: Shown | null = null;
    const gone = new AbortController();
    const { signal } = gone;
    patiently(() => read(signal), signal)
      .then(make)
      .then(
        (source) => {
          if (signal.aborted) giveBack(source);
          else setShown((current = source));
        },
        (error: Error) => (signal.aborted ? undefined : setProblem(error.message)),
      );
    return () => {
      gone.abort();
      if (current !== null) giveBack(current);
    };
    // The functions are new in every render; the file is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { shown, problem };
}

/** A picture with a watermark has another name until the work is approved, and other bytes. */
export const bytesKey = ({ id, name }: { readonly id: string; readonly name: string }): string => `${id} ${name}`;

/** Of a picture's bytes: an address that only this page knows, of the type that the bytes have. */
export async function addressOf(blob: Blob, typeOf: (head: Uint8Array) => string): Promise<string> {
  const head = new Uint8Array(await blob.slice(0, 16).arrayBuffer());
  return URL.createObjectURL(blob.slice(0, blob.size, typeOf(head)));
}
