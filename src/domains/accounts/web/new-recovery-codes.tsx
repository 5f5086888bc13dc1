import { Dialog } from '#design/app/dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function NewRecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="form"
      onOpenChange={onClose}
      title="Your new recovery codes"
      actions={
        <Button variant="primary" onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}
