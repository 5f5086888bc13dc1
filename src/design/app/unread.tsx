import { useState, type ReactNode } from 'react';
import { Alert } from '../public/alert.tsx';
import { Button } from '../public/button.tsx';
import { Loading, TextSkeleton } from '../public/skeleton.tsx';

/** A read as the query library gives it. */
export interface Read {
  readonly data?: unknown;
  readonly error: Error | null;
  /** It would be requested, but there is no connection. */
  readonly isPaused: boolean;
  readonly refetch: () => unknown;
}

interface TryAgainProps {
  /** What could not be read; several parts of one screen may fail at the same time. */
  readonly what: string;
  readonly error: Error;
  readonly isRetrying?: boolean;
  readonly onRetry: () => unknown;
}

export const TryAgain = ({ what, error, isRetrying = false, onRetry }: TryAgainProps) => (
  <Alert
    tone="danger"
    title={`${what} could not be loaded`}
    action={
      <Button size="sm" pending={isRetrying} onClick={() => void onRetry()}>
        Try again
      </Button>
    }
  >
    {error.message}
  </Alert>
);

interface UnreadProps {
  readonly what: string;
  readonly read: Read;
  /** The skeleton, or a part that draws its own while it has no data, such as a DataTable. */
  readonly children: ReactNode;
}

/**
 * In place of what has not been read: why not and what to do, or else the children. A failure stays in sight while the
 * read is repeated: the query forgets it each time, which would make the screen flicker.
 */
export function Unread({ what, read, children }: UnreadProps) {
  const [lastFailure, setLastFailure] = useState<Error | null>(null);
  // What was read stays in sight when reading it again fails.
  const failure = read.data === undefined ? (read.error ?? lastFailure) : null;
  if (failure !== lastFailure) setLastFailure(failure);
  if (read.data !== undefined) return children;
  if (read.isPaused)
    return (
      <Alert tone="info" title="You’re offline">
        {what} will load as soon as you’re back online.
      </Alert>
    );
  if (failure === null) return children;
  return <TryAgain what={what} error={failure} isRetrying={read.error === null} onRetry={read.refetch} />;
}

interface ReadStateProps<Data> {
  readonly read: Read & { readonly data: Data | undefined };
  /** As it starts a sentence: "Your sessions". */
  readonly what: string;
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** One read in every state: loading, offline, failed, loaded (SCR-2). A failure here leaves other parts as they are. */
export function ReadState<Data>({ read, what, skeleton, children }: ReadStateProps<Data>) {
  if (read.data !== undefined) return <>{children(read.data)}</>;
  return (
    <Unread what={what} read={read}>
      {skeleton ?? (
        <Loading label={`Loading: ${what}`}>
          <TextSkeleton lines={2} />
        </Loading>
      )}
    </Unread>
  );
}
