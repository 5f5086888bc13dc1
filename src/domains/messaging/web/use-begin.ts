import { useRef } from 'react';
import { useCommand } from '#kit/web/api.ts';
import { beginConversation, conversations } from '../contract.ts';

/** Sends the first message about something. Answers whether the text was taken; why not is in `problem`. */
export function useBegin(wanted: string, onSent: (conversation: string) => void) {
  const command = useCommand(beginConversation, { stales: [conversations] });
  // The same message, however often its button is pressed.
  const intended = useRef<{ said: string; id: string } | null>(null);
  const send = async (text: string, files: readonly { readonly id: string }[] = []): Promise<boolean> => {
    const said = [text, ...files.map(({ id }) => id)].join('\n');
    if (intended.current?.said !== said) intended.current = { said, id: crypto.randomUUID() };
    try {
      const { conversation_id: id } = await command.mutateAsync({
        body: { with: wanted, id: intended.current.id, text, ...(files.length === 0 ? {} : { files: files.map(({ id }) => id) }) },
      });
      onSent(id);
      return true;
    } catch {
      // Said below the field.
      return false;
    }
  };
  return { send, isSending: command.isPending, problem: command.error?.message };
}
