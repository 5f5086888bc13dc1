import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Alert } from '../public/alert.tsx';
import { Button } from '../public/button.tsx';
import { Loading, TextSkeleton } from '../public/skeleton.tsx';
import { Dialog } from './dialog.tsx';
import { recordConsent, hasConsented, type ModelUse } from './model-consent.ts';

interface Answer {
  readonly text: string;
  readonly is_cut: boolean;
}

interface ModelDialogProps {
  readonly use: ModelUse;
  readonly host: string;
  readonly title: string;
  /** What will be sent, and what was, each as a subject: "The text of this message". */
  readonly toSend: string;
  readonly sent: string;
  /** Verb and object: "Translate message". */
  readonly button: string;
  /** What is chosen before it is asked, such as a language. */
  readonly choice?: ReactNode;
  /** The answer is of another choice than the one that stands now. */
  readonly isStale?: boolean;
  readonly answer: Answer | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  /** Under the answer, after where it came from. */
  readonly note?: string | undefined;
  /** What is done with the answer; the primary button. */
  readonly act?: ReactNode;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

/** Says what goes where before the first time, asks the model once for each press, and marks what it answers. */
export function ModelDialog({
  use,
  host,
  title,
  toSend,
  sent,
  button,
  choice,
  isStale = false,
  answer,
  error,
  isPending,
  note,
  act,
  onAsk,
  onClose,
}: ModelDialogProps) {
  // The menu was the press, unless it has to be said first what is sent.
  const [mayAsk, setMayAsk] = useState(() => hasConsented(use, host));
  const isAsked = useRef(false);
  useEffect(() => {
    if (!mayAsk || isAsked.current) return;
    isAsked.current = true;
    onAsk();
  }, [mayAsk, onAsk]);
  const press = (): void => {
    recordConsent(use, host);
    if (mayAsk) onAsk();
    else setMayAsk(true);
  };
  const isShown = answer !== undefined && !isPending && !isStale;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="form"
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {isShown ? (
            act
          ) : (
            <Button variant="primary" pending={isPending} onClick={press}>
              {error === null ? button : 'Try again'}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {mayAsk ? null : (
          <p className="text-md text-ink-2">
            {toSend} is sent to <strong className="wrap-anywhere text-ink">{host}</strong>, a language model that the
            operator of this site chose. Names and email addresses of accounts aren’t sent. The answer is shown only to
            you and isn’t stored here.
          </p>
        )}
        {choice}
        {isPending ? (
          <Loading label="The language model is working">
            <TextSkeleton lines={4} />
            <p className="mt-3 text-sm text-ink-2">This can take up to a minute.</p>
          </Loading>
        ) : null}
        {error === null || isPending ? null : (
          <Alert tone="danger" title="No answer" live>
            {error.message}
          </Alert>
        )}
        {isShown ? (
          <MachineText answer={answer} note={`${sent} was sent to ${host}.${note === undefined ? '' : ` ${note}`}`} />
        ) : null}
      </div>
    </Dialog>
  );
}

const focus = (section: HTMLElement | null): void => section?.focus({ preventScroll: true });

/** Plain text, whatever the machine wrote: no links and no markup come of it. */
const MachineText = ({ answer: { text, is_cut: isCut }, note }: { answer: Answer; note: string }) => (
  // The button that was pressed is gone: reading goes on here.
  <section
    ref={focus}
    tabIndex={-1}
    aria-label="Made by a machine"
    className="grid grid-cols-[minmax(0,1fr)] gap-2 outline-none"
  >
    <p className="text-sm font-semibold">Made by a machine. It can be wrong.</p>
    <p dir="auto" className="rounded-lg bg-sunken px-3 py-2 text-md whitespace-pre-wrap wrap-anywhere">
      {text}
      {isCut ? '…' : ''}
    </p>
    {isCut ? <p className="text-sm text-ink-2">The answer was too long and is cut off here.</p> : null}
    <p className="text-sm wrap-anywhere text-ink-2">{note}</p>
  </section>
);
