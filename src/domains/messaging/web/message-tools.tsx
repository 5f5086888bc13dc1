import type { Message } from '../message-shape.ts';
import { MessageActions } from './message-actions.tsx';
import { ReactButton, useReact } from './reactions.tsx';

interface MessageToolsProps {
  readonly conversationId: string;
  readonly message: Message;
  /** Null where the instance has no language model. */
  readonly modelHost: string | null;
  /** Null where nothing can be written. */
  readonly onReply: ((message: Message) => void) | null;
}

/**
 * Held back until a pointer or the focus is there. Under a finger the message itself is held, and these are for
 * keyboards and screen readers.
 */
const QUIET =
  'flex shrink-0 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 pointer-coarse:not-focus-within:sr-only';

/** Beside a message. */
export function MessageTools({ conversationId, message, modelHost, onReply }: MessageToolsProps) {
  const reacting = useReact(conversationId, message);
  const isDeleted = message.deleted_at !== null;
  if (isDeleted && message.is_mine) return null;
  const canReply = onReply !== null && !isDeleted;
  return (
    <div className={QUIET}>
      {canReply ? <ReactButton of={reacting} message={message} /> : null}
      <MessageActions
        conversationId={conversationId}
        message={message}
        modelHost={modelHost}
        onReply={canReply ? () => onReply({ ...message }) : null}
      />
    </div>
  );
}
