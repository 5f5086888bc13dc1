import { instanceLocale } from '../locale.ts';

/** The zone of this device. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** What formats can follow of a language tag; some browsers hand out tags that are refused, such as "en-US@posix". */
export function supportedLocale(tag: string): string | null {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** The formats of this device: the first of its languages that formats can follow. */
export function ownLocale(): string {
  for (const tag of [...navigator.languages, navigator.language]) {
    const supported = supportedLocale(tag);
    if (supported !== null) return supported;
  }
  return instanceLocale();
}
