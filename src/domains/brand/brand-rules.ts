/** What operators may set about the brand (BRD-1 to BRD-6). */
import { DAY_MS } from '#kit/clock.ts';

export const BRAND_LIMITS = {
  name: 40,
  email: 254,
  legalName: 120,
  addressLine: 100,
  addressLines: 6,
  taxNumber: 60,
  announcement: 200,
  link: 200,
  linkText: 40,
  maintenance: 300,
  reason: 500,
  /** Of a side, in pixels. */
  logoPixels: 192,
} as const;

const LONGEST_ANNOUNCEMENT_MS = 366 * DAY_MS;
/** Who closes for longer forgot to open again. */
const LONGEST_MAINTENANCE_MS = 7 * DAY_MS;

/** Why an announcement can't be shown from and to these instants, by the field that says so. */
export function whyNotShown(startsAt: Date, endsAt: Date, now: Date): Readonly<Record<'ends_at', string>> | null {
  if (endsAt <= startsAt) return { ends_at: 'Choose an end after the start.' };
  if (endsAt <= now) return { ends_at: 'Choose an end in the future.' };
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_ANNOUNCEMENT_MS)
    return { ends_at: 'Choose an end within a year of the start.' };
  return null;
}

export function whyNotClosedUntil(until: Date, now: Date): string | null {
  if (until <= now) return 'Choose a time in the future.';
  return until.getTime() - now.getTime() > LONGEST_MAINTENANCE_MS ? 'Choose a time within the next 7 days.' : null;
}
