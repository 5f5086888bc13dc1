import { useState } from 'react';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import {
  addReply,
  editReply,
  REPLY_LIMITS,
  replyTextShape,
  savedReplies,
  type SavedReply,
} from '../replies-contract.ts';
import { CARET_AT_END } from './caret-at-end.ts';

interface ReplyDialogProps {
  /** Null for a new one. */
  readonly reply: SavedReply | null;
  readonly onClose: () => void;
}

export function ReplyDialog({ reply, onClose }: ReplyDialogProps) {
  const [newId] = useState(() => crypto.randomUUID());
  const add = useCommand(addReply, { stales: [savedReplies] });
  const edit = useCommand(editReply, { stales: [savedReplies] });
  const form = useDialogForm({
    about: `saved-reply/${reply?.id ?? 'new'}`,
    schema: replyTextShape,
    defaults: { text: reply?.text ?? '' },
    submit: ({ text }) =>
      reply === null
        ? add.mutateAsync({ body: { id: newId, text } })
        : edit.mutateAsync({ params: { id: reply.id }, body: { text } }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={reply === null ? 'Add a saved reply' : 'Edit saved reply'}
      button="Save reply"
      form={form}
      onClose={onClose}
    >
      <CountedTextArea label="Reply" max={REPLY_LIMITS.text} rows={5} {...CARET_AT_END} {...form.field('text')} />
    </FormDialog>
  );
}
