import { SendHorizontal } from 'lucide-react';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from '#design/public/button.tsx';
import { TextArea } from '#design/public/field.tsx';
import { plainText } from '#kit/plain-text.ts';
import { MESSAGE_LIMITS } from '../message.ts';
import { COMPOSER, COMPOSER_ROW, ICON_ON_PHONES, NARROW_ROW, WRITING_ROW } from './composer-look.ts';
import { entersSend } from './enters-send.ts';
import type { Begun } from './plain-field.tsx';
import { useHintOnce } from './use-hint-once.ts';
import { useIsOffline } from './use-is-offline.ts';
import { useTextDraft } from './use-text-draft.ts';
import type { WrittenWarningsProps } from './written-warnings.tsx';

const DraftButton = lazy(async () => ({ default: (await import('./draft-button.tsx')).DraftButton }));
const SavedReplies = lazy(async () => ({ default: (await import('./saved-replies.tsx')).SavedReplies }));
/** Loaded with the first character. Writing goes on where it cannot be loaded: then nothing is warned of. */
const WrittenWarnings = lazy(async (): Promise<{ default: ComponentType<WrittenWarningsProps> }> => {
  try {
    return { default: (await import('./written-warnings.tsx')).WrittenWarnings };
  } catch {
    return { default: () => null };
  }
});

const KEYS_HINT = 'Enter sends, Shift + Enter starts a new line.';

/** Files beside the text, where some can be sent. */
export interface ComposerFiles {
  /** The button that chooses them. */
  readonly button: ReactNode;
  /** Those that are chosen. */
  readonly list: ReactNode;
  readonly count: number;
  readonly isBusy: boolean;
  readonly add: (files: readonly File[]) => void;
}

interface ComposerProps {
  /** Of the draft that is kept. */
  readonly name: string;
  /** What was typed into the field that stood here before. */
  readonly begun?: Begun | undefined;
  readonly label: string;
  readonly isSending?: boolean;
  readonly problem?: string | undefined;
  /** Its draft is on every device of the writer. */
  readonly conversationId?: string | null;
  /** Drafts replies; null where the instance has none. */
  readonly model?: { readonly host: string; readonly thread: string | null } | null;
  /** What is answered: choosing it puts the caret here. */
  readonly answering?: object | null;
  /** While the text changes. */
  readonly onType?: () => void;
  readonly files?: ComposerFiles;
  /** Contact details are warned of until the two have work together. */
  readonly isBeforeWork: boolean;
  /** Above the field, such as the message that is answered. */
  readonly children?: ReactNode;
  /** Answers whether the text was taken. */
  readonly onSend: (text: string) => boolean | Promise<boolean>;
}

export function Composer({
  name,
  begun,
  label,
  isSending = false,
  problem,
  files,
  isBeforeWork,
  children,
  conversationId = null,
  model = null,
  answering = null,
  onType,
  onSend,
}: ComposerProps) {
  const { text, change: setText, replaced, settleReplaced } = useTextDraft(name, conversationId, begun?.text);
  const isOffline = useIsOffline();
  const hint = useHintOnce('enter-sends');
  // With the first key, so that nothing moves before.
  const [isTyped, setTyped] = useState(false);
  const [isDrafted, setDrafted] = useState(false);
  const over = text.trim().length - MESSAGE_LIMITS.text;
  const send = async (): Promise<void> => {
    const message = plainText(text).trim();
    if ((message === '' && (files?.count ?? 0) === 0) || over > 0 || isSending || files?.isBusy === true) return;
    hint.settle();
    if (await onSend(message)) {
      setText('');
      setDrafted(false);
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!entersSend(event)) return;
    event.preventDefault();
    void send();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = [...event.clipboardData.files];
    // A table or a formatted text brings a picture of itself along: its words are what is meant.
    if (files === undefined || pasted.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    files.add(pasted);
  };
  const field = useRef<HTMLTextAreaElement>(null);
  const isSentAlready = useRef(begun?.pressed === 'send');
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    if (isSentAlready.current) sendNow();
    isSentAlready.current = false;
  }, []);
  const takesFocus = begun?.hasFocus === true;
  useLayoutEffect(() => {
    if (!takesFocus) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [takesFocus]);
  useEffect(() => {
    // After the focus that a menu or sheet gives back as it closes.
    if (answering !== null) queueMicrotask(() => field.current?.focus());
  }, [answering]);
  const pick = (reply: string): void => {
    setText(text.trim() === '' ? reply : `${text.trimEnd()}\n\n${reply}`);
    field.current?.focus();
  };
  const putDraft = (draft: string): void => {
    setText(draft);
    setDrafted(true);
    field.current?.focus();
  };
  const asFile = (): void => {
    files?.add([new File([text], 'message.txt', { type: 'text/plain' })]);
    setText('');
  };
  return (
    <form onSubmit={onSubmit} className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${COMPOSER}`}>
      {children}
      {replaced === null ? null : (
        <div role="note" className="grid gap-2 rounded-lg bg-sunken px-3 py-2 text-sm">
          <p>You wrote this on another device:</p>
          <p dir="auto" className="max-h-24 overflow-y-auto whitespace-pre-line wrap-anywhere text-ink-2">
            {replaced}
          </p>
          <div className="flex gap-2">
            <Button size="sm" onClick={() => settleReplaced(true)}>
              Add it
            </Button>
            <Button size="sm" variant="ghost" onClick={() => settleReplaced(false)}>
              Discard
            </Button>
          </div>
        </div>
      )}
      {text === '' || isOffline ? null : (
        <Suspense fallback={null}>
          <WrittenWarnings text={text} isBeforeWork={isBeforeWork} />
        </Suspense>
      )}
      {isDrafted && text !== '' ? (
        <p className="text-sm text-ink-2">A machine drafted this. Check it before you send it.</p>
      ) : null}
      {over > 0 && files !== undefined ? (
        <Button size="sm" className="justify-self-start" onClick={asFile}>
          Send it as a text file
        </Button>
      ) : null}
      {files?.list}
      {files?.isBusy === true ? (
        <p className="hint">You can send when the files are uploaded.</p>
      ) : hint.isShown && isTyped ? (
        <p className="hint pointer-coarse:hidden">{KEYS_HINT}</p>
      ) : null}
      <div className={`${COMPOSER_ROW} ${WRITING_ROW} ${NARROW_ROW}`}>
        <TextArea
          ref={field}
          className="min-w-0 flex-1"
          label={label}
          hideLabel
          placeholder={label}
          rows={1}
          value={text}
          error={over > 0 ? `Remove ${over} characters: a message has at most ${MESSAGE_LIMITS.text}.` : problem}
          onChange={(event) => {
            setText(event.target.value);
            setTyped(true);
            onType?.();
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {files?.button}
        {conversationId === null ? null : (
          <Suspense fallback={<span className="size-9 pointer-coarse:size-11" />}>
            <SavedReplies text={text} onPick={pick} />
          </Suspense>
        )}
        {conversationId === null || model === null ? null : (
          <Suspense fallback={<span className="size-9 pointer-coarse:size-11" />}>
            <DraftButton conversationId={conversationId} {...model} text={text} onDraft={putDraft} />
          </Suspense>
        )}
        <Button
          type="submit"
          variant="primary"
          className={ICON_ON_PHONES}
          icon={SendHorizontal}
          pending={isSending}
          disabled={files?.isBusy === true}
        >
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
    </form>
  );
}
