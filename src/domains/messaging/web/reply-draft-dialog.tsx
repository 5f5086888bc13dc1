import { Button } from '#design/public/button.tsx';
import { useCommand } from '#kit/web/api.ts';
import { draftReply, MODEL_CAPS } from '../model-contract.ts';
import { ModelDialog } from './model-dialog.tsx';

interface ReplyDraftDialogProps {
  readonly conversationId: string;
  readonly thread: string | null;
  readonly host: string;
  /** Puts it into the field; the person edits and sends it. */
  readonly onUse: (draft: string) => void;
  readonly onClose: () => void;
}

export function ReplyDraftDialog({ conversationId, thread, host, onUse, onClose }: ReplyDraftDialogProps) {
  const { mutate, data, error, isPending } = useCommand(draftReply);
  return (
    <ModelDialog
      use="reply"
      host={host}
      title="Draft a reply"
      what={`The text of the newest messages, up to ${MODEL_CAPS.reply.messages},`}
      button="Draft a reply"
      answer={data}
      error={error}
      isPending={isPending}
      note={data === undefined ? undefined : 'Nothing is sent to the other person until you send it.'}
      act={
        <Button variant="primary" onClick={() => onUse(data?.text ?? '')}>
          Use this draft
        </Button>
      }
      onAsk={() => mutate({ params: { id: conversationId }, body: thread === null ? {} : { thread_id: thread } })}
      onClose={onClose}
    />
  );
}
