import { useSyncExternalStore } from 'react';
import type { Place } from '#design/public/locale.tsx';

const ON_THE_SERVER: Place = { locale: 'en-US', timeZone: 'UTC' };
let here: Place | null = null;
const read = (): Place => (here ??= { locale: navigator.language || 'en-US', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' });

/** The document is the same for everyone; numbers and dates turn into the reader's own once the page is awake. */
export const usePlaceOfReader = (): Place => useSyncExternalStore(() => () => {}, read, () => ON_THE_SERVER);
