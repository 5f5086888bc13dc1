import * as z from 'zod/mini';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import appCss from '#design/app.css?url';
import { Dialog } from '#design/app/dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { call } from '#kit/web/api-client.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { confirmIdentity, waysToConfirm } from '../security-contract.ts';

type Ways = DataOf<typeof waysToConfirm>;

/** A public page does not carry the styles of dialogs. */
function wearStyles(): void {
  if (document.querySelector(`link[href="${appCss}"]`) !== null) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: appCss }));
}

/** Opens over whatever page is there; true once the server knows who it is, false when it was closed. */
export function openDialog(): Promise<boolean> {
  wearStyles();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const finish = (isConfirmed: boolean): void => {
      // After the press is over, so that the dialog gives the focus back itself.
      root.render(<ConfirmDialog isOpen={false} onFinish={() => {}} />);
      setTimeout(() => {
        root.unmount();
        place.remove();
      }, 400);
      resolve(isConfirmed);
    };
    root.render(<ConfirmDialog isOpen onFinish={finish} />);
  });
}

function ConfirmDialog({ isOpen, onFinish }: { isOpen: boolean; onFinish: (isConfirmed: boolean) => void }) {
  const [ways, setWays] = useState<Ways | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setTrouble(null);
    call(waysToConfirm, {}).then(setWays, (error: Error) => setTrouble(error.message));
  }, [attempt]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={(open) => (open ? undefined : onFinish(false))} title="Confirm it’s you">
      <p className="mb-5 text-ink-2">This protects your account and your money. You will not be asked again for five minutes.</p>
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
        <Loading label="Looking up how you can confirm">
          <TextSkeleton lines={2} />
        </Loading>
      ) : (
        <ByPassword onDone={() => onFinish(true)} />
      )}
    </Dialog>
  );
}

const passwordSchema = z.object({ password: z.string().check(z.minLength(1, 'Enter your password.')) });

function ByPassword({ onDone }: { onDone: () => void }) {
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: passwordSchema,
    defaults: { password: '' },
    submit: ({ password }) => call(confirmIdentity, { body: { password } }),
    onDone,
  });
  return (
    <form className="grid gap-5" noValidate onSubmit={onSubmit}>
      <ErrorSummary items={problems} attempt={attempt} />
      <TextField label="Your password" type="password" autoComplete="current-password" autoFocus {...field('password')} />
      <Button type="submit" variant="primary" pending={isSubmitting}>
        Confirm
      </Button>
    </form>
  );
}
