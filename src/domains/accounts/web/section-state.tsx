import type { ReactNode } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';

interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** One part of a page that loads by itself: a failure here leaves the others as they are (SCR-2). */
export function SectionState<Data>({ read, what, children }: { read: Read<Data>; what: string; children: (data: Data) => ReactNode }) {
  if (read.data !== undefined) return <>{children(read.data)}</>;
  if (read.error === null)
    return (
      <Loading label={`Loading ${what}`}>
        <TextSkeleton lines={2} />
      </Loading>
    );
  return (
    <Alert
      tone="danger"
      title={`We could not load ${what}`}
      action={
        <Button size="sm" onClick={() => void read.refetch()}>
          Try again
        </Button>
      }
    >
      {read.error.message}
    </Alert>
  );
}
