import type { KeptProfile } from './store.ts';

declare module '#kit/server/db/statement.ts' {
  interface ColumnTypes {
    'profile.social_links': KeptProfile['social_links'];
    'profile.skill_levels': KeptProfile['skill_levels'];
    'profile.languages': KeptProfile['languages'];
    'profile.portfolios': KeptProfile['portfolios'];
    'profile.experiences': KeptProfile['experiences'];
    'profile.educations': KeptProfile['educations'];
    'profile.certifications': KeptProfile['certifications'];
    'profile.privacy_settings': KeptProfile['privacy_settings'];
    'person_card.languages': KeptProfile['languages'];
    'profile.standing': NonNullable<KeptProfile['standing']>;
    'profile.notification_preferences': KeptProfile['notification_preferences'];
  }
}
