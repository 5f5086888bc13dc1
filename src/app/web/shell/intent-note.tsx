import type { ReactNode } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { intent } from '#domains/accounts/intent-contract.ts';
import { wantedIn } from '#domains/accounts/return-path.ts';
import { call } from '#kit/web/api-client.ts';

/** What waits behind the page of this address; it came too early, or in the wrong place, if it has words. */
async function waitingBehind(search: URLSearchParams) {
  const path = wantedIn(search);
  if (path === null) return null;
  const known = await call(intent, { query: { path } }).then(
    (answer) => answer.intent,
    () => null,
  );
  if (known !== null) return { path, ...known };
  // Signed in meanwhile, in another tab: the guard led to the dashboard (rule 3).
  return search.get('why') === 'signed-in'
    ? { path, words: 'You’re signed in', action: 'Continue to where you were going' }
    : null;
}

/** On a step, what comes after it; at home, the way on. */
export async function noteFor(address: string): Promise<ReactNode> {
  const search = new URL(address).searchParams;
  const waiting = await waitingBehind(search);
  if (waiting === null) return null;
  if (search.get('why') !== 'signed-in')
    return (
      <Alert title={waiting.words} className="mb-6">
        When this is done, you can continue there.
      </Alert>
    );
  return (
    <Alert
      title={waiting.words}
      className="mb-6"
      action={
        <LinkButton size="sm" href={waiting.path}>
          {waiting.action}
        </LinkButton>
      }
    />
  );
}
