import { ModelDialog } from '#design/app/model-dialog.tsx';
import { Button } from '#design/public/button.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand } from '#kit/web/api.ts';
import { draftReply, MODEL_CAPS } from '../model-contract.ts';

interface ReplyDraftDialogProps {
  readonly conversationId: string;
  readonly thread: string | null;
  readonly host: string;
  /** Puts it into the field; the person edits and sends it. */
  readonly onUse: (draft: string) => void;
  readonly onClose: () => void;
}

const { messages, characters } = MODEL_CAPS.reply;

export function ReplyDraftDialog({ conversationId, thread, host, onUse, onClose }: ReplyDraftDialogProps) {
  const { locale } = usePlace();
  const { mutate, data, error, isPending } = useCommand(draftReply);
  return (
    <ModelDialog
      use="reply"
      host={host}
      title="Draft a reply"
      toSend={`The text of the newest messages (up to ${messages} messages and ${formatNumber(characters, locale)} characters)`}
      sent={`The text of ${counted(data?.messages ?? 0, { one: 'message', other: 'messages' }, locale)}`}
      button="Draft a reply"
      answer={data}
      error={error}
      isPending={isPending}
      note="The other person gets nothing until you send it."
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
