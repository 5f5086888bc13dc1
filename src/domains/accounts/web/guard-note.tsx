import { useOutletContext } from 'react-router';
import type { Why } from '../guard.ts';
import { Alert } from '#design/public/alert.tsx';

/** Why the person was redirected here (ONB-4). */
const REASONS: Partial<Record<string, string>> & Partial<Record<Why, string>> = {
  'sign-in': 'Sign in to open that page. We’ll take you there afterwards.',
  'session-ended': 'Your session ended. Sign in again to continue where you left off. We kept what you typed.',
  'verify-email': 'Verify your email address first. We’ll take you back afterwards.',
  'other-role': 'That page is for another role. Here are your steps.',
  onboarding: 'Finish setting up your account first. We’ll take you back afterwards.',
};

export function GuardNote({ why }: { why: string | null }) {
  // The layout has said what comes afterwards.
  const isSaid =
    (useOutletContext() ?? null) !== null && (why === 'sign-in' || why === 'onboarding' || why === 'verify-email');
  const words = why === null || isSaid ? undefined : REASONS[why];
  return words === undefined ? null : <Alert tone="info" title={words} />;
}
