import { useSyncExternalStore } from 'react';
import { deviceList, isText } from '#kit/web/device-list.ts';
import { MOST_COMPARED } from '../../compared.ts';

const NOTHING: readonly string[] = [];
/** Slugs of services that are put side by side on this device. */
const beside = deviceList('docket-compared', MOST_COMPARED, isText);

export const compared = (): readonly string[] => beside.all();

/** None on the server. */
export const useCompared = (): readonly string[] => useSyncExternalStore(beside.subscribe, beside.all, () => NOTHING);

/** False: there is no room for one more. */
export function putBeside(slug: string): boolean {
  const slugs = beside.all();
  if (slugs.length >= MOST_COMPARED) return false;
  beside.keep([...slugs, slug]);
  return true;
}

export const takeAway = (slug: string): void => beside.keep(beside.all().filter((other) => other !== slug));
export const takeAllAway = (): void => beside.forget();

export const compareHref = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/services/compare' : `/services/compare?slugs=${slugs.join(',')}`;
