import { useRef } from 'react';
import { useCommand } from '#kit/web/api.ts';
import { beginConversation, conversations } from '../contract.ts';

/** Sends the first message about something. Answers whether the text was taken; why not is in `problem`. */
export function useBegin(wanted: string, onSent: (conversation: string) => void) {
  const command = useCommand(beginConversation, { stales: [conversations] });
  // The same message, however often its button is pressed.
  const intended = useRef<{ text: string; id: string } | null>(null);
  const send = async (text: string): Promise<boolean> => {
    if (intended.current?.text !== text) intended.current = { text, id: crypto.randomUUID() };
    try {
      const { conversation_id: id } = await command.mutateAsync({ body: { with: wanted, id: intended.current.id, text } });
      onSent(id);
      return true;
    } catch {
      // Said below the field.
      return false;
    }
  };
  return { send, isSending: command.isPending, problem: command.error?.message };
}
