import { useEffect, useState } from 'react';

/** What a private file is shown from: made of its bytes while it is there, and given back after. One file is read once: another one has another `id`. */
export function useFileBytes<Shown>(id: string, read: () => Promise<Blob>, make: (blob: Blob) => Promise<Shown>, giveBack: (shown: Shown) => void) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let current: Shown | null = null;
    let isOver = false;
    read()
      .then(make)
      .then(
        (made) => {
          if (isOver) giveBack(made);
          else setShown((current = made));
        },
        (error: Error) => (isOver ? undefined : setProblem(error.message)),
      );
    return () => {
      isOver = true;
      if (current !== null) giveBack(current);
    };
    // The functions are new in every render; the file is the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return { shown, problem };
}

/** Of a picture's bytes: an address that only this page knows, of the type that the bytes have. */
export async function addressOf(blob: Blob, typeOf: (head: Uint8Array) => string): Promise<string> {
  const head = new Uint8Array(await blob.slice(0, 16).arrayBuffer());
  return URL.createObjectURL(blob.slice(0, blob.size, typeOf(head)));
}
