import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { IconButton } from '#design/public/button.tsx';
import { Loading } from '#design/public/skeleton.tsx';
import type { CvContent } from '../cv.ts';
import { usePreview } from './use-preview.ts';

interface PreviewPaneProps {
  readonly name: string;
  readonly content: CvContent;
  readonly language: string;
}

const RATIO = { a4: 'aspect-[210/297]', letter: 'aspect-[8.5/11]' } as const;

/** The PDF’s own pages, one at a time. */
export function PreviewPane({ name, content, language }: PreviewPaneProps) {
  const [wanted, setWanted] = useState(1);
  const preview = usePreview(content, language, wanted);
  // It became shorter.
  if (!preview.isStale && wanted > preview.pages) setWanted(preview.pages);
  const page = Math.min(wanted, preview.pages);
  return (
    <section aria-label="Preview" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <p className="tnum text-sm text-ink-2" role="status">
          Page {page} of {preview.pages}
          {preview.isStale && preview.address !== null ? <span className="sr-only">, being drawn</span> : null}
        </p>
        <div className="flex gap-1">
          <IconButton
            icon={ChevronLeft}
            label="Previous page"
            size="sm"
            disabled={page <= 1}
            onClick={() => setWanted(page - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Next page"
            size="sm"
            disabled={page >= preview.pages}
            onClick={() => setWanted(page + 1)}
          />
        </div>
      </div>
      {preview.problem === null ? null : <Alert tone="warning" title={preview.problem} />}
      <div className={`paper overflow-hidden rounded-sm border border-line bg-white ${RATIO[content.look.paper]}`}>
        {preview.address === null ? (
          <Loading label="Drawing your CV" className="size-full">
            <span />
          </Loading>
        ) : (
          <img src={preview.address} alt={`Page ${page} of ${preview.pages} of ${name}`} className="size-full" />
        )}
      </div>
    </section>
  );
}
