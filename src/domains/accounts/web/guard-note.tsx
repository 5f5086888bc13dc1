import type { Why } from '../guard.ts';
import { Alert } from '#design/public/alert.tsx';

/** Why a redirect led here (ONB-4). */
const REASONS: Partial<Record<string, string>> & Partial<Record<Why, string>> = {
  'sign-in': 'Sign in to open that page. You will go straight there afterwards.',
  'session-ended': 'Your session ended. Sign in again to go on where you were; what you typed is kept.',
  'verify-email': 'Verify your e-mail address first. You will go straight on afterwards.',
  'other-role': 'That page is for the other side. These are your steps.',
  onboarding: 'Finish setting up your account first. You will go straight on afterwards.',
};

export function GuardNote({ why }: { why: string | null }) {
  const words = why === null ? undefined : REASONS[why];
  return words === undefined ? null : <Alert tone="info" title={words} />;
}
