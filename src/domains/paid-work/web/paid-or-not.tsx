import { Alert } from '#design/public/alert.tsx';
import { Failure } from '#kit/errors.ts';

/**
 * After a refusal nothing was charged. Without an answer it is unknown, and pressing again cannot pay twice (PAY-4,
 * ID-1).
 */
export function PaidOrNot({ error }: { error: Error }) {
  const isRefused = error instanceof Failure && !['internal', 'unavailable', 'in_progress'].includes(error.code);
  return (
    <Alert tone="danger" live title={error.message}>
      {isRefused
        ? 'You were not charged. Check the amounts and try again.'
        : 'We don’t know yet whether the payment went through. Press the button again to check. You are never charged twice.'}
    </Alert>
  );
}
