import type { KeyboardEvent } from 'react';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { FormDialog } from '#design/app/form-dialog.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useDialogForm } from '#kit/web/form.tsx';
import { conversations, editMessage, messages, type Message } from '../contract.ts';
import { MESSAGE_LIMITS } from '../message.ts';
import { CARET_AT_END } from './caret-at-end.ts';
import { entersSend } from './enters-send.ts';

const schema = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'Write a message.'), z.maxLength(MESSAGE_LIMITS.text)),
});

interface EditMessageProps {
  readonly conversationId: string;
  readonly message: Message;
  readonly onClose: () => void;
}

/** As where it was written: Enter saves on a keyboard, and starts a new line under a finger. */
export function EditMessage({ conversationId, message: { seq, text }, onClose }: EditMessageProps) {
  const command = useCommand(editMessage, { stales: [messages, conversations] });
  const form = useDialogForm({
    about: `${conversationId}/${seq}`,
    schema,
    defaults: { text },
    submit: (body) => command.mutateAsync({ params: { id: conversationId, seq }, body }),
    onDone: onClose,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (!entersSend(event)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <FormDialog
      title="Edit your message"
      lead="The message shows that it was edited."
      button="Save"
      form={form}
      onClose={onClose}
    >
      <CountedTextArea
        label="Message"
        max={MESSAGE_LIMITS.text}
        rows={5}
        {...CARET_AT_END}
        onKeyDown={onKeyDown}
        {...form.field('text')}
      />
    </FormDialog>
  );
}
