/** Pictures of the product in its guides. Made and checked by e2e/guide-pictures.spec.ts: `npm run guide:pictures` makes them again. */
export interface GuidePicture {
  /** In public/guides, with the ending .avif or .webp. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** What the screen said when the picture was made: another wording makes it stale. */
  readonly words: readonly string[];
}

export const GUIDE_PICTURES: Readonly<Record<string, GuidePicture>> = {
  'client-account': {
    file: 'client-account-d6fb32140d',
    width: 1040,
    height: 650,
    words: ['Confirm password', 'Country optional', 'Create account', 'Email', 'First name', 'Hire on this site', 'Last name', 'Password', 'Username optional'],
  },
  search: {
    file: 'search-c96b4571f1',
    width: 1040,
    height: 650,
    words: ['Search', 'Search services', 'Services', 'services'],
  },
  projects: {
    file: 'projects-d93b5523b6',
    width: 1040,
    height: 650,
    words: [
      'Apply filters',
      'Budget from',
      'Budget up to',
      'Category',
      'Client’s hire rate',
      'Funds deposited',
      'Order',
      'Posted',
      'Projects',
      'Proposals',
      'Search',
      'Skill',
      'Verified client',
      'Work skill or words',
      'projects',
    ],
  },
  brief: {
    file: 'brief-3072e4e256',
    width: 1040,
    height: 650,
    words: ['Category', 'Continue', 'Field of work', 'Post a project', 'What do you need optional'],
  },
  checkout: {
    file: 'checkout-42a0d47415',
    width: 1040,
    height: 650,
    words: ['Extras', 'Package', 'Review and pay', 'What happens next', 'Your order'],
  },
  profile: {
    file: 'profile-815cfca12c',
    width: 1040,
    height: 650,
    words: [
      'About you',
      'Add a language',
      'Availability',
      'Behance optional',
      'Bio optional',
      'Certifications',
      'Company',
      'Dribbble optional',
      'Education',
      'Experience',
      'Experience level optional',
      'First name',
      'GitHub optional',
      'Hourly rate in USD optional',
      'Instagram optional',
      'Languages',
      'Last name',
      'LinkedIn optional',
      'Links',
      'Middle name optional',
      'Picture',
      'Portfolio',
      'Professional title optional',
      'Profile completion',
      'Profile settings',
      'Save',
      'Skill levels optional',
      'Skills',
      'Tagline optional',
      'Username',
      'Website optional',
    ],
  },
  'new-service': {
    file: 'new-service-8724d2b751',
    width: 1040,
    height: 650,
    words: ['Category', 'Continue', 'Field of work', 'New service', 'Title optional'],
  },
  wallet: {
    file: 'wallet-3d092b8f13',
    width: 1040,
    height: 650,
    words: ['Documents', 'Payment methods', 'Wallet'],
  },
};
