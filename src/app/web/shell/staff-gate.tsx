import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { staffStanding } from '#domains/accounts/security-contract.ts';
import { askToConfirm, refreshMe, useSession } from '#domains/accounts/web/accounts.ts';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
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
    return (
      <>
        <PageHeader title="Operations" />
        <Unread what="What is open to you" read={read}>
          <Loading label="Loading your access">
            <TextSkeleton lines={3} />
          </Loading>
        </Unread>
      </>
    );
  const { standing } = read.data;
  if (standing === 'missing') {
    if (pathname !== SECURITY) return <Navigate to={SECURITY} replace />;
    return (
      <>
        <Alert
          tone="warning"
          title="Set up a second step first"
          className="mb-6"
          action={
            <LinkButton size="sm" href="#security-two-factor">
              Go there
            </LinkButton>
          }
        >
          Operators sign in with more than a password. Turn on two-factor sign-in or add a passkey below; everything else opens right after.
        </Alert>
        {children}
      </>
    );
  }
  if (standing === 'not_shown') return <ShowSecondStep onShown={() => void read.refetch()} />;
  return (
    <>
      {standing === 'not_asked' ? (
        <p className="mb-4 text-sm text-ink-2">This is an instance for trying out: it does not ask operators for a second step. Every other one does.</p>
      ) : null}
      {children}
    </>
  );
}

/** Signed in by the password alone. What is asked for is the other step, and only that. */
function ShowSecondStep({ onShown }: { onShown: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const ask = async (): Promise<void> => {
    setAsking(true);
    const isShown = await askToConfirm('second-step').finally(() => setAsking(false));
    if (isShown) onShown();
  };
  return (
    <>
      <PageHeader title="Show your second step" lead="You signed in with your password alone, and that does not open this area." />
      <Panel className="max-w-form">
        <p className="text-ink-2">Confirm with your passkey, a code from your app or a recovery code. You then go on where you were going.</p>
        <Button variant="primary" className="mt-5" pending={isAsking} onClick={() => void ask()}>
          Confirm it’s you
        </Button>
      </Panel>
    </>
  );
}
