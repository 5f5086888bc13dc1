import { useState } from 'react';
import { Dialog } from '#design/app/dialog.tsx';
import { IconButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { REACTION_WORDS, REACTIONS } from '../reactions.ts';
import { REACTION_GLYPHS } from './reaction-glyphs.ts';
import { useReact } from './reactions.tsx';
import { useMessageActs, type MessageActsProps } from './use-message-acts.tsx';

interface MessageSheetProps extends MessageActsProps {
  readonly onClose: () => void;
}

/** At the foot of a phone, after a finger was held on a message: what can be done with it. */
export function MessageSheet({ onClose, ...props }: MessageSheetProps) {
  const [isOpen, setOpen] = useState(true);
  const { items, act, dialog } = useMessageActs(props, onClose);
  const { message, conversationId, onReply } = props;
  const { isOn, toggle } = useReact(conversationId, message);
  return (
    <>
      <Dialog isOpen={isOpen} onOpenChange={onClose} title="Message">
        <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-ink-2">
          {message.text}
        </p>
        {onReply === null || message.deleted_at !== null ? null : (
          <div role="group" aria-label="Reactions to choose from" className="mt-3 flex justify-between gap-1">
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
        <ul className="mt-3 grid border-t border-line pt-2">
          {items.map(({ key, label, href, danger }) => {
            const look = `option w-full text-start ${danger ? 'text-danger' : ''}`;
            const choose = (): void => {
              setOpen(false);
              void act(key);
            };
            return (
              <li key={key}>
                {href === undefined ? (
                  <button type="button" className={look} onClick={choose}>
                    {label}
                  </button>
                ) : (
                  <Link href={href} className={look} onClick={choose}>
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </Dialog>
      {dialog}
    </>
  );
}
