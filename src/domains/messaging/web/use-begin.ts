import { useRef } from 'react';
import { useCommand } from '#kit/web/api.ts';
import { beginConversation, conversations, openConversation } from '../contract.ts';

/** Sends the first message about something. Answers whether the text was taken; why not is in `problem`. */
export function useBegin(recipient: string, onSent: (conversation: string) => void) {
  const command = useCommand(beginConversation, { stales: [conversations] });
  const opening = useCommand(openConversation);
  const open = async (): Promise<string> => (await opening.mutateAsync({ body: { with: recipient } })).conversation_id;
  // The same message, however often its button is pressed.
  const message = useRef<{ content: string; id: string } | null>(null);
  const send = async (text: string, files: readonly { readonly id: string }[] = []): Promise<boolean> => {
    const content = [text, ...files.map(({ id }) => id)].join('\n');
    if (message.current?.content !== content) message.current = { content, id: crypto.randomUUID() };
    try {
      const { conversation_id: id } = await command.mutateAsync({
        body: {
          with: recipient,
          id: message.current.id,
          text,
          ...(files.length === 0 ? {} : { files: files.map(({ id }) => id) }),
        },
      });
      onSent(id);
      return true;
    } catch {
      // Said below the field.
      return false;
    }
  };
  return { send, open, isSending: command.isPending, problem: command.error?.message };
}
