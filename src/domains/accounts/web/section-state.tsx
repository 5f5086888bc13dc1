import type { ReactNode } from 'react';
import { Unread } from '#design/app/unread.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPaused: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** One part of a page that loads by itself: a failure here leaves the others as they are (SCR-2). */
export function SectionState<Data>({ read, what, children }: { read: Read<Data>; what: string; children: (data: Data) => ReactNode }) {
  if (read.data !== undefined) return <>{children(read.data)}</>;
  return (
    <Unread what={what.slice(0, 1).toUpperCase() + what.slice(1)} read={read}>
      <Loading label={`Loading ${what}`}>
        <TextSkeleton lines={2} />
      </Loading>
    </Unread>
  );
}
