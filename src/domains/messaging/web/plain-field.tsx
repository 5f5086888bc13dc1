import { Paperclip, SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, IconButton } from '#design/public/button.tsx';
import { TextArea } from '#design/public/field.tsx';

const loadWriting = () => import('./work-writing.tsx');
type Writing = Awaited<ReturnType<typeof loadWriting>>;

/** What was typed before everything that sends it was there. */
export interface Begun {
  readonly text: string;
  readonly hasFocus: boolean;
  /** Send was pressed already. */
  readonly isSent: boolean;
}

interface PlainFieldProps {
  readonly label: string;
  /** Someone may write soon. */
  readonly isAwake: boolean;
  readonly onWake: () => void;
  /** The field that takes over. */
  readonly children: (writing: Writing, begun: Begun) => ReactNode;
}

/**
 * The field of a talk on a page that few people write on: it looks like the real one, and what keeps drafts, uploads and
 * sends comes with the first sign that someone will use it.
 */
export function PlainField({ label, isAwake, onWake, children }: PlainFieldProps) {
  const [real, setReal] = useState<{ readonly writing: Writing; readonly begun: Begun } | null>(null);
  const [failures, setFailures] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (!isAwake) return;
    let isHere = true;
    loadWriting().then(
      (writing) => {
        const begun = { text: field.current?.value ?? '', hasFocus: document.activeElement === field.current, isSent: isSent.current };
        if (isHere) setReal({ writing, begun });
      },
      // Without a connection it is asked for again when someone goes on.
      () => {
        const again = (): void => (isHere ? setFailures((times) => times + 1) : undefined);
        field.current?.addEventListener('input', again, { once: true });
        addEventListener('online', again, { once: true });
      },
    );
    return () => {
      isHere = false;
    };
  }, [isAwake, failures]);
  if (real !== null) return children(real.writing, real.begun);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line p-3 sm:p-4 [&_textarea]:min-h-16">
      <TextArea ref={field} label={label} hideLabel placeholder={label} rows={2} onFocus={onWake} />
      <div className="flex items-center justify-between gap-3">
        <IconButton icon={Paperclip} label="Attach files" onClick={onWake} />
        <Button
          variant="primary"
          icon={SendHorizontal}
          onClick={() => {
            isSent.current = (field.current?.value ?? '') !== '';
            onWake();
          }}
        >
          Send
        </Button>
      </div>
    </div>
  );
}
