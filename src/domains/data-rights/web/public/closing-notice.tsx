import { useState } from 'react';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { stay, type leaving } from '../../contract.ts';

interface ClosingNoticeProps {
  erasesAt: string;
  isSignedIn: boolean;
  onStay?: (state: DataOf<typeof leaving>) => void;
}

/** The account is being deleted: until when that can be undone, and the button for it. */
export function ClosingNotice({ erasesAt, isSignedIn, onStay }: ClosingNoticeProps) {
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const undo = async (): Promise<void> => {
    setPending(true);
    setTrouble(null);
    try {
      const state = await call(stay, {});
      const { refreshMe } = await import('#domains/accounts/web/accounts.ts');
      await refreshMe();
      onStay?.(state);
    } catch (error) {
      setTrouble((error as Error).message);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      {trouble === null ? null : <Alert tone="danger" live title={trouble} />}
      <Alert
        tone="warning"
        live
        title={
          <>
            Your account will be deleted on <When at={erasesAt} style="exact" />
          </>
        }
        action={
          isSignedIn ? (
            <Button variant="primary" pending={isPending} onClick={() => void undo()}>
              Keep my account
            </Button>
          ) : (
            <LinkButton href="/login?return_to=%2Faccount_deletion">Sign in to cancel</LinkButton>
          )
        }
      >
        {isSignedIn
          ? 'Nothing is deleted until then. If you keep your account, everything is restored.'
          : 'You’re signed out on all devices. Sign in before then to cancel the deletion.'}
      </Alert>
    </>
  );
}
