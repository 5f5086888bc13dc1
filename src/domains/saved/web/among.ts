import type { CallInput } from '#kit/endpoint.ts';
import type { Savable, SavableThing } from '#kit/web/saving.ts';
import { MOST_NAMES, type savedAmong, type SavedAmong } from '../among-contract.ts';

/** One call about all of these. Of more than it takes, the last that came: those are in view. A page has one search. */
export function queryAbout(things: readonly Savable[]): CallInput<typeof savedAmong>['query'] {
  const names = (kind: SavableThing['kind']): string =>
    [...new Set(things.flatMap((thing) => (thing.kind === kind ? thing.name : [])))].slice(-MOST_NAMES).join(',');
  const [services, people, projects] = [names('service'), names('person'), names('project')];
  const search = things.find((thing) => thing.kind === 'search');
  return {
    ...(services === '' ? {} : { services }),
    ...(people === '' ? {} : { people }),
    ...(projects === '' ? {} : { projects }),
    ...(search === undefined ? {} : { list: search.list, search: search.query }),
  };
}

/** Where it is saved. */
export function rowsOf(thing: Savable, { saved, search }: SavedAmong): readonly { readonly id: string }[] {
  if (thing.kind === 'search') return search === null ? [] : [search];
  return saved.filter((row) => row[thing.kind] === thing.name);
}
