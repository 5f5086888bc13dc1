import { call } from '#kit/web/api-client.ts';
import { beginGoogle, beginGoogleLink } from '../google-contract.ts';

const HELD = 'docket-google';

export interface HeldTrip {
  /** Proves that this tab began the trip. */
  readonly attempt: string;
  readonly purpose: 'sign-in' | 'link';
  /** Where to continue afterwards, a path of ours. */
  readonly returnTo: string | null;
}

/** Goes to Google. What has to be shown afterwards stays in this tab only. */
export async function goToGoogle(purpose: HeldTrip['purpose'], returnTo: string | null): Promise<void> {
  const { url, attempt } = await call(purpose === 'link' ? beginGoogleLink : beginGoogle, { body: {} });
  sessionStorage.setItem(HELD, JSON.stringify({ attempt, purpose, returnTo } satisfies HeldTrip));
  location.assign(url);
}

/** What this tab left with; can be read once. */
export function takeHeldTrip(): HeldTrip | null {
  const text = sessionStorage.getItem(HELD);
  sessionStorage.removeItem(HELD);
  if (text === null) return null;
  const { attempt, purpose, returnTo } = JSON.parse(text) as Partial<Record<keyof HeldTrip, unknown>>;
  if (typeof attempt !== 'string') return null;
  return {
    attempt,
    purpose: purpose === 'link' ? 'link' : 'sign-in',
    returnTo: typeof returnTo === 'string' ? returnTo : null,
  };
}
