import { Icon } from '#design/public/icon.tsx';
import type { Message } from '../message-shape.ts';
import { REACTION_WORDS } from '../reactions.ts';
import { REACTION_GLYPHS } from './reaction-glyphs.ts';
import { useReact } from './reactions.tsx';

/** What people answered with: each is a button that adds or removes the reader’s own. */
export function MessageReactions({ conversationId, message }: { conversationId: string; message: Message }) {
  const { toggle } = useReact(conversationId, message);
  return (
    <ul aria-label="Reactions" className="mt-1.5 flex flex-wrap gap-1">
      {message.reactions.map(({ reaction, count, is_mine: isMine }) => (
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
}
