import { SmilePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFloating } from '#design/app/use-floating.ts';
import { IconButton } from '#design/public/button.tsx';
import { Icon } from '#design/public/icon.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { messages } from '../contract.ts';
import type { Message } from '../message-shape.ts';
import { reactToMessage } from '../reactions-contract.ts';
import { REACTION_WORDS, REACTIONS, type Reaction } from '../reactions.ts';
import { REACTION_GLYPHS } from './reaction-glyphs.ts';

export function useReact(conversationId: string, { seq, reactions }: Pick<Message, 'seq' | 'reactions'>) {
  const command = useCommand(reactToMessage, { stales: [messages] });
  const isOn = (reaction: Reaction): boolean => reactions.some((one) => one.reaction === reaction && one.is_mine);
  const toggle = (reaction: Reaction): void =>
    command.mutate(
      { params: { id: conversationId, seq }, body: { reaction, on: !isOn(reaction) } },
      { onError: (error) => toast.error('No reaction was added', error.message) },
    );
  return { isOn, toggle };
}

interface ReactProps {
  readonly of: ReturnType<typeof useReact>;
  readonly message: Pick<Message, 'text' | 'reactions'>;
}

/** What people answered with: each is a button that adds or removes the reader’s own. */
export const Reactions = ({ of: { toggle }, message: { reactions } }: ReactProps) =>
  reactions.length === 0 ? null : (
    <ul aria-label="Reactions" className="mt-1.5 flex flex-wrap gap-1">
      {reactions.map(({ reaction, count, is_mine: isMine }) => (
        <li key={reaction}>
          <button
            type="button"
            aria-pressed={isMine}
            onClick={() => toggle(reaction)}
            className={`flex min-h-7 items-center gap-1 rounded-full border px-2 text-sm ${isMine ? 'border-primary bg-surface text-primary' : 'border-line bg-surface text-ink-2'}`}
          >
            <Icon of={REACTION_GLYPHS[reaction]} size="inline" />
            <span className="sr-only">{REACTION_WORDS[reaction]}: </span>
            <span className="tnum">{count}</span>
          </button>
        </li>
      ))}
    </ul>
  );

/** Opens the row of reactions to choose from. */
export function ReactButton({ of: { isOn, toggle }, message: { text } }: ReactProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = (isBack: boolean): void => {
    setOpen(false);
    if (isBack) button.current?.focus();
  };
  useFloating({ anchor: button, panel, isOpen, align: 'end', onClose: close });
  return (
    <>
      <IconButton ref={button} icon={SmilePlus} size="sm" label={`React to “${text.slice(0, 30)}”`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen
        ? createPortal(
            <div ref={panel} popover="manual" role="group" aria-label="Reactions to choose from" tabIndex={-1} className="popover">
              <div className="flex gap-1 p-1">
                {REACTIONS.map((reaction) => (
                  <IconButton
                    key={reaction}
                    icon={REACTION_GLYPHS[reaction]}
                    size="sm"
                    label={REACTION_WORDS[reaction]}
                    aria-pressed={isOn(reaction)}
                    className={isOn(reaction) ? 'text-primary' : ''}
                    onClick={() => {
                      toggle(reaction);
                      close(true);
                    }}
                  />
                ))}
              </div>
            </div>,
            document.body,
          )
        : null}
    </>
  );
}
