import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { choose } from '#design/app/confirm.ts';
import { IconButton } from '#design/public/button.tsx';

const ReplyDraftDialog = lazy(async () => ({ default: (await import('./reply-draft-dialog.tsx')).ReplyDraftDialog }));

interface DraftButtonProps {
  readonly conversationId: string;
  readonly thread: string | null;
  readonly host: string;
  /** What is in the field. */
  readonly text: string;
  readonly onDraft: (text: string) => void;
}

/**
 * Beside the field: puts a reply into it that the language model drafted, and asks before it replaces what was typed.
 */
export function DraftButton({ conversationId, thread, host, text, onDraft }: DraftButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const use = async (draft: string): Promise<void> => {
    const body = 'Replace it with the draft, or add the draft below it.';
    const answer =
      text.trim() === ''
        ? 'ok'
        : await choose({ title: 'Replace what you wrote?', body, okLabel: 'Replace', noLabel: 'Add below' });
    if (answer === 'cancel') return;
    setOpen(false);
    // The dialog gives the focus back to this button first.
    setTimeout(() => onDraft(answer === 'ok' ? draft : `${text.trimEnd()}\n\n${draft}`));
  };
  return (
    <>
      <IconButton icon={Sparkles} label="Draft a reply" title="Draft a reply" onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <ReplyDraftDialog
            conversationId={conversationId}
            thread={thread}
            host={host}
            onUse={(draft) => void use(draft)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
