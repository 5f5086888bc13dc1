import type { PersonalData } from '#kit/server/context.ts';
import { exportOfProfile, eraseProfile } from './leave.ts';
import { onboardingRecordOf, profileRecordOf } from './profile-record.ts';

export const personal: PersonalData = {
  tables: {
    level_change: { fate: 'gone', copy: 'level-history.json' },
    portfolio_image: { fate: 'gone', copy: 'files/pictures/portfolio/' },
    profile: { fate: 'gone', copy: 'profile.json' },
    suggestion: { fate: 'kept: what was added, without its person; all others are gone', copy: 'suggestions.json' },
    profile_view: {
      fate: 'gone',
      copy: 'not: one row a day and visitor, who is known by a hash only; it tells of others',
    },
  },
  recordPart: profileRecordOf,
  onboardingPart: onboardingRecordOf,
  exportOf: exportOfProfile,
  erase: eraseProfile,
};
