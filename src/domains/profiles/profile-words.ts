/** The words for a profile's fixed values. */
import { formatDay } from '#kit/format/time.ts';
import type { PrivateField, Audience } from './privacy.ts';

export const EXPERIENCE_NAMES = { entry: 'Entry level', intermediate: 'Intermediate', expert: 'Expert' } as const;
export const AVAILABILITY_NAMES = {
  available: 'Available',
  busy: 'Busy, but open to messages',
  unavailable: 'Not available',
} as const;
export const FLUENCY_NAMES = {
  basic: 'basic',
  conversational: 'conversational',
  fluent: 'fluent',
  native: 'native',
} as const;
export const SKILL_LEVEL_NAMES = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
} as const;
export const COMPANY_SIZE_NAMES = {
  '1': 'Just me',
  '2-10': '2 to 10 people',
  '11-50': '11 to 50 people',
  '51-200': '51 to 200 people',
  '201+': 'More than 200 people',
} as const;
export const AUDIENCE_NAMES: Readonly<Record<Audience, string>> = {
  public: 'Everyone',
  signed_in: 'Signed-in users',
  only_me: 'Only me',
};
export const PRIVATE_FIELD_NAMES: Readonly<Record<PrivateField, string>> = {
  bio: 'Bio',
  skills: 'Skills',
  hourly_rate: 'Hourly rate',
  experience_level: 'Experience level',
  portfolios: 'Portfolio',
  experiences: 'Experience',
  educations: 'Education',
  certifications: 'Certifications',
  languages: 'Languages',
  country: 'Country',
  city: 'City',
  timezone: 'Time zone and local time',
  company: 'Company and industries',
  social_links: 'Links',
  last_activity_at: 'Last active',
  middle_name: 'Middle name',
  email: 'Email address',
  phone: 'Phone number',
  date_of_birth: 'Date of birth',
  age: 'Age',
  gender: 'Gender',
  address: 'Street address',
};

/** "2024-03" as "March 2024". */
export const monthName = (month: string, locale: string): string =>
  formatDay(`${month.slice(0, 7)}-01`, 'month', locale);

export const portfolioImage = (file: string): string => `/uploads/portfolio/${encodeURIComponent(file)}`;
