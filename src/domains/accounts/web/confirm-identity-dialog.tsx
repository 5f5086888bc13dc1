import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from '#design/app/dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { call } from '#kit/web/api-client.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { waysToConfirm } from '../security-contract.ts';
import type { Wanted } from './confirm-identity.ts';
import { ConfirmWays } from './confirm-ways.tsx';

type Ways = DataOf<typeof waysToConfirm>;

/** Opens over the present page; true once the identity is confirmed, false when it was closed. */
export function openDialog(wanted: Wanted): Promise<boolean> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const finish = (isConfirmed: boolean): void => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    root.render(<ConfirmDialog wanted={wanted} onFinish={finish} />);
  });
}

interface ConfirmDialogProps {
  wanted: Wanted;
  onFinish: (isConfirmed: boolean) => void;
}

function ConfirmDialog({ wanted, onFinish }: ConfirmDialogProps) {
  const [ways, setWays] = useState<Ways | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setTrouble(null);
    call(waysToConfirm, {}).then(setWays, (error: Error) => setTrouble(error.message));
  }, [attempt]);
  return (
    <Dialog isOpen onOpenChange={(open) => (open ? undefined : onFinish(false))} title="Confirm it’s you">
      <p className="mb-5 text-ink-2">This protects your account and your money. We won’t ask again for 5 minutes.</p>
      {trouble !== null ? (
        <Alert
          tone="danger"
          title={trouble}
          action={
            <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
              Try again
            </Button>
          }
        />
      ) : ways === null ? (
        <Loading label="Loading your options">
          <TextSkeleton lines={2} />
        </Loading>
      ) : (
        <ConfirmWays ways={ways} wanted={wanted} onDone={() => onFinish(true)} />
      )}
    </Dialog>
  );
}
