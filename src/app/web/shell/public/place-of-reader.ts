import { useSyncExternalStore } from 'react';
import type { Place } from '#design/public/locale.tsx';

const ON_THE_SERVER: Place = { locale: 'en-US', timeZone: 'UTC' };
let here: Place | null = null;

/** Some browsers hand out tags that Intl refuses, such as "en-US@posix". */
function usableLocale(): string {
  for (const tag of [...navigator.languages, navigator.language]) {
    try {
      const [supported] = Intl.NumberFormat.supportedLocalesOf(tag);
      if (supported !== undefined) return supported;
    } catch {
      continue;
    }
  }
  return ON_THE_SERVER.locale;
}

const read = (): Place => (here ??= { locale: usableLocale(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' });

/** The document is the same for everyone; numbers and dates turn into the reader's own once the page is awake. */
export const usePlaceOfReader = (): Place =>
  useSyncExternalStore(
    () => () => {},
    read,
    () => ON_THE_SERVER,
  );
