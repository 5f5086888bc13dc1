import { deviceList, isText } from '#kit/web/device-list.ts';

const searches = deviceList('docket-searches', 6, isText);

/** What was searched for on this device, newest first. */
export const recentSearches = (): readonly string[] => searches.all();

export function rememberSearch(words: string): void {
  if (words === '') return;
  searches.keep([words, ...searches.all().filter((other) => other.toLowerCase() !== words.toLowerCase())]);
}

export const forgetSearches = (): void => searches.forget();
