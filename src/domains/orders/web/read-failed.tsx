import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';

interface ReadFailedProps {
  /** What could not be shown, as a sentence. */
  title: string;
  error: Error;
  onRetry: () => void;
}

/** A screen or a part of one that could not be read: says so, and offers to read it again. */
export const ReadFailed = ({ title, error, onRetry }: ReadFailedProps) => (
  <Alert
    tone="danger"
    title={title}
    live
    action={
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {error.message}
  </Alert>
);
