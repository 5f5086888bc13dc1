import { lazy, memo, Suspense, useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../public/button.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '../public/error-summary.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import type { DraftOnScreen } from './draft-line.tsx';

/** Comes with the first text that is kept. */
const DraftLine = lazy(async () => ({ default: (await import('./draft-line.tsx')).DraftLine }));

/** What `useDialogForm` gives. */
export interface DialogForm {
  /** What it is about. Most dialogs are opened from one row of a list, and no row may get the text of another. */
  readonly about: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  readonly problems: ErrorSummaryProps['items'];
  readonly attempt: number;
  readonly isSubmitting: boolean;
  /** Of a form that names its draft: what was typed is there again when the dialog is closed by accident. */
  readonly draft?: DraftOnScreen;
}

interface FormDialogProps extends Pick<DialogProps, 'title' | 'size'> {
  readonly form: DialogForm;
  /** What happens next, before the fields. */
  readonly lead?: ReactNode | undefined;
  /** Names the action. */
  readonly button: string;
  readonly isHarsh?: boolean;
  /** What the form needs is still loading: the button waits with it. */
  readonly isWaiting?: boolean;
  /** The label of the button that changes nothing. */
  readonly cancelLabel?: string;
  /** Figures or lists between the lead and the fields. */
  readonly facts?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** While the form is being saved, it stays as it was: what the page reads again meanwhile shows the outcome already. */
const Unchanged = memo(
  ({ children }: { isFrozen: boolean; children: ReactNode }) => children,
  (_before, { isFrozen }) => isFrozen,
);

/** A short form in a dialog. The buttons stay in sight below the fields, however long these are. */
export function FormDialog({
  form: { onSubmit, problems, attempt, isSubmitting, draft },
  lead,
  button,
  isHarsh = false,
  isWaiting = false,
  cancelLabel = 'Cancel',
  facts,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      isOpen
      saving={isSubmitting}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} variant={isHarsh ? 'danger' : 'primary'} pending={isSubmitting || isWaiting}>
            {button}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Unchanged isFrozen={isSubmitting}>
          {lead === undefined ? null : <p className="text-ink-2">{lead}</p>}
          {facts}
        </Unchanged>
        <form
          id={id}
          className="grid gap-5"
          noValidate
          onSubmit={(event) => void (isWaiting ? event.preventDefault() : onSubmit(event))}
        >
          <ErrorSummary items={problems} attempt={attempt} />
          <Unchanged isFrozen={isSubmitting}>{children}</Unchanged>
          {draft === undefined || (draft.savedAt ?? draft.offeredAt) === null ? null : (
            <Suspense fallback={null}>
              <DraftLine of={draft} />
            </Suspense>
          )}
        </form>
      </div>
    </Dialog>
  );
}
