import { useEffect, useRef, useState } from 'react';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import { previewCv } from '../contract.ts';
import type { CvContent } from '../cv.ts';

/** Asked for this long after the last key. */
const PAUSE_MS = 150;

export interface Preview {
  /** Of the drawing, for an `img`; null until the first has come. */
  readonly address: string | null;
  readonly pages: number;
  readonly isStale: boolean;
  readonly problem: string | null;
}

const FIRST: Preview = { address: null, pages: 1, isStale: true, problem: null };

/** One page as it would be printed: the newest state wins, and a page that looks the same is not sent again. */
export function usePreview(content: CvContent, language: string, page: number): Preview {
  const [preview, setPreview] = useState<Preview>(FIRST);
  const known = useRef<{ readonly hash: string; readonly page: number } | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    setPreview((before) => ({ ...before, isStale: true }));
    const timer = setTimeout(() => {
      const hash = known.current?.page === page ? known.current.hash : undefined;
      const body = { content, language, page, ...(hash === undefined ? {} : { known: hash }) };
      call(previewCv, { body }, { signal: gone.signal }).then(
        (drawn) => {
          if (gone.signal.aborted) return;
          known.current = { hash: drawn.hash, page };
          setPreview((before) => ({
            pages: drawn.pages,
            address: drawn.svg === null ? before.address : drawingOf(drawn.svg),
            isStale: false,
            problem: null,
          }));
        },
        (error: unknown) => {
          if (gone.signal.aborted) return;
          const words = error instanceof Failure ? error.message : 'The preview can’t be drawn right now.';
          setPreview((before) => ({ ...before, isStale: false, problem: words }));
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [content, language, page]);

  const { address } = preview;
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return preview;
}

/** As a picture: nothing in it can run. */
const drawingOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
