import { Alert } from '#design/public/alert.tsx';

/** Why a redirect led here (ONB-4). */
const REASONS: Readonly<Record<string, string>> = {
  'signed-out': 'Sign in to open that page. You will go straight there afterwards.',
  expired: 'Your session ended. Sign in again to go on where you were.',
  'verify-email': 'Verify your e-mail address first. You will go straight on afterwards.',
  onboarding: 'Finish setting up your account first. You will go straight on afterwards.',
};

export function GuardNote({ why }: { why: string | null }) {
  const words = why === null ? undefined : REASONS[why];
  return words === undefined ? null : <Alert tone="info" title={words} />;
}
