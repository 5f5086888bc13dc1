/**
 * Pictures of the product in its guides. Made and checked by e2e/guide-pictures.spec.ts: `npm run guide:pictures` makes
 * them again.
 */
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
    file: 'client-account-e34ad86e7f',
    width: 1040,
    height: 650,
    words: [
      'Confirm password',
      'Country optional',
      'Create account',
      'Email',
      'First name',
      'Hire on this site',
      'Last name',
      'Password',
      'Username optional',
    ],
  },
  search: {
    file: 'search-7357b40cd1',
    width: 1040,
    height: 650,
    words: ['Search', 'Search services', 'Services', 'services'],
  },
  projects: {
    file: 'projects-a97ff6bde4',
    width: 1040,
    height: 650,
    words: ['Projects', 'Search', 'Search projects', 'projects'],
  },
  brief: {
    file: 'brief-6d7dc0cf20',
    width: 1040,
    height: 650,
    words: ['Category', 'Continue', 'Post a project', 'Subcategory', 'Title'],
  },
  checkout: {
    file: 'checkout-d19eef7375',
    width: 1040,
    height: 650,
    words: ['Extras', 'Package', 'Review and pay', 'What happens next', 'Your order'],
  },
  profile: {
    file: 'profile-6b4124808d',
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
    file: 'new-service-10c666e03b',
    width: 1040,
    height: 650,
    words: ['Category', 'Continue', 'New service', 'Subcategory', 'Title'],
  },
  wallet: {
    file: 'wallet-8435f1dcda',
    width: 1040,
    height: 650,
    words: ['Documents', 'Payment methods', 'Wallet'],
  },
};
