import { SmilePlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '#design/public/button.tsx';
import { toast } from '#design/public/toast-store.ts';
import { useCommand } from '#kit/web/api.ts';
import { messages } from '../contract.ts';
import type { Message } from '../message-shape.ts';
import { reactToMessage } from '../reactions-contract.ts';
import type { Reaction } from '../reactions.ts';

export function useReact(conversationId: string, { seq, reactions }: Pick<Message, 'seq' | 'reactions'>) {
  const command = useCommand(reactToMessage, { stales: [messages] });
  const isOn = (reaction: Reaction): boolean =>
    reactions.some((reactionCount) => reactionCount.reaction === reaction && reactionCount.is_mine);
  const toggle = (reaction: Reaction): void =>
    command.mutate(
      { params: { id: conversationId, seq }, body: { reaction, on: !isOn(reaction) } },
      { onError: (error) => toast.error('No reaction was added', error.message) },
    );
  return { isOn, toggle };
}

export type Reacting = ReturnType<typeof useReact>;

/** Comes when someone reacts. */
const ReactionChoice = lazy(async () => ({ default: (await import('./reaction-choice.tsx')).ReactionChoice }));

/** Opens the row of reactions to choose from. */
export function ReactButton({ of, message: { text } }: { of: Reacting; message: Pick<Message, 'text'> }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (isBack: boolean): void => {
    setOpen(false);
    if (isBack) button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        icon={SmilePlus}
        size="sm"
        label={`React to “${text.slice(0, 30)}”`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <ReactionChoice of={of} anchor={button} onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
