import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { toast } from '#design/public/toast-store.ts';
import { withReturn } from '#domains/accounts/return-path.ts';
import { listenToSession } from '#domains/accounts/web/accounts.ts';
import { Failure } from '#kit/errors.ts';
import { keyOf, readAgain } from '#kit/web/api.ts';
import { call } from '#kit/web/api-client.ts';
import { flushDrafts } from '#kit/web/draft-flush.ts';
import type { OpenOverPage } from '#kit/web/over-page.ts';
import { savableKey, saving, type Savable, type Saver } from '#kit/web/saving.ts';
import { pathTo } from '#routes';
import { savedAmong } from '../among-contract.ts';
import { queryAbout, rowsOf } from './among.ts';
import { rememberSave } from './remembered-save.ts';
import { READS_OF_SEARCHES, READS_OF_THINGS } from './savable-things.ts';
import { turnSearch } from './turn-search.tsx';
import { turnThing, type Announce } from './turn-thing.tsx';

const LACKS_SOMETHING = ['unauthenticated', 'email_unverified', 'onboarding_incomplete'];

/**
 * Behind every Save button. What is saved is read from the screens' own cache, so whatever changes it changes the
 * buttons. A press shows its outcome before it is there, and looks first how things are now: another tab may have saved
 * it with a note.
 */
export function makeSaver(client: QueryClient, open: OpenOverPage): Saver {
  let shown: readonly Savable[] = [];
  /** Pressed, and not read again since. */
  const turning = new Map<string, boolean>();

  const readOf = (things: readonly Savable[]) => {
    const input = { query: queryAbout(things) };
    return {
      queryKey: keyOf(savedAmong, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(savedAmong, input, { signal }),
      enabled: things.length > 0,
    };
  };
  const observer = new QueryObserver(client, readOf([]));

  function publish(): void {
    const { data } = observer.getCurrentResult();
    const isSaved = (thing: Savable): boolean =>
      turning.get(savableKey(thing)) ?? (data !== undefined && rowsOf(thing, data).length > 0);
    saving.set(new Set(shown.filter(isSaved).map(savableKey)));
  }
  observer.subscribe(publish);

  function show(things: readonly Savable[]): void {
    shown = things;
    observer.setOptions(readOf(things));
    publish();
  }
  listenToSession({ onEnd: () => show([]) });

  /** False: the page is left, for what is missing first. */
  async function turn(thing: Savable, isSaved: boolean, act: () => Promise<Announce>): Promise<boolean> {
    const key = savableKey(thing);
    // A press of what is still changing means nothing.
    if (turning.has(key)) return true;
    turning.set(key, isSaved);
    publish();
    const reads = thing.kind === 'search' ? READS_OF_SEARCHES : READS_OF_THINGS;
    let announce: Announce = null;
    try {
      announce = await act();
      await readAgain(client, reads);
    } catch (error) {
      void readAgain(client, reads);
      if (error instanceof Failure && LACKS_SOMETHING.includes(error.code)) {
        await leave(thing, isSaved);
        return false;
      }
      toast.error(isSaved ? 'Not saved' : 'Not removed', (error as Error).message);
    } finally {
      turning.delete(key);
      publish();
    }
    announce?.();
    return true;
  }

  const press = (thing: Savable, isSaved: boolean): Promise<boolean> =>
    turn(thing, isSaved, async () => {
      const found = await call(savedAmong, { query: queryAbout([thing]) });
      if (rowsOf(thing, found).length > 0 === isSaved) return isSaved ? () => toast.success('Already saved') : null;
      const undo = (act: () => Promise<unknown>): void => void turn(thing, !isSaved, async () => (await act(), null));
      if (thing.kind === 'search') return turnSearch(thing, found.search, { open, undo });
      return turnThing(thing, found.saved, { open, undo, readAgain: () => readAgain(client, READS_OF_THINGS) });
    });

  return {
    show,
    saveOnce: (thing) => press(thing, true),
    press: async (thing) => {
      if (document.documentElement.dataset['session'] === 'in') await press(thing, !saving.isSaved(thing));
      else await leave(thing, true);
    },
  };
}

/**
 * To sign in, or to what an account lacks, and back to this page. What was to be saved is saved by the step between
 * (decision 084).
 */
async function leave(thing: Savable, isToBeSaved: boolean): Promise<void> {
  const here = location.pathname + location.search;
  await flushDrafts();
  if (!isToBeSaved) return location.assign(withReturn(pathTo('login', {}, { why: 'session-ended' }), here));
  rememberSave(thing);
  const step =
    thing.kind === 'search'
      ? pathTo(
          'saved-searches',
          {},
          {
            ...(thing.list === 'projects' ? { list: 'projects' } : {}),
            ...Object.fromEntries(new URLSearchParams(thing.query)),
          },
        )
      : pathTo('saved', {}, { [thing.kind]: thing.name });
  location.assign(withReturn(step, here));
}
