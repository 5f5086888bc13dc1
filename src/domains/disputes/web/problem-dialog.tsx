import { Dialog } from '#design/app/dialog.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';

export interface ProblemChoice {
  readonly key: string;
  readonly title: string;
  /** When it helps. */
  readonly hint: string;
  readonly button: string;
  /** A page, or what to open. */
  readonly href?: string;
  readonly onChoose?: () => void;
}

interface ProblemDialogProps {
  /** The other person's name. */
  other: string;
  /** What solves most problems, the mildest first. */
  choices: readonly ProblemChoice[];
  /** What stops while a dispute runs. */
  stops: string;
  onDispute: () => void;
  onClose: () => void;
}

/** Every way to solve a problem with paid work. A dispute is the last of them. */
export function ProblemDialog({ other, choices, stops, onDispute, onClose }: ProblemDialogProps) {
  return (
    <Dialog
      isOpen
      size="form"
      title="What would help?"
      onOpenChange={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ul className="grid gap-4">
        {choices.map(({ key, title, hint, button, href, onChoose }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-medium">{title}</p>
              <p className="text-sm text-ink-2">{hint}</p>
            </div>
            {href === undefined ? (
              <Button onClick={onChoose}>{button}</Button>
            ) : (
              <LinkButton href={href}>{button}</LinkButton>
            )}
          </li>
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-4">
          <div className="min-w-0 flex-1 basis-60">
            <p className="font-medium">You can’t agree with {other}</p>
            <p className="text-sm text-ink-2">
              {stops} If you two still can’t agree, a reviewer decides who gets what.
            </p>
          </div>
          <Button variant="ghost" onClick={onDispute}>
            Open a dispute
          </Button>
        </li>
      </ul>
    </Dialog>
  );
}
