import { ConfirmDialog } from '#design/app/confirm-viewport.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { counted, plural } from '#kit/format/unit.ts';
import type { savedAlready } from '../contract.ts';

interface RemoveSavedProps {
  readonly about: DataOf<typeof savedAlready>;
  readonly remove: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Before something leaves several lists, or takes a note with it: one press would lose what took more than one. */
export function RemoveSaved({ about: { title, saved, lists }, remove, onClose }: RemoveSavedProps) {
  const nameOf = (id: string) => lists.find((list) => list.id === id)?.name ?? '';
  const notes = saved.filter(({ note }) => note !== '').length;
  return (
    <ConfirmDialog
      asked={{
        id: 0,
        title: `Remove “${title}”?`,
        body: (
          <>
            <p>It’s in {counted(saved.length, { one: 'list', other: 'lists' })}:</p>
            <ul className="mt-2 grid list-disc gap-1 ps-5">
              {saved.map(({ id, list, note }) => (
                <li key={id} className="wrap-anywhere">
                  {nameOf(list)}
                  {note === '' ? null : `: ${note}`}
                </li>
              ))}
            </ul>
            {notes === 0 ? null : (
              <p className="mt-2">
                {plural(notes, { one: 'Your note goes with it.', other: 'Your notes go with it.' })}
              </p>
            )}
          </>
        ),
        okLabel: saved.length > 1 ? 'Remove from all lists' : 'Remove',
        danger: true,
        act: remove,
        answer: onClose,
      }}
    />
  );
}
