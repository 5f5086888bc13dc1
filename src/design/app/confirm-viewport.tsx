import { useState, useSyncExternalStore } from 'react';
import { Button } from '../public/button.tsx';
import { Alert } from '../public/alert.tsx';
import { CONFIRM_LABELS, confirmStore, type Asked } from './confirm.ts';
import { Dialog } from './dialog.tsx';

/** Rendered once in the shell; shows the question of `confirm` or `choose`. */
export function ConfirmViewport() {
  const question = useSyncExternalStore(confirmStore.subscribe, confirmStore.read, () => null);
  return question ? <ConfirmDialog key={question.id} asked={question} /> : null;
}

/** The dialog itself, for stories and for screens that keep the question in their own state. */
export function ConfirmDialog({ asked }: { asked: Asked }) {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const agree = async () => {
    if (!asked.act) {
      asked.answer('ok');
      return;
    }
    setWorking(true);
    setFailure(null);
    try {
      await asked.act();
      asked.answer('ok');
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Something went wrong. Nothing changed.');
      setWorking(false);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : asked.answer('cancel'))}
      title={asked.title}
      role="alertdialog"
      saving={working}
      actions={
        <>
          {/* The safe choice has the focus (ACT-4). */}
          <Button variant="line" autoFocus disabled={working} onClick={() => asked.answer('cancel')}>
            {asked.cancelLabel ?? CONFIRM_LABELS.cancel}
          </Button>
          {asked.noLabel === undefined ? null : (
            <Button variant="line" disabled={working} onClick={() => asked.answer('no')}>
              {asked.noLabel || CONFIRM_LABELS.no}
            </Button>
          )}
          <Button variant={asked.danger ? 'danger' : 'primary'} pending={working} onClick={agree}>
            {asked.okLabel ?? CONFIRM_LABELS.ok}
          </Button>
        </>
      }
    >
      {asked.body ? <div className="text-ink-2">{asked.body}</div> : null}
      {failure ? (
        <Alert tone="danger" title={failure} live className="mt-4">
          You can try again.
        </Alert>
      ) : null}
    </Dialog>
  );
}
