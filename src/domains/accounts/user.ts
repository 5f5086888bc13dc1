/** What is derived from a user record rather than stored (REC-6 to REC-8). */
export const VERIFIED_LEVEL = 75;
export const PROFILE_COMPLETE_PERCENT = 80;
const AVATARS = '/uploads/avatars/';

interface Names {
  readonly first_name: string;
  readonly middle_name?: string | null;
  readonly last_name: string;
  readonly username: string;
}

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');

const firstGiven = (...choices: readonly string[]): string =>
  choices.find((choice) => choice.trim() !== '')?.trim() ?? '';

export const displayName = (user: Names): string =>
  firstGiven(joined([user.first_name, user.last_name]), user.username, 'User');

/** As the display name, with the middle name. */
export const fullName = (user: Names): string =>
  firstGiven(joined([user.first_name, user.middle_name, user.last_name]), user.username, 'User');

/** First letters of the first and the last word of the display name, whole characters even outside the BMP. */
export function initials(user: Names): string {
  const words = displayName(user).split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => Array.from(word ?? '')[0] ?? '');
  return letters.join('').toUpperCase();
}

export const isProfileComplete = (user: {
  readonly profile_completed: boolean;
  readonly profile_completion_percentage: number;
}): boolean => user.profile_completed || user.profile_completion_percentage >= PROFILE_COMPLETE_PERCENT;

export const isVerified = (user: { readonly verification_level: number }): boolean =>
  user.verification_level >= VERIFIED_LEVEL;

/** Where the picture is served, or null when there is none. `avatar` is a file name, never a path. */
export const avatarLink = (avatar: string | null | undefined): string | null =>
  avatar === null || avatar === undefined || avatar === '' ? null : `${AVATARS}${encodeURIComponent(avatar)}`;

/** An expiry that cannot be read counts as passed. */
export function isTokenExpired(expiresAt: string | null, now: Date): boolean {
  if (expiresAt === null) return false;
  const at = Date.parse(expiresAt);
  return Number.isNaN(at) || at <= now.getTime();
}

interface Held {
  readonly isLoggedIn: boolean;
  readonly token: string | null;
  readonly expiresAt: string | null;
}

export const isAuthenticated = ({ isLoggedIn, token, expiresAt }: Held, now: Date): boolean =>
  isLoggedIn && token !== null && token !== '' && !isTokenExpired(expiresAt, now);

/** Whole years on a day, or null. Both are calendar days ("1990-02-28"), so no time zone takes part. */
export function ageOn(dateOfBirth: string | null, today: string): number | null {
  if (dateOfBirth === null) return null;
  const [year = 0, ...born] = dateOfBirth.split('-').map(Number);
  const [thisYear = 0, ...now] = today.split('-').map(Number);
  const hadBirthday = (now[0] ?? 0) * 100 + (now[1] ?? 0) >= (born[0] ?? 0) * 100 + (born[1] ?? 0);
  return thisYear - year - (hadBirthday ? 0 : 1);
}
