import type { Message } from '../message-shape.ts';
import { MessageActions } from './message-actions.tsx';
import { ReactButton, Reactions, useReact } from './reactions.tsx';

interface MessageToolsProps {
  readonly conversationId: string;
  readonly message: Message;
  /** Null where the instance has no language model. */
  readonly modelHost: string | null;
  /** Null where nothing can be written. */
  readonly onReply: ((message: Message) => void) | null;
}

/** Beside a message, where it is pointed at or focused, and always under a finger. */
export function MessageTools({ conversationId, message, modelHost, onReply }: MessageToolsProps) {
  const reacting = useReact(conversationId, message);
  const isDeleted = message.deleted_at !== null;
  if (isDeleted && message.is_mine) return null;
  const canReply = onReply !== null && !isDeleted;
  return (
    <div className="flex shrink-0 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 max-sm:flex-col">
      {canReply ? <ReactButton of={reacting} message={message} /> : null}
      <MessageActions conversationId={conversationId} message={message} modelHost={modelHost} onReply={canReply ? () => onReply(message) : null} />
    </div>
  );
}

export const MessageReactions = ({ conversationId, message }: Pick<MessageToolsProps, 'conversationId' | 'message'>) => (
  <Reactions of={useReact(conversationId, message)} message={message} />
);
