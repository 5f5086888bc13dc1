import { toast } from '#design/public/toast-store.ts';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import type { OpenOverPage } from '#kit/web/over-page.ts';
import type { SavableThing } from '#kit/web/saving.ts';
import { unreachable } from '#kit/web/unreachable.ts';
import type { SavedAmong } from '../among-contract.ts';
import { removeSaved, save, savedAlready, type Saved } from '../contract.ts';
import { FAVORITES_LIST } from '../saved-list.ts';
import { namedInCalls } from './savable-things.ts';

/** Shown after the buttons update, so that Undo acts on the new state. */
export type Announce = (() => void) | null;

export interface TurnParts {
  readonly open: OpenOverPage;
  readonly undo: (act: () => Promise<unknown>) => void;
}

type Row = SavedAmong['saved'][number];
type Place = Pick<Row, 'list' | 'note'>;

/** Into Favorites, or out of the list that it is in. Out of several, or with a note, only after a question. */
export async function turnThing(
  thing: SavableThing,
  rows: readonly Row[],
  parts: TurnParts & { readonly readAgain: () => Promise<void> },
): Promise<Announce> {
  const { open, undo } = parts;
  if (rows.length === 0) {
    const [{ title } = { title: '' }] = await putInto(thing, [{ list: FAVORITES_LIST, note: '' }]);
    return () =>
      toast.withAction(
        'Saved',
        { label: 'Add to list', onPress: onPressOf('Your lists aren’t shown', () => chooseList(thing, open)) },
        title,
      );
  }
  const remove = async (): Promise<Announce> => {
    for (const { id } of rows) await call(removeSaved, { params: { id } }).catch(unlessGone);
    return () =>
      toast.withAction('Removed from your lists', { label: 'Undo', onPress: () => undo(() => putInto(thing, rows)) });
  };
  if (rows.length === 1 && rows[0]?.note === '') return remove();
  const [{ RemoveSaved }, savedState] = await Promise.all([
    import('./remove-saved.tsx').catch(unreachable),
    call(savedAlready, { query: namedInCalls(thing) }),
  ]);
  const removeAfterAll = async (): Promise<void> => {
    const announce = await remove();
    await parts.readAgain();
    announce?.();
  };
  open((close) => <RemoveSaved about={savedState} remove={removeAfterAll} onClose={close} />);
  return null;
}

async function putInto(thing: SavableThing, places: readonly Place[]): Promise<Saved[]> {
  const saved = [];
  // One after the other: they take turns on the server too.
  for (const { list, note } of places) saved.push(await call(save, { body: { ...namedInCalls(thing), list, note } }));
  return saved;
}

async function chooseList(thing: SavableThing, open: OpenOverPage): Promise<void> {
  const { SaveThing } = await import('./save-thing.tsx').catch(unreachable);
  open((close) => <SaveThing thing={thing} onDone={close} onClose={close} />);
}

export function unlessGone(error: unknown): void {
  if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
}

/** Says so where it fails. */
export const onPressOf = (title: string, act: () => Promise<unknown>) => (): void =>
  void act().catch((error: Error) => toast.error(title, error.message));
