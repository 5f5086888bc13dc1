import { Button } from '#design/public/button.tsx';
import { counted } from '#kit/format/unit.ts';
import type { Decisions } from './use-decisions.ts';

interface UndoProps {
  decisions: Decisions;
  /** The opened proposal, which has a button of its own. */
  openId: string | null;
}

/** On every tab and view, also while a long one is scrolled: what was declined in the last seconds. */
export const UndoDecline = ({ decisions: { undoable, undo }, openId }: UndoProps) =>
  undoable.every(({ id }) => id === openId) ? null : (
    // On phones an opened proposal is a page with a head of its own at the top.
    <p
      className={`panel z-20 flex flex-wrap items-center gap-3 self-start px-3 py-2 text-sm ${openId === null ? 'sticky top-4 -mb-2' : 'max-lg:mb-2 lg:sticky lg:top-4 lg:-mb-2'}`}
    >
      {counted(undoable.length, { one: 'proposal', other: 'proposals' })} declined
      <Button size="sm" onClick={() => undo(undoable)}>
        Undo decline
      </Button>
    </p>
  );
