/** The language and the formats of this instance: the configuration's LOCALE. A browser keeps its own formats. */
const DEFAULT_LOCALE = 'en-US';

/** The bundle of pages has a copy of this file; both copies share the process's one locale. */
const shared = globalThis as { [at: symbol]: string | undefined };
const KEY = Symbol.for('docket.locale');

export function setInstanceLocale(locale: string): void {
  shared[KEY] = locale;
}

export const instanceLocale = (): string => shared[KEY] ?? DEFAULT_LOCALE;
