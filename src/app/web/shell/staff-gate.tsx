import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useMatches } from 'react-router';
import { wantedIn, withReturn } from '#domains/accounts/return-path.ts';
import { staffStanding } from '#domains/accounts/security-contract.ts';
import { askToConfirm, refreshMe, useOwnTopic } from '#domains/accounts/web/accounts.ts';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { useRead } from '#kit/web/api.ts';
import { isBuilt, pathTo, titleOf } from '#routes';

const SECURITY = pathTo('admin-security');

/** Operators need two-factor (ADM-1): until they have it, their area is the page that sets it up. */
export function StaffGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const here = useMatches().at(-1)?.id ?? '';
  const read = useRead(staffStanding, {});
  useOwnTopic(() => {
    void read.refetch();
    // A role may have been given or taken.
    void refreshMe();
  });
  if (read.data === undefined)
    return (
      <>
        <PageHeader title={isBuilt(here) ? titleOf(here) : 'Operations'} />
        <Unread what="Your access" read={read}>
          <Loading label="Loading your access">
            <TextSkeleton lines={3} />
          </Loading>
        </Unread>
      </>
    );
  const { standing } = read.data;
  if (standing === 'missing' && pathname !== SECURITY)
    return <Navigate to={withReturn(SECURITY, pathname + search)} replace />;
  if (standing === 'not_shown') return <ShowSecondStep onShown={() => void read.refetch()} />;
  // The screen keeps its place among the elements: with the first passkey the standing changes, and recovery codes are
  // shown once.
  return (
    <>
      <StandingNotice standing={standing} wanted={wantedIn(new URLSearchParams(search))} />
      {children}
    </>
  );
}

function StandingNotice({
  standing,
  wanted,
}: {
  standing: DataOf<typeof staffStanding>['standing'];
  wanted: string | null;
}) {
  if (standing === 'missing')
    return (
      <Alert
        tone="warning"
        title="Set up two-factor authentication first"
        className="mb-6"
        action={
          <LinkButton size="sm" href="#security-two-factor">
            Go to security settings
          </LinkButton>
        }
      >
        Operators need more than a password. Turn on two-factor authentication or add a passkey below to continue.
      </Alert>
    );
  return (
    <>
      {wanted === null ? null : (
        // Not led there: the recovery codes may still be on the screen.
        <Alert
          tone="success"
          title="You’re all set"
          className="mb-6"
          action={
            <LinkButton size="sm" href={wanted}>
              Continue where you left off
            </LinkButton>
          }
        />
      )}
      {standing === 'not_asked' ? (
        <p className="mb-4 text-sm text-ink-2">Demo instance: two-factor is optional.</p>
      ) : null}
    </>
  );
}

/** Signed in with the password alone: only the second factor is asked for. */
function ShowSecondStep({ onShown }: { onShown: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    const isShown = await askToConfirm('second-step').finally(() => setAsking(false));
    if (isShown) onShown();
  };
  return (
    <>
      <PageHeader
        title="Enter your second factor"
        lead="You signed in with only your password. This area needs a second factor."
      />
      <Panel className="max-w-form">
        <p className="text-ink-2">
          Confirm with your passkey, a code from your app or a recovery code. Then we’ll take you where you were going.
        </p>
        <Button variant="primary" className="mt-5" pending={isAsking} onClick={() => void ask()}>
          Confirm it’s you
        </Button>
      </Panel>
    </>
  );
}
