import type { QueryEndpoint } from '#kit/endpoint.ts';
import type { SavableThing } from '#kit/web/saving.ts';
import { savedAmong } from '../among-contract.ts';
import { savedAlready, savedThings } from '../contract.ts';
import { savedSearches } from '../searches-contract.ts';

const THING_KINDS = ['service', 'person', 'project'] as const satisfies readonly SavableThing['kind'][];

/** The thing that an address is about. */
export function thingIn(search: URLSearchParams): SavableThing | null {
  const kind = THING_KINDS.find((thingKind) => search.has(thingKind));
  return kind === undefined ? null : { kind, name: search.get(kind) ?? '' };
}

/** As calls name it. */
export function namedInCalls({
  kind,
  name,
}: SavableThing): { readonly service: string } | { readonly person: string } | { readonly project: string } {
  if (kind === 'service') return { service: name };
  return kind === 'person' ? { person: name } : { project: name };
}

/** What a command about saved things, or saved searches, makes stale: the lists and every Save button. */
export const READS_OF_THINGS: readonly QueryEndpoint[] = [savedThings, savedAlready, savedAmong];
export const READS_OF_SEARCHES: readonly QueryEndpoint[] = [savedSearches, savedAmong];
