import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { staffStanding } from '#domains/accounts/security-contract.ts';
import { askToConfirm, refreshMe, useSession } from '#domains/accounts/web/accounts.ts';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { userTopic } from '#kit/events.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { pathTo } from '#routes';

const SECURITY = pathTo('admin-security');

/** Operators work with a second step (ADM-1): until there is one, their area is the page that sets it up. */
export function StaffGate({ children }: { children: ReactNode }) {
  const id = useSession((session) => session.id);
  const { pathname } = useLocation();
  const read = useRead(staffStanding, {});
  useTopic(id === '' ? null : userTopic(id), () => {
    void read.refetch();
    // A role may have been given or taken.
    void refreshMe();
  });
  if (read.data === undefined)
    return read.isError ? (
      <Alert tone="danger" title={read.error.message} action={<Button onClick={() => void read.refetch()}>Try again</Button>} />
    ) : (
      <Loading label="Loading your access">
        <TextSkeleton lines={3} />
      </Loading>
    );
  const { standing } = read.data;
  if (standing === 'missing') {
    if (pathname !== SECURITY) return <Navigate to={SECURITY} replace />;
    return (
      <>
        <Alert tone="warning" title="Set up a second step first" className="mb-6">
          Operators sign in with more than a password. Turn on two-factor sign-in or add a passkey below; everything else opens right after.
        </Alert>
        {children}
      </>
    );
  }
  if (standing === 'not_shown')
    return (
      <Alert
        tone="warning"
        title="Show your second step"
        action={<Button onClick={() => void askToConfirm().then(() => read.refetch())}>Confirm it’s you</Button>}
      >
        You signed in without it. Confirm with your passkey or a code from your app; a password alone does not open this area.
      </Alert>
    );
  return (
    <>
      {standing === 'not_asked' ? (
        <p className="mb-4 text-sm text-ink-2">This is an instance for trying out: it does not ask operators for a second step. Every other one does.</p>
      ) : null}
      {children}
    </>
  );
}
