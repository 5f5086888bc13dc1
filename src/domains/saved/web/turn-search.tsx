import { unreachable } from '#kit/web/unreachable.ts';
import { toast } from '#design/public/toast-store.ts';
import { Failure } from '#kit/errors.ts';
import { call } from '#kit/web/api-client.ts';
import type { OpenOverPage } from '#kit/web/over-page.ts';
import type { SavableSearch } from '#kit/web/saving.ts';
import { removeSearch, saveSearch, type SavedSearch } from '../searches-contract.ts';
import { ALERT_WORDS } from './alert-words.ts';
import { nameFor, nextName } from './search-name.ts';
import { onPressOf, unlessGone, type Announce, type TurnParts } from './turn-thing.tsx';

/** Saves it with a daily alert, or removes it. */
export async function turnSearch(
  search: SavableSearch,
  saved: SavedSearch | null,
  { open, undo }: TurnParts,
): Promise<Announce> {
  if (saved === null) {
    const added = await putSearch(search, nameFor(new URLSearchParams(search.query), search.list), 'daily');
    const words = `Alerts about new matches: ${ALERT_WORDS.daily.toLowerCase()}`;
    return () =>
      toast.withAction(
        'Search saved',
        { label: 'Change alerts', onPress: onPressOf('Alerts aren’t shown', () => changeAlerts(added, open)) },
        words,
      );
  }
  await call(removeSearch, { params: { id: saved.id } }).catch(unlessGone);
  return () =>
    toast.withAction('Search removed', {
      label: 'Undo',
      onPress: () => undo(() => putSearch(search, saved.name, saved.alert)),
    });
}

async function putSearch(
  search: SavableSearch,
  name: string,
  alert: SavedSearch['alert'],
  number = 1,
): Promise<SavedSearch> {
  const body = { name: number === 1 ? name : nextName(name, number), alert, list: search.list, query: search.query };
  try {
    // A key of its own for each try: a search that is there already is not added again.
    return await call(saveSearch, { body }, { key: crypto.randomUUID() });
  } catch (error) {
    const isTaken = error instanceof Failure && error.fields?.['name'] !== undefined && number < 9;
    if (!isTaken) throw error;
    return putSearch(search, name, alert, number + 1);
  }
}

async function changeAlerts(search: SavedSearch, open: OpenOverPage): Promise<void> {
  const { ChangeSearch } = await import('./search-form.tsx').catch(unreachable);
  open((close) => <ChangeSearch search={search} onClose={close} />);
}
