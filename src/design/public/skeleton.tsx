import type { ReactNode } from 'react';

/** A gray placeholder of the final size: give it `h-…` and `w-…`. */
export const Bone = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`skeleton block ${className}`} />
);

/** Announces once that something is loading; its children are the skeleton. */
export function Loading({
  label = 'Loading',
  className = '',
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}

export function OfferCardSkeleton() {
  return (
    <div className="docket flex h-full flex-col" aria-hidden="true">
      <Bone className="aspect-cover rounded-none" />
      <div className="grid flex-1 content-start gap-2.5 p-4 pb-3.5">
        <div className="flex items-center gap-2">
          <Bone className="size-7 rounded-full" />
          <Bone className="h-3.5 w-28" />
        </div>
        <Bone className="h-4 w-full" />
        <Bone className="h-4 w-3/5" />
        <Bone className="h-3.5 w-20" />
      </div>
      <div className="perf" />
      <div className="flex items-center justify-between px-4 py-4">
        <Bone className="h-3.5 w-16" />
        <Bone className="h-5 w-20" />
      </div>
    </div>
  );
}

export function RowsSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-[43px] items-center gap-6 border-b border-line px-5 last:border-b-0">
          <Bone className="h-3.5 w-16 max-sm:hidden" />
          <Bone className="h-3.5 flex-1" />
          <Bone className="h-3.5 w-20 max-sm:hidden" />
          <Bone className="h-3.5 w-14" />
        </div>
      ))}
    </div>
  );
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Bone key={line} className={`h-4 ${line === lines - 1 ? 'w-2/3' : 'w-full'}`} />
      ))}
    </div>
  );
}

/** Rows of people or conversations: a picture with two lines. */
export function PeopleSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="panel divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3">
          <Bone className="size-9 shrink-0 rounded-full" />
          <div className="grid min-w-0 flex-1 gap-2">
            <Bone className="h-3.5 w-2/3" />
            <Bone className="h-3 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
