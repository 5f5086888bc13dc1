/**
 * Who agreed in this browser to what the language model is sent, by its host: asked again after signing out, and when
 * the host changes.
 */
export type ModelUse = 'translation' | 'summary' | 'reply' | 'writing';

const keyOf = (use: ModelUse, host: string): string => `docket.model.${use}.${host}`;
const LANGUAGE = 'docket.model.language';

/** Blocked storage remembers nothing: then it is asked each time. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Asked again next time.
  }
}

export const hasConsented = (use: ModelUse, host: string): boolean => read(keyOf(use, host)) !== null;
export const recordConsent = (use: ModelUse, host: string): void => keep(keyOf(use, host), 'yes');

export const keptLanguage = (): string | null => read(LANGUAGE);
export const keepLanguage = (code: string): void => keep(LANGUAGE, code);
