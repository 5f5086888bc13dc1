import type { ReactNode } from 'react';
import { toast } from '#design/public/toast-store.ts';
import { withReturn } from '#domains/accounts/return-path.ts';
import { listenToSession } from '#domains/accounts/web/accounts.ts';
import type { QueryEndpoint } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { savableKey, saving, type Savable, type Saver } from '#kit/web/saving.ts';
import { call } from '#kit/web/api-client.ts';
import { pathTo } from '#routes';
import { savedAmong, type SavedAmong } from '../among-contract.ts';
import { removeSaved, save, savedAlready, savedThings } from '../contract.ts';
import { FAVORITES_LIST } from '../saved-list.ts';
import { removeSearch, savedSearches, saveSearch, type SavedSearch } from '../searches-contract.ts';
import { notePressed } from './pressed.ts';
import { SaveThing, type Wanted } from './save-thing.tsx';
import { ALERT_WORDS, ChangeSearch } from './search-form.tsx';
import { nameFor, nextName } from './search-name.ts';

interface SaverParts {
  /** Screens read these again. */
  readonly stale: (endpoints: readonly QueryEndpoint[]) => void;
  /** Over the page that is shown. */
  readonly open: (content: (close: () => void) => ReactNode) => void;
}

type Row = SavedAmong['saved'][number];
type Place = Pick<Row, 'list' | 'note'>;

/** In each list that it is in, and a search as it was saved: for removing it, and for undoing that. */
const rows = new Map<string, readonly Row[]>();
const searches = new Map<string, SavedSearch>();
const known = new Set<string>();
let reading: Promise<void> = Promise.resolve();
listenToSession({
  onEnd: () => {
    for (const all of [rows, searches, known]) all.clear();
    saving.clear();
  },
});

const searchedIn = ({ kind }: Savable) => (kind === 'search:services' ? 'services' : kind === 'search:projects' ? 'projects' : null);
const wantedBy = ({ kind, name }: Savable) => ({ [kind]: name }) as unknown as Wanted;

async function read(things: readonly Savable[]): Promise<void> {
  const names = (kind: Savable['kind']) => [...new Set(things.filter((thing) => thing.kind === kind).map(({ name }) => name))].join(',');
  const query = Object.entries({ services: names('service'), people: names('person'), projects: names('project') }).filter(([, value]) => value !== '');
  const search = things.find((thing) => searchedIn(thing) !== null);
  const list = search === undefined ? null : searchedIn(search);
  const found = await call(savedAmong, {
    query: { ...Object.fromEntries(query), ...(search === undefined || list === null ? {} : { list, search: search.name }) },
  });
  for (const thing of things) {
    const key = savableKey(thing);
    const own = found.saved.filter(({ service, person, project }) =>
      Object.entries({ service, person, project }).some(([kind, name]) => kind === thing.kind && name === thing.name),
    );
    known.add(key);
    if (searchedIn(thing) === null) rows.set(key, own);
    else if (found.search === null) searches.delete(key);
    else searches.set(key, found.search);
    saving.set(thing, searchedIn(thing) === null ? own.length > 0 : found.search !== null);
  }
}

/** To sign in, or to what an account lacks, and back to this page: the step that saves is between (decision 084). */
function leave(thing: Savable): void {
  const list = searchedIn(thing);
  notePressed(list === null ? savableKey(thing) : thing.kind);
  const step =
    list === null
      ? pathTo('saved', {}, { [thing.kind]: thing.name })
      : pathTo('saved-searches', {}, { ...(list === 'projects' ? { list } : {}), ...Object.fromEntries(new URLSearchParams(thing.name)) });
  location.assign(withReturn(step, location.pathname + location.search));
}

const LACKS_SOMETHING = ['unauthenticated', 'email_unverified', 'onboarding_incomplete'];

export function makeSaver({ stale, open }: SaverParts): Saver {
  const changed = (): void => stale([savedThings, savedAlready, savedSearches]);

  async function put(thing: Savable, places: readonly Place[]): Promise<string> {
    const done = [];
    // One after the other: they take turns on the server too.
    for (const place of places) done.push(await call(save, { body: { ...wantedBy(thing), ...place } }));
    await read([thing]);
    return done[0]?.title ?? '';
  }

  async function putSearch(thing: Savable, name: string, alert: SavedSearch['alert'], number = 1): Promise<void> {
    const body = { name: number === 1 ? name : nextName(name, number), alert, list: searchedIn(thing) ?? 'services', query: thing.name } as const;
    try {
      searches.set(savableKey(thing), await call(saveSearch, { body }, { key: crypto.randomUUID() }));
    } catch (error) {
      const isTaken = error instanceof Failure && error.fields?.['name'] !== undefined && number < 9;
      if (!isTaken) throw error;
      await putSearch(thing, name, alert, number + 1);
    }
  }

  const chooseList = (thing: Savable): void =>
    open((close) => {
      const end = (): void => {
        close();
        void read([thing]).catch(() => undefined);
      };
      return <SaveThing wanted={wantedBy(thing)} onDone={end} onClose={close} />;
    });

  async function add(thing: Savable): Promise<void> {
    if (searchedIn(thing) === null) {
      const title = await put(thing, [{ list: FAVORITES_LIST, note: '' }]);
      toast.offer('Saved', { label: 'Add to list', onPress: () => chooseList(thing) }, title);
      return;
    }
    const key = savableKey(thing);
    await putSearch(thing, nameFor(new URLSearchParams(thing.name), searchedIn(thing) ?? 'services'), 'daily');
    const change = (): void => {
      const search = searches.get(key);
      if (search !== undefined) open((close) => <ChangeSearch search={search} onClose={close} />);
    };
    toast.offer('Search saved', { label: 'Change alerts', onPress: change }, `Alerts about new matches: ${ALERT_WORDS.daily.toLowerCase()}`);
  }

  async function takeAway(thing: Savable): Promise<void> {
    const key = savableKey(thing);
    const search = searches.get(key);
    if (search !== undefined) {
      await call(removeSearch, { params: { id: search.id } }).catch(unlessGone);
      searches.delete(key);
      const again = () => void turn(thing, true, () => putSearch(thing, search.name, search.alert));
      toast.offer('Search removed', { label: 'Undo', onPress: again });
      return;
    }
    const before = rows.get(key) ?? [];
    for (const { id } of before) await call(removeSaved, { params: { id } }).catch(unlessGone);
    rows.set(key, []);
    const again = () =>
      void turn(thing, true, () =>
        put(
          thing,
          before.map(({ list, note }) => ({ list, note })),
        ),
      );
    toast.offer('Removed from your lists', { label: 'Undo', onPress: again });
  }

  /** Shows the outcome before it is there, and takes it back if it does not come. */
  async function turn(thing: Savable, isSaved: boolean, act: () => Promise<unknown>): Promise<void> {
    saving.set(thing, isSaved);
    try {
      await act();
      changed();
    } catch (error) {
      saving.set(thing, !isSaved);
      if (error instanceof Failure && LACKS_SOMETHING.includes(error.code)) return leave(thing);
      toast.error(isSaved ? 'Not saved' : 'Not removed', (error as Error).message);
    }
  }

  const busy = new Set<string>();

  /** One press at a time, and none before it is known whether it is saved: a note would be lost. */
  async function press(thing: Savable, wanted: boolean | null): Promise<void> {
    const key = savableKey(thing);
    if (busy.has(key)) return;
    busy.add(key);
    try {
      await reading;
      if (!known.has(key)) await read([thing]);
      const isSaved = wanted ?? !saving.isSaved(thing);
      if (isSaved === saving.isSaved(thing)) toast.success('Already saved');
      else await turn(thing, isSaved, () => (isSaved ? add(thing) : takeAway(thing)));
    } catch (error) {
      toast.error('Not saved', (error as Error).message);
    } finally {
      busy.delete(key);
    }
  }

  return {
    show: (things) => {
      reading = reading.then(() => read(things)).catch(() => undefined);
      return reading;
    },
    keep: (thing) => press(thing, true),
    press: (thing) => (document.documentElement.dataset['session'] === 'in' ? press(thing, null) : Promise.resolve(leave(thing))),
  };
}

function unlessGone(error: unknown): void {
  if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
}
