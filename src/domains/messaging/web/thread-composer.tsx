import { Paperclip } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { IconButton } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { resumableLimits } from '#kit/limits.ts';
import type { Message } from '../message-shape.ts';
import { Composer } from './composer.tsx';
import type { Outgoing } from './outgoing.ts';
import type { Begun } from './plain-field.tsx';
import { Answering } from './quote.tsx';
import { useAttachments } from './use-attachments.ts';

const PendingFiles = lazy(async () => ({ default: (await import('./pending-files.tsx')).PendingFiles }));

type Written = Pick<Outgoing, 'text' | 'files' | 'replyTo' | 'threadId'>;

interface ThreadComposerProps {
  /** Null before the first message. */
  readonly conversationId: string | null;
  /** Where files of a first message go. */
  readonly open?: () => Promise<string>;
  /** What is written about; null for the whole conversation, where an answer is about the same as the message. */
  readonly thread: string | null;
  /** Null where the instance has no language model. */
  readonly modelHost: string | null;
  /** Of the draft that is kept. */
  readonly draft: string;
  readonly begun?: Begun | undefined;
  readonly isSending?: boolean;
  readonly problem?: string | undefined;
  readonly label: string;
  readonly with: string;
  /** Why no file can be sent yet; null where it can. */
  readonly whyNoFiles: string | null;
  readonly isBeforeWork: boolean;
  readonly answering: Message | null;
  /** What it is about, where the screen shows everything. */
  readonly subject?: string | null;
  readonly onAnswering: (message: Message | null) => void;
  /** While the text changes. */
  readonly onType: () => void;
  /** Nothing, or whether it was taken. */
  readonly onSend: (written: Written) => void | Promise<boolean>;
}

/** The field of a conversation: words, files, and the message that is answered. */
export function ThreadComposer({
  conversationId,
  open,
  thread,
  modelHost,
  draft,
  begun,
  isSending = false,
  problem,
  label,
  with: name,
  whyNoFiles,
  isBeforeWork,
  answering,
  subject = null,
  onAnswering,
  onType,
  onSend,
}: ThreadComposerProps) {
  const attached = useAttachments(async () => conversationId ?? (await open?.()) ?? '');
  const { items, ready, isBusy, isOver, add, clear } = attached;
  const input = useRef<HTMLInputElement>(null);
  // Pressed before this field was there.
  const choosesFiles = begun?.pressed === 'attach' && whyNoFiles === null;
  useEffect(() => {
    if (choosesFiles) input.current?.click();
  }, [choosesFiles]);
  const send = async (text: string): Promise<boolean> => {
    // Only about what is shown above the field, where the writer can remove it.
    const answeredThread = subject === null ? null : (answering?.thread_id ?? null);
    const written = { text, files: ready, replyTo: answering?.seq ?? null, threadId: thread ?? answeredThread };
    if ((await onSend(written)) === false) return false;
    clear();
    onAnswering(null);
    return true;
  };
  const button = (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to send"
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <IconButton
        icon={Paperclip}
        label="Attach files"
        title={whyNoFiles ?? undefined}
        aria-disabled={whyNoFiles === null ? undefined : true}
        onClick={() => (whyNoFiles === null ? input.current?.click() : toast.error('Not yet', whyNoFiles))}
      />
    </>
  );
  const list =
    items.length === 0 ? null : (
      <Suspense fallback={null}>
        <PendingFiles of={attached} />
      </Suspense>
    );
  return (
    <Composer
      name={draft}
      begun={begun}
      isSending={isSending}
      problem={problem}
      conversationId={conversationId}
      model={modelHost === null ? null : { host: modelHost, thread }}
      label={label}
      isBeforeWork={isBeforeWork}
      answering={answering}
      files={{
        button,
        list,
        count: ready.length,
        isBusy,
        add: (files) => (whyNoFiles === null ? void add(files) : undefined),
      }}
      onType={onType}
      onSend={send}
    >
      {isOver ? (
        <p role="status" className="rounded-md border border-dashed border-primary p-3 text-center text-md text-ink-2">
          {whyNoFiles ?? 'Drop files to attach them'}
        </p>
      ) : null}
      {answering === null ? null : (
        <Answering message={answering} from={name} subject={subject} onChange={onAnswering} />
      )}
      {items.some(({ state, file }) => state === 'failed' && file.size > resumableLimits.fromBytes) ? (
        <p className="text-sm text-ink-2">If an upload is interrupted, choose the same file again to continue.</p>
      ) : null}
    </Composer>
  );
}
