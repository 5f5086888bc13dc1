import { useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useFloating } from '#design/app/use-floating.ts';
import { IconButton } from '#design/public/button.tsx';
import { REACTION_WORDS, REACTIONS } from '../reactions.ts';
import { REACTION_GLYPHS } from './reaction-glyphs.ts';
import type { Reacting } from './reactions.tsx';

interface ReactionChoiceProps {
  readonly of: Reacting;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: (isBack: boolean) => void;
}

/** The row of reactions beside its button. */
export function ReactionChoice({ of: { isOn, toggle }, anchor, onClose }: ReactionChoiceProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFloating({ anchor, panel, isOpen: true, align: 'end', onClose });
  return createPortal(
    <div
      ref={panel}
      popover="manual"
      role="group"
      aria-label="Reactions to choose from"
      tabIndex={-1}
      className="popover"
    >
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
              onClose(true);
            }}
          />
        ))}
      </div>
    </div>,
    document.body,
  );
}
