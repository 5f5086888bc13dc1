import { Alert } from '#design/public/alert.tsx';
import { Failure } from '#kit/errors.ts';

/** After a refusal nothing was charged. Without an answer it is unknown, and pressing again cannot pay twice (PAY-4, ID-1). */
export function PaidOrNot({ error }: { error: Error }) {
  const isRefused = error instanceof Failure && !['internal', 'unavailable', 'in_progress'].includes(error.code);
  return (
    <Alert tone="danger" live title={error.message}>
      {isRefused
        ? 'You were not charged. Check the figures and try again.'
        : 'We do not know yet whether it was paid. Press again: it is never paid twice, and you see the result immediately.'}
    </Alert>
  );
}
