import { useSyncExternalStore } from 'react';
import { ownLocale, ownZone } from '#kit/format/reader.ts';
import { instanceLocale } from '#kit/locale.ts';
import type { Place } from '#design/public/locale.tsx';

let here: Place | null = null;

let serverPlace: Place | null = null;
/** As the document was made; always the same object, as React requires. */
const onTheServer = (): Place => (serverPlace ??= { locale: instanceLocale(), timeZone: 'UTC', isForEveryone: true });

const read = (): Place => (here ??= { locale: ownLocale(), timeZone: ownZone() });

/** The document is the same for everyone; numbers and dates follow the reader once React has hydrated it. */
export const usePlaceOfReader = (): Place => useSyncExternalStore(() => () => {}, read, onTheServer);
