import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { useHold } from '#kit/web/holding.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface NewRecoveryCodesProps {
  readonly codes: readonly string[];
  readonly title?: string;
  readonly onClose: () => void;
}

/** Shown once: closed only by saying that they are saved. */
export function NewRecoveryCodes({ codes, title = 'Your new recovery codes', onClose }: NewRecoveryCodesProps) {
  // A newer build would reload the page, and the codes are not shown again.
  useHold('form', true);
  return (
    <Dialog
      isOpen
      size="form"
      byButtonOnly
      onOpenChange={onClose}
      title={title}
      actions={
        <Button variant="primary" onClick={onClose}>
          I saved these codes
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
