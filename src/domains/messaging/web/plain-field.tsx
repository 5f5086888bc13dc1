import { Paperclip, SendHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '#design/public/button.tsx';
import { TextArea } from '#design/public/field.tsx';
import { draftStore } from '#kit/web/draft-store.ts';
import { COMPOSER, COMPOSER_ROW, ICON_ON_PHONES, NARROW_ROW } from './composer-look.ts';
import { entersSend } from './enters-send.ts';

const loadWriting = () => import('./work-writing.tsx');
type Writing = Awaited<ReturnType<typeof loadWriting>>;

/** What was done before everything that sends it was there. */
export interface Begun {
  readonly text: string;
  /** The focus was in the field or on one of its buttons. */
  readonly hasFocus: boolean;
  /** The button that was pressed already. */
  readonly pressed: 'send' | 'attach' | null;
}

interface PlainFieldProps {
  readonly label: string;
  /** Files can be sent. */
  readonly takesFiles: boolean;
  /** What the browser may have kept of an earlier visit: a draft, or messages that wait to be sent. */
  readonly kept: readonly string[];
  /** Someone may write soon. */
  readonly isAwake: boolean;
  readonly onWake: () => void;
  /** The field that takes over. */
  readonly children: (writing: Writing, begun: Begun) => ReactNode;
}

/**
 * The field of a conversation on a page that few people write on: it looks like the real one, and what keeps drafts,
 * uploads and sends comes with the first sign that someone will use it, or with what waits since an earlier visit.
 */
export function PlainField({ label, takesFiles, kept, isAwake, onWake, children }: PlainFieldProps) {
  const [real, setReal] = useState<{ readonly writing: Writing; readonly begun: Begun } | null>(null);
  const [failures, setFailures] = useState(0);
  const [pressed, setPressed] = useState<Begun['pressed']>(null);
  const all = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wake = useEffectEvent(onWake);
  const names = kept.join('\n');
  useEffect(() => {
    let isHere = true;
    void Promise.all(names.split('\n').map((name) => draftStore().read(name))).then((found) => {
      if (isHere && found.some((draft) => draft !== null)) wake();
    });
    return () => {
      isHere = false;
    };
  }, [names]);
  const begunNow = useEffectEvent((): Begun => ({
    text: field.current?.value ?? '',
    hasFocus: all.current?.contains(document.activeElement) === true,
    pressed,
  }));
  useEffect(() => {
    if (!isAwake) return;
    let isHere = true;
    loadWriting().then(
      (writing) => {
        // At once: a key pressed between reading the text and showing it in the other field would be lost.
        if (isHere) flushSync(() => setReal({ writing, begun: begunNow() }));
      },
      // Without a connection it is requested again when someone continues.
      () => {
        if (!isHere) return;
        setPressed(null);
        const again = (): void => (isHere ? setFailures((times) => times + 1) : undefined);
        for (const sign of ['input', 'click']) all.current?.addEventListener(sign, again, { once: true });
        addEventListener('online', again, { once: true });
      },
    );
    return () => {
      isHere = false;
    };
  }, [isAwake, failures]);
  if (real !== null) return children(real.writing, real.begun);
  const press = (what: 'send' | 'attach'): void => {
    setPressed(what === 'send' && field.current?.value.trim() === '' ? null : what);
    field.current?.focus({ preventScroll: true });
    onWake();
  };
  return (
    <div ref={all} className={COMPOSER}>
      <div className={`${COMPOSER_ROW} ${NARROW_ROW}`}>
        <TextArea
          ref={field}
          className="min-w-0 flex-1"
          label={label}
          hideLabel
          placeholder={label}
          rows={1}
          onFocus={onWake}
          onKeyDown={(event) => {
            if (!entersSend(event)) return;
            event.preventDefault();
            press('send');
          }}
        />
        {takesFiles ? <IconButton icon={Paperclip} label="Attach files" onClick={() => press('attach')} /> : null}
        <Button
          variant="primary"
          className={ICON_ON_PHONES}
          icon={SendHorizontal}
          pending={pressed === 'send'}
          onClick={() => press('send')}
        >
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
    </div>
  );
}
