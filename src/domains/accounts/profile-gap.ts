import { formatRate } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import { PROFILE_COMPLETE_PERCENT } from './user.ts';

/** Why a profile of this many percent can’t be used to propose yet; null where it can. */
export const profileGap = (percent: number, locale = instanceLocale()): string | null =>
  percent >= PROFILE_COMPLETE_PERCENT
    ? null
    : `Complete your profile to ${formatRate(PROFILE_COMPLETE_PERCENT * 100, locale)} first. It is at ${formatRate(percent * 100, locale)}.`;
