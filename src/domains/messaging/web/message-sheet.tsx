import { useState } from 'react';
import type { Point } from '#design/app/context-menu.tsx';
import { IconButton } from '#design/public/button.tsx';
import { REACTION_WORDS, REACTIONS } from '../reactions.ts';
import { ActSheet } from './act-sheet.tsx';
import { REACTION_GLYPHS } from './reaction-glyphs.ts';
import { useReact } from './reactions.tsx';
import { useMessageActs, type MessageActsProps } from './use-message-acts.tsx';

interface MessageSheetProps extends MessageActsProps {
  /** Where the pointer was; null for a finger. */
  readonly at: Point | null;
  readonly onClose: () => void;
}

/** After a finger was held on a message, or the second button of a mouse pressed: what can be done with it. */
export function MessageSheet({ at, onClose, ...props }: MessageSheetProps) {
  const [isOpen, setOpen] = useState(true);
  const { items, act, dialog } = useMessageActs(props, onClose);
  const { message, conversationId, onReply } = props;
  const { isOn, toggle } = useReact(conversationId, message);
  return (
    <>
      {isOpen ? (
        <ActSheet
          title="Message"
          label={`Actions for the message “${message.text.slice(0, 30)}”`}
          at={at}
          items={items}
          onAct={(key) => {
            // What it opens stays until that is closed.
            setOpen(false);
            void act(key);
          }}
          onClose={onClose}
        >
          <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-ink-2">
            {message.text}
          </p>
          {onReply === null || message.deleted_at !== null ? null : (
            <div
              role="group"
              aria-label="Reactions to choose from"
              className="my-3 flex justify-between gap-1 border-b border-line pb-2"
            >
              {REACTIONS.map((reaction) => (
                <IconButton
                  key={reaction}
                  icon={REACTION_GLYPHS[reaction]}
                  label={REACTION_WORDS[reaction]}
                  aria-pressed={isOn(reaction)}
                  className={isOn(reaction) ? 'text-primary' : ''}
                  onClick={() => {
                    toggle(reaction);
                    onClose();
                  }}
                />
              ))}
            </div>
          )}
        </ActSheet>
      ) : null}
      {dialog}
    </>
  );
}
