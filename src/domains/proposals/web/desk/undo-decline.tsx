import { Button } from '#design/public/button.tsx';
import { counted } from '#kit/format/unit.ts';
import { UNDO_WORDS, type Decisions } from './use-decisions.ts';

interface UndoProps {
  decisions: Decisions;
  /** The opened proposal, or those side by side: each has a button of its own. */
  inSight: readonly string[];
  isOpen: boolean;
}

/**
 * On every tab and view, also while a long one is scrolled: what was declined in the last seconds. Read out, wherever
 * its button is.
 */
export const UndoDecline = ({ decisions: { undoable, undo }, inSight, isOpen }: UndoProps) => {
  const isElsewhere = undoable.some(({ id }) => !inSight.includes(id));
  return (
    // On phones an opened proposal is a page with a head of its own at the top.
    <p
      className={
        isElsewhere
          ? `panel z-20 flex flex-wrap items-center gap-3 px-3 py-2 text-sm shadow-md ${isOpen ? 'max-lg:mb-2 lg:sticky lg:top-4' : 'sticky top-4'}`
          : 'sr-only'
      }
    >
      <span role="status">
        {undoable.length === 0
          ? ''
          : `${counted(undoable.length, { one: 'proposal', other: 'proposals' })} declined. ${UNDO_WORDS}`}
      </span>
      {isElsewhere ? (
        <Button size="sm" onClick={() => undo(undoable)}>
          Undo decline
        </Button>
      ) : null}
    </p>
  );
};
