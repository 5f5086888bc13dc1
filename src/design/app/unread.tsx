import type { ReactNode } from 'react';
import { Alert } from '../public/alert.tsx';
import { Button } from '../public/button.tsx';

interface Read {
  readonly error: Error | null;
  /** It would be asked for, but there is no connection. */
  readonly isPaused: boolean;
  readonly refetch: () => unknown;
}

/** `what` could not be read, in the words for it: several parts of one screen may fail at once. */
export const TryAgain = ({ what, error, onRetry }: { what: string; error: Error; onRetry: () => unknown }) => (
  <Alert
    tone="danger"
    title={`${what} could not be loaded`}
    action={
      <Button size="sm" onClick={() => void onRetry()}>
        Try again
      </Button>
    }
  >
    {error.message}
  </Alert>
);

/** In place of what has not been read: why not and what to do about it, or the bones given as children. */
export function Unread({ what, read, children }: { what: string; read: Read; children: ReactNode }) {
  if (read.isPaused)
    return (
      <Alert tone="info" title={`${what}: not loaded yet`}>
        You are offline. It comes by itself as soon as the connection is back.
      </Alert>
    );
  return read.error === null ? children : <TryAgain what={what} error={read.error} onRetry={read.refetch} />;
}
